import { hireLabel, skillOf } from "./hire-copy";
import { dedicatedPath, pagePaths, servicesPath, industriesPath } from "./paths";
import type { HireSlug } from "./technologies";

/** A breadcrumb; a group without its own page has no `path`. */
type Crumb = { name: string; path?: string };

const home: Crumb = { name: "Home", path: pagePaths.home };
const blog: Crumb = { name: "Blog", path: pagePaths.blog };
const portfolio: Crumb = { name: "Portfolio", path: pagePaths.portfolio };

/** Breadcrumb trails by page type, for the nav and for structured data. */
export const breadcrumbTrail = {
  /** An article, a category or a later page of the list. */
  blog: (name: string): Crumb[] => [home, blog, { name }],
  chapter: (title: string): Crumb[] => [
    home,
    { name: "Playbook", path: pagePaths.playbook },
    { name: title },
  ],
  comparison: (title: string): Crumb[] => [
    home,
    { name: "Comparisons", path: pagePaths.compare },
    { name: title },
  ],
  hire: (slug: HireSlug): Crumb[] => [
    home,
    { name: "Hire us", path: dedicatedPath },
    { name: hireLabel(skillOf(slug)) },
  ],
  industry: (name: string): Crumb[] => [
    home,
    { name: "Industries", path: industriesPath },
    { name },
  ],
  job: (title: string): Crumb[] => [
    home,
    { name: "Careers", path: pagePaths.careers },
    { name: title },
  ],
  /** A case study, a filter or a later page of the list. */
  portfolio: (name: string): Crumb[] => [home, portfolio, { name }],
  sheet: (title: string): Crumb[] => [
    home,
    { name: "Working documents", path: pagePaths.documents },
    { name: title },
  ],
  service: (name: string): Crumb[] => [home, { name: "Services", path: servicesPath }, { name }],
};
