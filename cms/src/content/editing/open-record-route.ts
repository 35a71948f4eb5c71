import type { UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import type { AppContext } from "../../server/app-context";
import { mayRead } from "../../server/admin/rights";
import { currentAdminUser } from "../../server/admin/users";
import { addPanelRoute } from "../../server/http/routes";

import { isContent } from "../model/content-types";
import { findRecord, rightsTo } from "../model/find-record";
import type { Presence } from "../types";

import { editedVersion } from "./edited-version";
import { createPresence } from "./presence";

/**
 * Adds GET /open-records/:uid/:documentId: all that the panel shows beside an open record, since it
 * asks every few seconds. Of a lead, that is only who else has it open; a record of the content also
 * has the parts that the capabilities have added.
 */
export const addOpenRecordRoute = ({ strapi, recordParts }: AppContext) => {
  const presence = createPresence();

  addPanelRoute(strapi, "/open-records/:uid/:documentId", async (ability, ctx) => {
    const { uid, documentId } = ctx.params as { uid: UID.ContentType; documentId: string };
    const version = mayRead(ability, uid) && (await editedVersion(strapi, uid, documentId));
    if (!version || !rightsTo(strapi, ability, uid).can.read(version)) {
      throw new errors.NotFoundError("This record does not exist, or your role cannot read it.");
    }
    const opened: Presence = {
      others: presence.note(`${uid} ${documentId}`, currentAdminUser(strapi) ?? {}),
      updatedAt: new Date(version.updatedAt).toISOString(),
    };
    if (!isContent(strapi, uid)) return { presence: opened };

    const record = await findRecord(strapi, ability, ctx);
    const parts = [...recordParts].map(async ([name, read]) => [name, await read(record)] as const);

    return { presence: opened, ...Object.fromEntries(await Promise.all(parts)) };
  });
};
