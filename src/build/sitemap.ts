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
  pagePaths,
  siteIndexPath,
} from "../catalogue/paths";

import { isCanonical, readIndexablePages } from "./built-pages";
import type { DatedPages, SitemapData } from "./sitemap-data";
import { stripInvalidXmlCharacters } from "./strip-invalid-xml-characters";

const latest = (...lastmods: (string | undefined)[]) => lastmods.filter(Boolean).sort().at(-1);

// The page's own record; hire pages without one use shared text.
const catalogueLastmod = (data: SitemapData, { template, slug }: CataloguePage) => {
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

const collectionLastmods = (pages: DatedPages, pathOf: (slug: string) => string) =>
  Object.fromEntries(pages.nodes.map(({ slug, updatedAt }) => [pathOf(slug), updatedAt]));

const lastmodByPath = (data: SitemapData): Record<string, string> => ({
  [pagePaths.home]: data.home.updatedAt,
  [pagePaths.about]: data.about.updatedAt,
  [pagePaths.contact]: data.contact.updatedAt,
  [pagePaths.privacy]: data.privacy.updatedAt,
  [pagePaths.engagement]: data.engagement.updatedAt,
  [pagePaths.security]: data.security.updatedAt,
  [siteIndexPath]: data.record.updatedAt,
  ...collectionLastmods(data.articles, articlePath),
  ...collectionLastmods(data.projects, projectPath),
  ...collectionLastmods(data.jobs, jobPath),
  ...collectionLastmods(data.comparisons, comparisonPath),
  ...collectionLastmods(data.chapters, chapterPath),
  ...collectionLastmods(data.sheets, sheetPath),
});

/** Lists change with their records. */
const listLastmod = (data: SitemapData, path: string) => {
  const lists = [
    [pagePaths.blog, data.blog, data.articles],
    [pagePaths.portfolio, data.portfolio, data.projects],
    [pagePaths.careers, data.careers, data.jobs],
    [pagePaths.compare, data.compare, data.comparisons],
    [pagePaths.playbook, data.playbook, data.chapters],
    [pagePaths.documents, data.drawer, data.sheets],
  ] as const;
  const [, own, members] = lists.find(([list]) => path.startsWith(list)) ?? [];

  return latest(own?.updatedAt, ...(members?.nodes ?? []).map(({ updatedAt }) => updatedAt));
};

/** A sitemap entry with the page's non-decorative images. */
type SitemapPage = { path: string; lastmod?: string; img: { url: string; title: string }[] };

/** The pages of the sitemap, each with the date of its record; a list with that of its newest. */
export const sitemapPages = (data: SitemapData, publicDir = "public"): SitemapPage[] => {
  const lastmods = lastmodByPath(data);
  const { siteUrl } = data.site.siteMetadata;
  const paths = data.allSitePage.nodes.map(({ path }) => path);

  const pages = readIndexablePages(publicDir, paths).filter((page) => isCanonical(page, siteUrl));

  return pages.map(({ path, images: pictures }) => {
    const page = cataloguePages.find((candidate) => candidate.path === path);
    const lastmod = page
      ? catalogueLastmod(data, page)
      : (lastmods[path] ?? listLastmod(data, path));

    return {
      path,
      ...(lastmod && { lastmod }),
      img: pictures.map(({ src, alt }) => ({
        url: siteUrl + src,
        title: stripInvalidXmlCharacters(alt),
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
