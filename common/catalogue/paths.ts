import { folderOf, recordPath, singlePages } from "../page-types.ts";

import type { IndustrySlug } from "./industries.ts";
import type { ServiceSlug } from "./services.ts";
import type { Role } from "./types.ts";

/**
 * Paths of the single pages (specification, section 2). Every page's path ends in a slash and is
 * defined only here and in page-types.ts.
 */
export const pagePaths = Object.fromEntries(singlePages.map(({ key, path }) => [key, path])) as {
  readonly [Row in (typeof singlePages)[number] as Row["key"]]: Row["path"];
};

/** The lists that have several pages. */
export const pagedLists: readonly string[] = singlePages.flatMap((row) =>
  "paged" in row ? [row.path] : [],
);

/** The id of the services on the home page. */
export const servicesId = "services";

/** The id of the industries on the home page. */
export const industriesId = "industries";

/** The list of services, which has no page of its own. */
export const servicesPath = `${pagePaths.home}#${servicesId}`;

/** The list of industries, which has no page of its own. */
export const industriesPath = `${pagePaths.home}#${industriesId}`;

/** The id of the request form on the portfolio page. */
export const projectRequestId = "request";

export const projectRequestPath = `${pagePaths.portfolio}#${projectRequestId}`;

/** The list of all pages, the menu button's link without JavaScript. */
export const siteIndexPath = "/site-index/";

/** The search page; the query follows as `?q=`. */
export const searchPath = "/search/";

/** The id of the search field, which a link to it focuses. */
export const searchFieldId = "q";

/** The id of the imprint on the contact page. */
export const imprintId = "imprint";

export const contactFormId = "contact-form";

/** The id of the brief builder, which is once on a page. */
export const briefBuilderId = "brief";

/** Hero action that jumps to the contact form on the same page. */
export const contactFormAction = (label: string) => ({ label, href: `#${contactFormId}` });

export const searchResultsPath = (query: string) => `${searchPath}?q=${encodeURIComponent(query)}`;

export const sitemapPath = "/sitemap.xml";

/** The site's icons: the drawing in `static`, and the files that the build makes of it. */
export const iconPaths = {
  svg: "/favicon.svg",
  ico: "/favicon.ico",
  apple: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable.png",
} as const;

/** The web app manifest. */
export const webManifestPath = "/manifest.webmanifest";

/** The contact for vulnerability reports (RFC 9116). */
export const securityTxtPath = "/.well-known/security.txt";

export const feeds = [
  { format: "rss", path: "/feed.xml", type: "application/rss+xml", name: "RSS" },
  { format: "atom", path: "/atom.xml", type: "application/atom+xml", name: "Atom" },
  { format: "json", path: "/feed.json", type: "application/feed+json", name: "JSON Feed" },
] as const;

/** The overview for language models (llmstxt.org). */
export const llmsPath = "/llms.txt";

/** A page's text as Markdown: `/about-us/index.md`. */
export const markdownPath = (path: string) => `${path}index.md`;

/** The generated share image of a page: `/share/about-us.png`. */
export const shareImagePath = (path: string) =>
  `/share/${path === pagePaths.home ? "home" : path.slice(1, -1)}.png`;

/** The hire page for any technology, which the header links to. */
export const dedicatedSlug = "dedicated";

export const servicePath = (slug: ServiceSlug) => `/services/${slug}/`;

export const industryPath = (slug: IndustrySlug) => `/industry/${slug}/`;

/** `/hire/hire-flutter-developer/`; a slug that already ends in the role does not repeat it. */
export const hirePath = ({ slug, role }: { slug: string; role: Role }) =>
  slug.endsWith(role) ? `/hire/hire-${slug}/` : `/hire/hire-${slug}-${role}/`;

export const dedicatedPath = hirePath({ slug: dedicatedSlug, role: "developer" });

/** The hire page for any technology, as menus and lists of pages link to it. */
export const dedicatedPage = { name: "Hire a dedicated developer", path: dedicatedPath } as const;

export const articlePath = (slug: string) => recordPath("article", slug);

export const categoryPath = (slug: string) => recordPath("category", slug);

export const projectPath = (slug: string) => recordPath("project", slug);

/** Fields by which case studies can be filtered. */
export const projectFilterFields = ["service", "industry", "technology"] as const;

export type ProjectFilterField = (typeof projectFilterFields)[number];

/** The case studies of one service, industry or technology: `/portfolio/service/odoo/`. */
export const projectFilterPath = (field: ProjectFilterField, slug: string) =>
  `${pagePaths.portfolio}${field}/${slug}/`;

/** The path of a page of a list: `/blog/page/2/`. The first page has the list's path. */
export const listPagePath = (list: string, page: number) =>
  page > 1 ? `${list}page/${page}/` : list;

/** True for the second and later pages of a list; other pages may have such an address, too. */
export const isAfterFirstPage = (path: string) =>
  /\/page\/\d+\/$/.test(path) && pagedLists.some((list) => path.startsWith(list));

const filterFolders = projectFilterFields.map((field) => `${pagePaths.portfolio}${field}/`);

// A record may have the folder's own address: an article with the slug "category".
const isBelow = (path: string, folder: string) => path.startsWith(folder) && path !== folder;

/** Whether a page lists a category's articles, or the case studies of a filter. */
export const isFilteredList = (path: string) =>
  [folderOf("category"), ...filterFolders].some((folder) => isBelow(path, folder));

/** True for the pages that the site makes of lists: filters, and the pages after the first. */
export const isListPage = (path: string) =>
  filterFolders.some((folder) => isBelow(path, folder)) || isAfterFirstPage(path);

export const jobPath = (slug: string) => recordPath("job-opening", slug);

export const comparisonPath = (slug: string) => recordPath("comparison", slug);

export const chapterPath = (slug: string) => recordPath("chapter", slug);

export const documentPath = (slug: string) => recordPath("document", slug);

/** The design system with all states; built in development and previews only. */
export const styleGuidePath = "/style-guide/";
