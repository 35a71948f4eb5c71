import { editPagePath } from "../../common/paths/edit-page-path";
import type { Settings } from "../settings";

/** The URL of a record in the panel; undefined without CMS_PUBLIC_URL or without the panel. */
export const panelUrl = (
  { publicUrl, serveAdminPanel }: Pick<Settings, "publicUrl" | "serveAdminPanel">,
  { uid, kind }: { uid: string; kind: string },
  documentId: string,
): string | undefined =>
  publicUrl && serveAdminPanel
    ? `${publicUrl}/admin${editPagePath({ uid, documentId, kind })}`
    : undefined;
