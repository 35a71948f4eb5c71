import type { Settings } from "../settings";

import { createTicket } from "./ticket";

type Params = { documentId?: string; status?: string };

/**
 * The setting `preview` of the admin panel: which address shows a record. The draft server
 * finds the page, since only the site knows the paths of its pages.
 */
export const panelPreview = ({ preview }: Pick<Settings, "preview">) => {
  if (!preview) return { enabled: false };

  return {
    enabled: true,
    config: {
      allowedOrigins: [new URL(preview.url).origin],
      handler: (uid: string, { documentId, status }: Params) => {
        // The media library and what visitors send have no page.
        if (!documentId || !uid.startsWith("api::")) return undefined;
        const shown = status === "published" ? "published" : "draft";

        return `${preview.url}/__enter?ticket=${createTicket(preview.secret, { uid, documentId, status: shown })}`;
      },
    },
  };
};
