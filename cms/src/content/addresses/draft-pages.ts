import type { Core } from "@strapi/strapi";
import { uidOf } from "../../common/record-id";

import { nameField, recordPages } from "../../common/page-types";
import type { Draft } from "../../server/admin/open-record";
import { type Ability, mayRead } from "../../server/admin/rights";
import { type Page, pageOf } from "../../server/lib/site-pages";

import { publishedVersions, rightsTo } from "../model/find-record";

/** The pages of records without a published version, as far as a user may read them. */
export const readDraftPages = async (strapi: Core.Strapi, ability: Ability): Promise<Page[]> => {
  const pages: Page[] = [];
  for (const row of recordPages) {
    const uid = uidOf(row.type);
    if (!mayRead(ability, uid)) continue;
    const rights = rightsTo(strapi, ability, uid);
    const published = await publishedVersions(strapi, uid);
    const drafts: Draft[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: null, slug: { $notNull: true } },
      // Conditions of rights need the author.
      populate: { createdBy: { populate: ["roles"] } },
      orderBy: { [nameField(row)]: "asc" },
    });
    pages.push(
      ...drafts
        .filter((draft) => !published.has(draft.documentId) && rights.can.read(draft))
        .map((draft) => pageOf(strapi, row, draft)),
    );
  }

  return pages;
};
