import type { Core, UID } from "@strapi/strapi";

import { places } from "../../common/catalogue/places";
import { nameField, recordPages, recordPath } from "../../common/page-types";

type Page = { title: string; path: string };
type Row = Record<string, unknown> & { slug: string };

/** The pages of the site with their titles: those that every site has, and those of published records. */
export const readSitePages = async (strapi: Core.Strapi): Promise<Page[]> => {
  const pages: Page[] = places.map(({ name, slug }) => ({ title: name, path: slug }));
  for (const row of recordPages) {
    const name = nameField(row);
    const records: Row[] = await strapi.db
      .query(`api::${row.type}.${row.type}` as UID.ContentType)
      .findMany({
        where: { publishedAt: { $notNull: true } },
        select: ["slug", name],
        orderBy: { [name]: "asc" },
      });
    pages.push(
      ...records.map((record) => ({
        title: String(record[name]),
        path: recordPath(row.type, record.slug),
      })),
    );
  }

  return pages;
};
