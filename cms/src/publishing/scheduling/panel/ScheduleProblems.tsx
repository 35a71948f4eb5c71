import { Box, Flex, Typography } from "@strapi/design-system";

import type { PublishingResponses } from "../../types";
import { usePolling } from "../../../panel/requests/use-polling";
import { RecordLink } from "../../state/panel/RecordLink";

/** The records that were not published or unpublished on schedule. */
export const ScheduleProblems = () => {
  const { data } = usePolling<PublishingResponses["GET /schedule-problems"]>(
    "/schedule-problems",
    60_000,
  );
  if (!data || data.problems.length === 0) return null;

  return (
    <Box tag="ul" paddingTop={4} role="status">
      {data.problems.map(({ sentence, ...record }) => (
        <Box tag="li" key={`${record.uid} ${record.documentId}`} paddingBottom={2}>
          <Flex direction="column" alignItems="flex-start" gap={2}>
            <Typography textColor="danger600">{sentence}</Typography>
            <RecordLink record={record} />
          </Flex>
        </Box>
      ))}
    </Box>
  );
};
