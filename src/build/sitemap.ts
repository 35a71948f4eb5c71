import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { cataloguePages, type CataloguePage } from "../catalogue/pages";
import {
  articlePath,
  chapterPath,
  comparisonPath,
  jobPath,
  projectPath,
  sheetPath,
  singlePaths,
  siteIndexPath,
} from "../catalogue/paths";

import { isOriginal, listedPages } from "./built-pages";
import type { DatedPages, SitemapData } from "./sitemap-data";
import { xmlText } from "./xml-text";

const latest = (...dates: (string | undefined)[]) => dates.filter(Boolean).sort().at(-1);

// A page's own record, which says most of it; the texts that hire pages share are for those without one.
const catalogueDate = (data: SitemapData, { template, slug }: CataloguePage) => {
  const own = (pages: DatedPages) => pages.nodes.find((page) => page.slug === slug)?.updatedAt;

  switch (template) {
    case "service":
      return own(data.services);
    case "industry":
      return own(data.industries);
    default:
      return own(data.hires) ?? data.hiring.updatedAt;
  }
};

const collectionDates = (pages: DatedPages, pathOf: (slug: string) => string) =>
  Object.fromEntries(pages.nodes.map(({ slug, updatedAt }) => [pathOf(slug), updatedAt]));

const dateOf = (data: SitemapData): Record<string, string> => ({
  [singlePaths.home]: data.home.updatedAt,
  [singlePaths.about]: data.about.updatedAt,
  [singlePaths.contact]: data.contact.updatedAt,
  [singlePaths.privacy]: data.privacy.updatedAt,
  [singlePaths.engagement]: data.engagement.updatedAt,
  [singlePaths.security]: data.security.updatedAt,
  [siteIndexPath]: data.record.updatedAt,
  ...collectionDates(data.articles, articlePath),
  ...collectionDates(data.projects, projectPath),
  ...collectionDates(data.jobs, jobPath),
  ...collectionDates(data.comparisons, comparisonPath),
  ...collectionDates(data.chapters, chapterPath),
  ...collectionDates(data.sheets, sheetPath),
});

/** The pages of lists change with what they list. */
const listDate = (data: SitemapData, path: string) => {
  const lists = [
    [singlePaths.blog, data.blog, data.articles],
    [singlePaths.portfolio, data.portfolio, data.projects],
    [singlePaths.careers, data.careers, data.jobs],
    [singlePaths.compare, data.compare, data.comparisons],
    [singlePaths.playbook, data.playbook, data.chapters],
    [singlePaths.documents, data.drawer, data.sheets],
  ] as const;
  const [, own, members] = lists.find(([list]) => path.startsWith(list)) ?? [];

  return latest(own?.updatedAt, ...(members?.nodes ?? []).map(({ updatedAt }) => updatedAt));
};

/** An entry of the sitemap, with the pictures of the page that say something. */
type SitemapPage = { path: string; lastmod?: string; img: { url: string; title: string }[] };

/**
 * The pages of the sitemap, each with the date of the record it is made from; a list with that of its newest.
 *
 * @param folder of the built site.
 */
export const sitemapPages = (data: SitemapData, folder = "public"): SitemapPage[] => {
  const dates = dateOf(data);
  const { siteUrl } = data.site.siteMetadata;
  const paths = data.allSitePage.nodes.map(({ path }) => path);

  const pages = listedPages(folder, paths).filter((page) => isOriginal(page, siteUrl));

  return pages.map(({ path, pictures }) => {
    const page = cataloguePages.find((candidate) => candidate.path === path);
    const lastmod = page ? catalogueDate(data, page) : (dates[path] ?? listDate(data, path));

    return {
      path,
      ...(lastmod && { lastmod }),
      img: pictures.map(({ src, alt }) => ({ url: siteUrl + src, title: xmlText(alt) })),
    };
  });
};

/**
 * Puts the sitemap at /sitemap.xml. The plugin always writes an index beside
 * numbered parts; while there is one part, that part is the sitemap.
 *
 * @param folder of the built site.
 */
export const nameSitemap = async (folder: string) => {
  const parts = (await readdir(folder)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const [only] = parts;
  const index = join(folder, "sitemap-index.xml");

  if (parts.length === 1 && only) {
    await rename(join(folder, only), join(folder, "sitemap.xml"));
    await rm(index);
  } else {
    await rename(index, join(folder, "sitemap.xml"));
  }
};
