import { hireLabel, skillOf } from "./hire-copy";
import { dedicatedPath, pagePaths, servicesPath, industriesPath } from "./paths";
import type { HireSlug } from "./technologies";

const home = { name: "Home", path: pagePaths.home };
const blog = { name: "Blog", path: pagePaths.blog };
const portfolio = { name: "Portfolio", path: pagePaths.portfolio };

/** Breadcrumb trails by page type, for the nav and for structured data. */
export const breadcrumbTrail = {
  /** An article, a category or a later page of the list. */
  blog: (name: string) => [home, blog, { name }],
  chapter: (title: string) => [
    home,
    { name: "Playbook", path: pagePaths.playbook },
    { name: title },
  ],
  comparison: (title: string) => [
    home,
    { name: "Comparisons", path: pagePaths.compare },
    { name: title },
  ],
  hire: (slug: HireSlug) => [
    home,
    { name: "Hire us", path: dedicatedPath },
    { name: hireLabel(skillOf(slug)) },
  ],
  industry: (name: string) => [home, { name: "Industries", path: industriesPath }, { name }],
  job: (title: string) => [home, { name: "Careers", path: pagePaths.careers }, { name: title }],
  /** A case study, a filter or a later page of the list. */
  portfolio: (name: string) => [home, portfolio, { name }],
  sheet: (title: string) => [
    home,
    { name: "Working documents", path: pagePaths.documents },
    { name: title },
  ],
  service: (name: string) => [home, { name: "Services", path: servicesPath }, { name }],
};
