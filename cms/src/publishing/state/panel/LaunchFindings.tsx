import { Box, Flex, Status, Typography } from "@strapi/design-system";

import { usePolling } from "../../../panel/requests/use-polling";

import type { Launch } from "../../types";
import { RecordLink } from "./RecordLink";
import { Section } from "./Section";

const maxRecords = 5;

const Finding = ({ level, sentence, records }: Launch["findings"][number]) => (
  <Flex tag="li" direction="column" alignItems="flex-start" gap={2}>
    <Flex gap={3} alignItems="flex-start">
      <Status variant={level === "error" ? "danger" : "neutral"} size="S">
        {level === "error" ? "Required" : "Advice"}
      </Status>
      <Typography>{sentence}</Typography>
    </Flex>
    <Flex tag="ul" wrap="wrap" gap={3}>
      {records.slice(0, maxRecords).map((record) => (
        <li key={`${record.uid} ${record.documentId}`}>
          <RecordLink record={record} />
        </li>
      ))}
      {records.length > maxRecords && (
        <Typography tag="li" textColor="neutral600">
          and {records.length - maxRecords} more
        </Typography>
      )}
    </Flex>
  </Flex>
);

/** What of the published content should not be public, such as the sample's texts. */
export const LaunchFindings = () => {
  const { data } = usePolling<Launch>("/publishing/launch", 60_000);
  if (!data || data.findings.length === 0) return null;

  return (
    <Section title="Before the website is public">
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
          {data.findings.map((finding) => (
            <Finding key={finding.sentence} {...finding} />
          ))}
        </Flex>
      </Box>
    </Section>
  );
};
