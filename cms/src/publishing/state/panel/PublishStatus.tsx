import { Box, Flex, ProgressBar, Status, Typography } from "@strapi/design-system";
import { styled } from "styled-components";

import type { RecordRef, Status as Publishing } from "../../types";
import { formatDateTime, formatSince } from "../../../panel/times";
import { RecordLink } from "./RecordLink";
import { RecordsWithoutPage } from "./RecordsWithoutPage";
import { describeStatus, nextStep, tones } from "./messages";

/** As wide as the text, and visible in dark mode. */
const Progress = styled(ProgressBar)`
  width: 100%;
  background: ${({ theme }) => theme.colors.neutral200};

  > div {
    background: ${({ theme }) => theme.colors.primary600};
  }
`;

type ProblemProps = { sentence: string; record: RecordRef | null; next?: string };

/** A problem, its record, and the solution. */
const Problem = ({ sentence, record, next }: ProblemProps) => (
  <Box background="danger100" borderColor="danger200" hasRadius padding={4}>
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Typography textColor="neutral800">{sentence}</Typography>
      {record && <RecordLink record={record} />}
      {next && <Typography textColor="neutral600">{next}</Typography>}
    </Flex>
  </Box>
);

/** The live release, the running build, and problems. */
export const PublishStatus = ({ status }: { status: Publishing }) => {
  const { headline, detail, progress, tone } = describeStatus(status);
  const { build, failure, held, live, withoutPage } = status;

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box role="status">
        <Flex wrap="wrap" gap={2} alignItems="center">
          <Status variant={tones[tone].status} size="S">
            {tones[tone].label}
          </Status>
          <Typography variant="delta" tag="p">
            {headline}
          </Typography>
        </Flex>
      </Box>
      {detail && <Typography textColor="neutral600">{detail}</Typography>}
      {progress !== null && (
        <Progress value={Math.round(progress * 100)} aria-label="Progress of the update" />
      )}
      {held.map(({ sentence, record }) => (
        <Problem key={`${record.uid} ${record.documentId}`} sentence={sentence} record={record} />
      ))}
      {withoutPage.length > 0 && <RecordsWithoutPage records={withoutPage} />}
      {failure && build?.state !== "building" && (
        <Problem sentence={failure.sentence} record={failure.record} next={nextStep(failure)} />
      )}
      {live && (
        <Typography variant="pi" textColor="neutral600">
          {live.pages} pages, live since{" "}
          <time dateTime={live.at} title={formatDateTime(live.at)}>
            {formatSince(live.at)}
          </time>
        </Typography>
      )}
    </Flex>
  );
};
