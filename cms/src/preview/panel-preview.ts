import type { AppContext } from "../server/app-context";
import { contentTypes } from "../content/model/content-types";
import type { Settings } from "../server/settings";

import { currentSession } from "./session-route";
import { ticketUrl } from "./ticket";

type Params = { documentId?: string; status?: string };

/** Strapi's setting `preview`, without the URLs: see {@link setPreviewUrls}. */
export const panelPreview = ({ preview }: Pick<Settings, "preview">) =>
  preview
    ? { enabled: true, config: { allowedOrigins: [new URL(preview.url).origin] } }
    : { enabled: false };

/**
 * Sets the handler that returns a record's preview URL; undefined without a session. The preview
 * server finds the page, because only the site knows page paths.
 */
export const setPreviewUrls = ({
  strapi,
  settings: { preview },
}: Pick<AppContext, "strapi" | "settings">) => {
  if (!preview) return;

  const handler = (uid: string, { documentId, status }: Params) => {
    const session = currentSession(strapi);
    const hasDrafts = contentTypes(strapi).some((type) => type.uid === uid);
    if (!documentId || !session || !hasDrafts) return undefined;
    const shown = status === "published" ? "published" : "draft";

    return ticketUrl(preview, { uid, documentId, status: shown, session });
  };
  strapi.config.set("admin.preview.config.handler", handler);
};
