import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { cataloguePages, type CataloguePage } from "../catalogue/pages";
import {
  articlePath,
  jobPath,
  projectPath,
  singlePaths,
  siteIndexPath,
  styleGuidePath,
} from "../catalogue/paths";

type Dated = { updatedAt: string };
type DatedPages = { nodes: readonly (Dated & { slug: string })[] };

/** What the sitemap is made of: the pages of the build and the dates of the records behind them. */
export type SitemapData = {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: readonly { path: string }[] };
  home: Dated;
  about: Dated;
  portfolio: Dated;
  blog: Dated;
  careers: Dated;
  contact: Dated;
  privacy: Dated;
  hiring: Dated;
  services: DatedPages;
  industries: DatedPages;
  hires: DatedPages;
  articles: DatedPages;
  projects: DatedPages;
  jobs: DatedPages;
  record: Dated;
};

/** The GraphQL query that answers {@link SitemapData}. */
export const sitemapQuery = /* GraphQL */ `
  {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    home: strapiHome {
      updatedAt
    }
    about: strapiAboutus {
      updatedAt
    }
    portfolio: strapiPortfolio {
      updatedAt
    }
    blog: strapiBlog {
      updatedAt
    }
    careers: strapiCareers {
      updatedAt
    }
    contact: strapiContactus {
      updatedAt
    }
    privacy: strapiPrivacy {
      updatedAt
    }
    hiring: strapiHiring {
      updatedAt
    }
    services: allStrapiServicePage {
      nodes {
        slug
        updatedAt
      }
    }
    industries: allStrapiIndustryPage {
      nodes {
        slug
        updatedAt
      }
    }
    hires: allStrapiHirePage {
      nodes {
        slug
        updatedAt
      }
    }
    articles: allStrapiArticle {
      nodes {
        slug
        updatedAt
      }
    }
    projects: allStrapiProject {
      nodes {
        slug
        updatedAt
      }
    }
    jobs: allStrapiJobOpening {
      nodes {
        slug
        updatedAt
      }
    }
    record: strapiSite {
      updatedAt
    }
  }
`;

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

/**
 * The pages of the sitemap, each with the date of the newest record it is made
 * from. The page after a sent message and the error pages are not listed.
 */
export const sitemapPages = (data: SitemapData): { path: string; lastmod?: string }[] => {
  const dates = dateOf(data);
  const unlisted: string[] = [
    singlePaths.thankYou,
    styleGuidePath,
    "/404/",
    "/404.html",
    "/dev-404-page/",
  ];

  return data.allSitePage.nodes
    .filter(({ path }) => !unlisted.includes(path))
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
