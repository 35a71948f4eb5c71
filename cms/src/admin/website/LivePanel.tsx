import {
  unstable_useContentManagerContext as useContentManager,
  useAuth,
} from "@strapi/strapi/admin";
import { Flex, Status, Typography } from "@strapi/design-system";

import { usePolling } from "../requests/use-polling";

import type { RecordState } from "../../publishing/types";
import { describeRecord, tones } from "./messages";

/** What a role needs to see the state of the website. */
export const readPermissions = [{ action: "api::publishing.read", subject: null }];

/** Often while a change is on its way, and seldom otherwise. Milliseconds. */
const wait = (state: RecordState | undefined) => (state?.expectedAt ? 3_000 : 15_000);

type LiveStateProps = { path: string; published: boolean; savedAt: string | undefined };

const LiveState = ({ path, published, savedAt }: LiveStateProps) => {
  // What is said of the record before a save would look like an answer to it.
  const { data, error } = usePolling<RecordState>(path, wait, savedAt);
  if (!data) return <Typography textColor="neutral600">{error ?? "Asking …"}</Typography>;
  const { headline, detail, tone } = describeRecord(data, published);

  return (
    <Flex direction="column" alignItems="flex-start" gap={2} role="status">
      <Status variant={tones[tone].status} size="S">
        {headline}
      </Status>
      {detail && <Typography textColor="neutral600">{detail}</Typography>}
    </Flex>
  );
};

type Props = {
  model: string;
  document?: { documentId?: string; updatedAt?: string; publishedAt?: string | null };
  meta?: { availableStatus?: { publishedAt?: string | null }[] };
};

/** The side panel of the edit view that says whether visitors see this record. */
export const LivePanel = ({ model, document, meta }: Props) => {
  const permissions = useAuth("LivePanel", ({ permissions: all }) => all);
  // What visitors sent has no drafts, and is never on the website.
  const { hasDraftAndPublish } = useContentManager();
  const allowed = permissions.some(({ action }) => action === readPermissions[0]?.action);
  const documentId = document?.documentId;
  if (!allowed || !documentId || !hasDraftAndPublish) return null;

  const published =
    Boolean(document.publishedAt) ||
    Boolean(meta?.availableStatus?.some(({ publishedAt }) => publishedAt));

  return {
    title: "On the website",
    content: (
      <LiveState
        path={`/publishing/records/${model}/${documentId}`}
        published={published}
        savedAt={document.updatedAt}
      />
    ),
  };
};
