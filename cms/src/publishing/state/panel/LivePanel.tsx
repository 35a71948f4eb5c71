import { useAuth } from "@strapi/strapi/admin";

import { useEditView } from "../../../content/editing/panel/use-open-record";
import { lazyPart } from "../../../panel/lazy-part";

/** The permission to see the website's state. */
export const readPermissions = [{ action: "api::publishing.read", subject: null }];

/** True if the user may see the website's state. */
export const useMayRead = () =>
  useAuth("MayRead", ({ permissions }) =>
    permissions.some(({ action }) => action === readPermissions[0]?.action),
  );

const LiveState = lazyPart(async () => (await import("./LiveState")).LiveState);

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
