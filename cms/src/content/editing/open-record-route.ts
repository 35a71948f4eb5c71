import type { AppContext } from "../../server/app-context";
import { currentAdminUser } from "../../server/admin/users";
import type { PanelRoute } from "../../server/http/panel-routes";

import { isContent } from "../model/content-types";
import { findReadable } from "../model/find-record";
import type { OpenRecordParts } from "../types";

import { createPresence } from "./presence";

/**
 * All that the panel shows beside an open record, since it asks every few seconds. Of a lead, that is
 * only who else has it open; a record of the content also has the parts that the capabilities have
 * added.
 */
export const openRecordRoute = ({
  strapi,
  recordParts,
}: AppContext): PanelRoute<OpenRecordParts> => {
  const presence = createPresence();

  return {
    respond: async (ability, ctx) => {
      const record = await findReadable(strapi, ability, ctx);
      const { uid, documentId, draft } = record;
      const opened = {
        others: presence.note(`${uid} ${documentId}`, currentAdminUser(strapi) ?? {}),
        updatedAt: new Date(draft.updatedAt).toISOString(),
      };
      if (!isContent(strapi, uid)) return { presence: opened };
      const parts = [...recordParts].map(
        async ([name, read]) => [name, await read(record)] as const,
      );

      return { presence: opened, ...Object.fromEntries(await Promise.all(parts)) };
    },
  };
};
