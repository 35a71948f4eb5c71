import type { Core, UID } from "@strapi/strapi";

import { places } from "../../common/catalogue/places";
import { nameField, recordPages, recordPath } from "../../common/page-types";
import type { PanelRoute } from "../../server/http/panel-routes";

import type { SitePage } from "../types";

type Row = Record<string, unknown> & { slug: string };

/** The pages to which a text can link: those that every site has, and those of published records. */
const readSitePages = async (strapi: Core.Strapi): Promise<SitePage[]> => {
  const pages: SitePage[] = places.map(({ name, slug }) => ({ title: name, path: slug }));
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

/** The pages for links in texts. All of them are public. */
export const sitePagesRoute = (strapi: Core.Strapi): PanelRoute<SitePage[]> => ({
  respond: () => readSitePages(strapi),
});
