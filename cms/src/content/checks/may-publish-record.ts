import type { Core, UID } from "@strapi/strapi";

import { currentAbility, mayPublish } from "../../server/admin/rights";

import { findDraft, rightsTo } from "../model/find-record";

/**
 * True if the user of the current request may publish a record. True outside of the panel's requests.
 * Strapi checks the action Publish itself; this is for what a save needs the right to publish for.
 *
 * @param documentId is undefined for a new record.
 */
export const mayPublishRecord = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
): Promise<boolean> => {
  const ability = currentAbility(strapi);
  if (!ability) return true;
  const draft = documentId ? await findDraft(strapi, uid, documentId) : null;

  return draft ? rightsTo(strapi, ability, uid).can.publish(draft) : mayPublish(ability, uid);
};
