import { Box, Flex, Typography } from "@strapi/design-system";

import type { Change, Status } from "../../publishing/types";
import { Time } from "./Time";
import { describeChange } from "./words";

/** Changes as sentences, one below the other. */
export const ChangeList = ({ changes, now }: { changes: Change[]; now: Date }) => (
  <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
    {changes.map((change) => (
      <Typography tag="li" key={`${change.uid} ${change.documentId} ${change.at}`}>
        {describeChange(change)},{" "}
        <Typography textColor="neutral600">
          <Time at={change.at} now={now} />
        </Typography>
      </Typography>
    ))}
  </Flex>
);

/** What is published and not live yet; nothing when there is nothing. */
export const Changes = ({ status, now }: { status: Status; now: Date }) => {
  if (status.pending.length === 0) return null;

  return (
    <Box tag="section" aria-labelledby="pending">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography variant="delta" tag="h2" id="pending">
          Published, and not live yet
        </Typography>
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
          <ChangeList changes={status.pending} now={now} />
        </Box>
      </Flex>
    </Box>
  );
};
