import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { cataloguePages } from "../../../common/catalogue/pages";
import { siteIndexPath } from "../../../common/catalogue/paths";
import { recordPages, recordPath, singlePages } from "../../../common/page-types";

import { readIndexablePages } from "../html/built-pages";
import { isCanonical } from "../html/page-metadata";
import { nodeTypeOf } from "../content/node-types";
import { stripInvalidXmlCharacters } from "./strip-invalid-xml-characters";

type Dated = { publishedAt: string };
type DatedRecord = Dated & { slug: string };

// "hiring" has the text of hire pages without a record, "site" that of the list of all pages.
const singleTypes = [...singlePages.map(({ type }) => type), "hiring", "site"] as const;
const recordTypes = [
  ...recordPages.map(({ type }) => type),
  "service-page",
  "industry-page",
  "hire-page",
] as const;

type SingleType = (typeof singleTypes)[number];
type RecordType = (typeof recordTypes)[number];

/** The pages of the build and the dates of their records, by content type. */
export type SitemapData = {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: readonly { path: string }[] };
} & Record<string, unknown>;

/** The dates of all records that the sitemap has; `updatedAt` is of the draft, and may be older. */
export const datesQuery = `
  ${singleTypes.map((type) => `${nodeTypeOf(type)}: strapi${nodeTypeOf(type).slice(6)} { publishedAt }`).join("\n")}
  ${recordTypes.map((type) => `${nodeTypeOf(type)}: all${nodeTypeOf(type)} { nodes { slug publishedAt } }`).join("\n")}
`;

export const sitemapQuery = `{
  site { siteMetadata { siteUrl } }
  allSitePage(sort: { path: ASC }) { nodes { path } }
  ${datesQuery}
}`;

/** The dates of records, by content type. */
type Dates = Record<string, unknown>;

const singleOf = (data: Dates, type: SingleType) => data[nodeTypeOf(type)] as Dated | undefined;
const recordsOf = (data: Dates, type: RecordType) =>
  (data[nodeTypeOf(type)] as { nodes: readonly DatedRecord[] }).nodes;

const latest = (...records: (Dated | undefined)[]) =>
  records
    .map((record) => record?.publishedAt)
    .filter(Boolean)
    .sort()
    .at(-1);

/** The types whose records have a page of their own; a category's page is a list. */
const ownPages = recordPages.filter(({ type }) => type !== "category");

/** The dates of records' pages by path. */
const recordDates = (data: Dates): ReadonlyMap<string, string> =>
  new Map(
    ownPages.flatMap(({ type }) =>
      recordsOf(data, type).map(({ slug, publishedAt }) => [recordPath(type, slug), publishedAt]),
    ),
  );

/** The date of another page's record. Lists and their filters change with their records. */
const listDate = (data: Dates, path: string): string | undefined => {
  if (path === siteIndexPath) return singleOf(data, "site")?.publishedAt;

  const catalogue = cataloguePages.find((page) => page.path === path);
  if (catalogue) {
    const { template, slug } = catalogue;
    const own = recordsOf(data, `${template}-page`).find((record) => record.slug === slug);

    return (own ?? (template === "hire" ? singleOf(data, "hiring") : undefined))?.publishedAt;
  }
  const single = singlePages.find(
    (page) => page.path === path || (page.path !== "/" && path.startsWith(page.path)),
  );
  const listed = recordPages.filter(({ list }) => list === single?.type);

  return latest(
    single && singleOf(data, single.type),
    ...listed.flatMap(({ type }) => recordsOf(data, type)),
  );
};

/** The date of each page in the sitemap: that of its record, or of a list's newest. */
export const pageDates = (data: Dates, paths: readonly string[]) => {
  const dates = recordDates(data);

  return new Map(paths.map((path) => [path, dates.get(path) ?? listDate(data, path)]));
};

/** A sitemap entry with the page's non-decorative images. */
type SitemapPage = { path: string; lastmod?: string; img: { url: string; title: string }[] };

/** The pages of the sitemap, each with the date of its record; a list with that of its newest. */
export const sitemapPages = (data: SitemapData, publicDir = "public"): SitemapPage[] => {
  const { siteUrl } = data.site.siteMetadata;
  const paths = data.allSitePage.nodes.map(({ path }) => path);
  const dates = pageDates(data, paths);

  const pages = readIndexablePages(publicDir, paths).filter((page) => isCanonical(page, siteUrl));

  return pages.map(({ path, images: pictures }) => {
    const lastmod = dates.get(path);

    return {
      path,
      ...(lastmod && { lastmod }),
      img: pictures.map(({ src, alt }) => ({
        url: siteUrl + src,
        // The sitemap package escapes "&" and "<" only, and XML forbids the end of CDATA in a text.
        title: stripInvalidXmlCharacters(alt).replaceAll("]]>", "]] >"),
      })),
    };
  });
};

/**
 * Moves the sitemap to /sitemap.xml. The plugin always writes an index of numbered parts; a single
 * part replaces the index.
 */
export const renameSitemap = async (publicDir: string) => {
  const parts = (await readdir(publicDir)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const [only] = parts;
  const index = join(publicDir, "sitemap-index.xml");

  if (parts.length === 1 && only) {
    await rename(join(publicDir, only), join(publicDir, "sitemap.xml"));
    await rm(index);
  } else {
    await rename(index, join(publicDir, "sitemap.xml"));
  }
};
