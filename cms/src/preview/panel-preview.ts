import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { AppContext } from "../context";
import type { Settings } from "../settings";

import { createTicket } from "./ticket";

type Params = { documentId?: string; status?: string };

/** Whether a type holds content, which has drafts and pages; what visitors send has none. */
const isContent = (uid: string) => {
  const [, name = ""] = /^api::([a-z-]+)\./.exec(uid) ?? [];
  const schema = join(__dirname, "../api", name, "content-types", name, "schema.json");

  return existsSync(schema) && JSON.parse(readFileSync(schema, "utf8")).options.draftAndPublish;
};

/** The setting `preview` of the admin panel, without the addresses: see {@link givePreviewAddresses}. */
export const panelPreview = ({ preview }: Pick<Settings, "preview">) =>
  preview
    ? { enabled: true, config: { allowedOrigins: [new URL(preview.url).origin] } }
    : { enabled: false };

/**
 * Tells the panel which address shows a record. The draft server finds the page, since only the
 * site knows the paths of its pages. Without a session of the panel there is no address.
 */
export const givePreviewAddresses = ({
  strapi,
  settings: { preview },
}: Pick<AppContext, "strapi" | "settings">) => {
  if (!preview) return;

  const handler = (uid: string, { documentId, status }: Params) => {
    const session: string | undefined = strapi.requestContext.get()?.state.session?.id;
    if (!documentId || !session || !isContent(uid)) return undefined;
    const shown = status === "published" ? "published" : "draft";

    return `${preview.url}/__enter?ticket=${createTicket(preview.secret, { uid, documentId, status: shown, session })}`;
  };
  strapi.config.set("admin.preview.config.handler", handler);
};
