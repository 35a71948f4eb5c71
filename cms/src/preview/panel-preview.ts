import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Settings } from "../settings";

import { createTicket } from "./ticket";

type Params = { documentId?: string; status?: string };

/** Whether a type holds content, which has drafts and pages; what visitors send has none. */
const isContent = (uid: string) => {
  const [, name = ""] = /^api::([a-z-]+)\./.exec(uid) ?? [];
  const schema = join(__dirname, "../api", name, "content-types", name, "schema.json");

  return existsSync(schema) && JSON.parse(readFileSync(schema, "utf8")).options.draftAndPublish;
};

/**
 * The setting `preview` of the admin panel: which address shows a record. The draft server
 * finds the page, since only the site knows the paths of its pages.
 *
 * @param findSession gives the `sessionId` of whoever asks; without one there is no preview.
 */
export const panelPreview = (
  { preview }: Pick<Settings, "preview">,
  findSession: () => string | undefined,
) => {
  if (!preview) return { enabled: false };

  return {
    enabled: true,
    config: {
      allowedOrigins: [new URL(preview.url).origin],
      handler: (uid: string, { documentId, status }: Params) => {
        const session = findSession();
        if (!documentId || !session || !isContent(uid)) return undefined;
        const shown = status === "published" ? "published" : "draft";

        return `${preview.url}/__enter?ticket=${createTicket(preview.secret, { uid, documentId, status: shown, session })}`;
      },
    },
  };
};
