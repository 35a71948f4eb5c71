import type { IndustrySlug } from "./industries";
import type { ServiceSlug } from "./services";
import type { HireSlug } from "./technologies";
import type { Role } from "./types";

/**
 * The one-off pages, each with its address (specification, section 2).
 * Every address of the site ends in a slash and is spelled in this file only.
 */
export const singlePaths = {
  home: "/",
  about: "/about-us/",
  portfolio: "/portfolio/",
  blog: "/blog/",
  careers: "/careers/",
  contact: "/contact-us/",
  compare: "/compare/",
  playbook: "/playbook/",
  documents: "/working-documents/",
  engagement: "/engagement/",
  security: "/security/",
  privacy: "/privacy-policy/",
  thankYou: "/thankyou/",
} as const;

/** Every page in one list; where the menu button leads without script. */
export const siteIndexPath = "/site-index/";

/** The search; what is searched for follows as `?q=`. */
export const searchPath = "/search/";

/** The id of the field for what is searched for: a link to it puts the focus there. */
export const searchFieldId = "q";

/** The id of the contact form's band on a page that has one. */
export const contactFormId = "contact-form";

/** The step that a page's hero offers: to the form of the same page, which sends the page's address along. */
export const toContactForm = (label: string) => ({ label, href: `#${contactFormId}` });

/** The search's page with the results for some words. */
export const searchAddress = (words: string) => `${searchPath}?q=${encodeURIComponent(words)}`;

export const sitemapPath = "/sitemap.xml";

/** The file that says where to report a weakness. */
export const securityTxtPath = "/.well-known/security.txt";

/** The articles for feed readers, in each format. */
export const feeds = [
  { format: "rss", path: "/feed.xml", type: "application/rss+xml", name: "RSS" },
  { format: "atom", path: "/atom.xml", type: "application/atom+xml", name: "Atom" },
  { format: "json", path: "/feed.json", type: "application/feed+json", name: "JSON Feed" },
] as const;

/** What language models read first (llmstxt.org). */
export const llmsPath = "/llms.txt";

/** A page's text as Markdown: `/about-us/index.md`. */
export const markdownPath = (path: string) => `${path}index.md`;

/** The picture that is shared with a page: `/share/about-us.png`. */
export const sharePicturePath = (path: string) =>
  `/share/${path === singlePaths.home ? "home" : path.slice(1, -1)}.png`;

/** The page for hiring somebody in any technology; the header links to it. */
export const dedicatedSlug = "dedicated";

export const servicePath = (slug: ServiceSlug) => `/services/${slug}/`;

export const industryPath = (slug: IndustrySlug) => `/industry/${slug}/`;

/** `/hire/hire-flutter-developer/`; a slug that already ends in the role does not repeat it. */
export const hirePath = ({ slug, role }: { slug: HireSlug; role: Role }) =>
  slug.endsWith(role) ? `/hire/hire-${slug}/` : `/hire/hire-${slug}-${role}/`;

export const dedicatedPath = hirePath({ slug: dedicatedSlug, role: "developer" });

export const articlePath = (slug: string) => `${singlePaths.blog}${slug}/`;

export const categoryPath = (slug: string) => `${singlePaths.blog}category/${slug}/`;

export const projectPath = (slug: string) => `${singlePaths.portfolio}${slug}/`;

/** The case studies of one service, industry or technology: `/portfolio/service/odoo/`. */
export const projectFilterPath = (field: string, slug: string) =>
  `${singlePaths.portfolio}${field}/${slug}/`;

export const jobPath = (slug: string) => `${singlePaths.careers}${slug}/`;

export const comparisonPath = (slug: string) => `${singlePaths.compare}${slug}/`;

export const chapterPath = (slug: string) => `${singlePaths.playbook}${slug}/`;

export const sheetPath = (slug: string) => `${singlePaths.documents}${slug}/`;

/** Every part of the design system in all its states; built in development and previews only. */
export const styleGuidePath = "/style-guide/";
