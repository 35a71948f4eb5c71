import type { Core } from "@strapi/strapi";
import { uidOf } from "../../common/record-id";

import { places } from "../../common/catalogue/places";
import { nameField, recordPages, recordPath } from "../../common/page-types";

import { titleOf } from "./titles";

/** A page with its kind in the words of the panel: "Article". */
export type Page = { title: string; path: string; type: string };
type Row = (typeof recordPages)[number];

/** The page of a record. */
export const pageOf = (strapi: Core.Strapi, row: Row, record: Record<string, unknown>): Page => ({
  title: titleOf(strapi.contentType(uidOf(row.type)), record),
  path: recordPath(row.type, String(record.slug)),
  type: strapi.contentType(uidOf(row.type)).info.displayName,
});

/** The pages of the site with their titles: those that every site has, and those of published records. */
export const readSitePages = async (strapi: Core.Strapi): Promise<Page[]> => {
  const pages: Page[] = places.map(({ name, slug }) => ({ title: name, path: slug, type: "Page" }));
  for (const row of recordPages) {
    const name = nameField(row);
    const records: Record<string, unknown>[] = await strapi.db.query(uidOf(row.type)).findMany({
      where: { publishedAt: { $notNull: true } },
      select: ["slug", name],
      orderBy: { [name]: "asc" },
    });
    pages.push(...records.map((record) => pageOf(strapi, row, record)));
  }

  return pages;
};
