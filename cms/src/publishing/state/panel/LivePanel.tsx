import { useAuth } from "@strapi/strapi/admin";
import { Flex, Status, Typography } from "@strapi/design-system";

import { useEditView } from "../../../content/editing/panel/use-open-record";
import { type ShownRecord, useRecordPart } from "../../../content/editing/panel/use-record-part";

import type { RecordState } from "../../types";
import { BrokenLinksOfRecord, LinkProblems } from "./LinkProblems";
import { countFailingLinks, describeFailingLink, describeRecord, tones } from "./messages";

/** The permission to see the website's state. */
export const readPermissions = [{ action: "api::publishing.read", subject: null }];

/** True if the user may see the website's state. */
export const useMayRead = () =>
  useAuth("MayRead", ({ permissions }) =>
    permissions.some(({ action }) => action === readPermissions[0]?.action),
  );

/** Time in milliseconds until the next request: while a change is pending, and otherwise. */
const nextRequest = (state: RecordState | null | undefined) =>
  state?.expectedAt ? 3_000 : undefined;

type LiveStateProps = ShownRecord & { published: boolean };

const LiveState = ({ published, ...record }: LiveStateProps) => {
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

type Props = {
  model: string;
  document?: { documentId?: string; publishedAt?: string | null };
  meta?: { availableStatus?: { publishedAt?: string | null }[] };
};

/** The side panel of the edit view that shows if the record is live. */
export const LivePanel = ({ model, document, meta }: Props) => {
  const allowed = useMayRead();
  // Leads have no drafts, and are never on the website.
  const { hasDraftAndPublish } = useEditView();
  const documentId = document?.documentId;
  if (!allowed || !documentId || !hasDraftAndPublish) return null;

  const published =
    Boolean(document.publishedAt) ||
    Boolean(meta?.availableStatus?.some(({ publishedAt }) => publishedAt));

  return {
    title: "On the website",
    content: <LiveState model={model} documentId={documentId} published={published} />,
  };
};
