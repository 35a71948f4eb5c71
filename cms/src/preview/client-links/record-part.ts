import type { Core } from "@strapi/strapi";

import { pathOfRecord } from "../../common/paths/record-path";
import type { AppContext } from "../../server/app-context";
import type { OpenRecord } from "../../server/admin/open-record";

import type { RecordLinks } from "../types";

import { linksOf } from "./links";
import { findUnpublished } from "./unpublished";

/** True if a record has a page that a link can show. */
export const hasPage = (strapi: Core.Strapi, { uid, draft }: OpenRecord) => {
  const { info } = strapi.contentType(uid);
  const slug = String(draft.slug || draft.documentId);

  return pathOfRecord(info.singularName, slug) !== undefined;
};

/** The part `links` of an open record, for users who may change it. */
export const linksPart =
  ({ strapi, settings: { preview } }: AppContext) =>
  async (record: OpenRecord): Promise<RecordLinks | null> => {
    if (!preview || !record.rights.can.update(record.draft)) return null;
    const mayCreate = hasPage(strapi, record);

    return {
      links: await linksOf(strapi, preview, record),
      mayCreate,
      unpublished: mayCreate ? await findUnpublished(strapi, record.ability, record) : [],
    };
  };
