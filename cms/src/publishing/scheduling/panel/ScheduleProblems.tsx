import { Box, Flex, Typography } from "@strapi/design-system";

import type { PublishingResponses } from "../../types";
import { numberOf } from "../../../common/text/number-of";
import { usePolling } from "../../../panel/requests/use-polling";
import { RecordLink } from "../../state/panel/RecordLink";

/** An import may leave hundreds; the lists of their types mark all. */
const maxShown = 5;

/** The records that were not published or unpublished as planned; those of a type with the newest first. */
export const ScheduleProblems = () => {
  const { data } = usePolling<PublishingResponses["GET /schedule-problems"]>(
    "/schedule-problems",
    60_000,
  );
  if (!data || data.problems.length === 0) return null;
  const more = data.problems.length - maxShown;

  return (
    <Box tag="ul" paddingTop={4} role="status">
      {data.problems.slice(0, maxShown).map(({ sentence, ...record }) => (
        <Box tag="li" key={`${record.uid} ${record.documentId}`} paddingBottom={2}>
          <Flex direction="column" alignItems="flex-start" gap={2}>
            <Typography textColor="danger600">{sentence}</Typography>
            <RecordLink record={record} />
          </Flex>
        </Box>
      ))}
      {more > 0 && (
        <Typography tag="li" textColor="danger600">
          {`${numberOf(more, "more record")} not published as planned: “Failed” marks them in their lists.`}
        </Typography>
      )}
    </Box>
  );
};
