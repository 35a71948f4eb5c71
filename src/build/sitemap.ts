import { readFileSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { cataloguePages, type CataloguePage } from "../catalogue/pages";
import { articlePath, jobPath, projectPath, singlePaths, siteIndexPath } from "../catalogue/paths";

import type { DatedPages, SitemapData } from "./sitemap-data";

const latest = (...dates: (string | undefined)[]) => dates.filter(Boolean).sort().at(-1);

// The records that each kind of catalogue page is made of, beside its own.
const catalogueDate = (data: SitemapData, { template, slug }: CataloguePage) => {
  const own = (pages: DatedPages) => pages.nodes.find((page) => page.slug === slug)?.updatedAt;

  switch (template) {
    case "service":
      return own(data.services);
    case "industry":
      return own(data.industries);
    default:
      return latest(own(data.hires), data.hiring.updatedAt);
  }
};

const collectionDates = (pages: DatedPages, pathOf: (slug: string) => string) =>
  Object.fromEntries(pages.nodes.map(({ slug, updatedAt }) => [pathOf(slug), updatedAt]));

const dateOf = (data: SitemapData): Record<string, string> => ({
  [singlePaths.home]: data.home.updatedAt,
  [singlePaths.about]: data.about.updatedAt,
  [singlePaths.portfolio]: data.portfolio.updatedAt,
  [singlePaths.blog]: data.blog.updatedAt,
  [singlePaths.careers]: data.careers.updatedAt,
  [singlePaths.contact]: data.contact.updatedAt,
  [singlePaths.privacy]: data.privacy.updatedAt,
  [siteIndexPath]: data.record.updatedAt,
  ...collectionDates(data.articles, articlePath),
  ...collectionDates(data.projects, projectPath),
  ...collectionDates(data.jobs, jobPath),
});

/** Whether a built page asks search engines to leave it out, as its record or its template says. */
const isUnlisted = (folder: string, path: string) => {
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);

  return /<meta [^>]*name="robots" content="noindex"/.test(readFileSync(file, "utf8"));
};

/**
 * The pages of the sitemap, each with the date of the newest record it is made
 * from. What asks not to be found is not listed: the page after a sent message, the
 * error pages, records with `noindex`.
 *
 * @param folder of the built site.
 */
export const sitemapPages = (
  data: SitemapData,
  folder = "public",
): { path: string; lastmod?: string }[] => {
  const dates = dateOf(data);

  return data.allSitePage.nodes
    .filter(({ path }) => !isUnlisted(folder, path))
    .map(({ path }) => {
      const page = cataloguePages.find((candidate) => candidate.path === path);
      const lastmod = page ? catalogueDate(data, page) : dates[path];

      return lastmod ? { path, lastmod } : { path };
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
