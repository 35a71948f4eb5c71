import { Flex, Status, Typography } from "@strapi/design-system";

import { type ShownRecord, useRecordPart } from "../../../content/editing/panel/poll-open-record";

import type { RecordState } from "../../types";
import { BrokenLinksOfRecord, LinkProblems } from "./LinkProblems";
import { countFailingLinks, describeFailingLink, describeRecord, tones } from "./messages";

/** Time in milliseconds until the next request: while a change is pending, and otherwise. */
const nextRequest = (state: RecordState | null | undefined) =>
  state?.expectedAt ? 1_000 : undefined;

type Props = ShownRecord & { published: boolean };

/** Whether a record is on the website, and which of its links fail. */
export const LiveState = ({ published, ...record }: Props) => {
  const { part: data, error } = useRecordPart<RecordState>("website", record, nextRequest);
  if (!data) return <Typography textColor="neutral600">{error ?? "Loading …"}</Typography>;
  const { headline, detail, tone } = describeRecord(data, published);
  const { brokenLinks, externalLinks } = data;

  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Flex direction="column" alignItems="flex-start" gap={2} role="status">
        <Status variant={tones[tone].status} size="S">
          {headline}
        </Status>
        {detail && <Typography textColor="neutral600">{detail}</Typography>}
      </Flex>
      <BrokenLinksOfRecord links={brokenLinks} />
      {externalLinks.length > 0 && (
        <LinkProblems
          headline={countFailingLinks(externalLinks)}
          links={externalLinks.map((link) => ({ ...link, problem: describeFailingLink(link) }))}
        />
      )}
    </Flex>
  );
};
