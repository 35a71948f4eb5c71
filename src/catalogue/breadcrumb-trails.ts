import { hireLabel, skillOf } from "./hire-copy";
import { dedicatedPath, pagePaths, servicesPath, industriesPath } from "./paths";
import type { HireSlug } from "./technologies";

const home = { name: "Home", path: pagePaths.home };

/** The trail of the pages below a page; the name of the current page is the last. */
const below = (name: string, path: string) => (current: string) => [
  home,
  { name, path },
  { name: current },
];

/** Breadcrumb trails by page type, for the nav and for structured data. */
export const breadcrumbTrail = {
  /** An article, a category or a later page of the list. */
  blog: below("Blog", pagePaths.blog),
  chapter: below("Playbook", pagePaths.playbook),
  comparison: below("Comparisons", pagePaths.compare),
  hire: (slug: HireSlug) => below("Hire us", dedicatedPath)(hireLabel(skillOf(slug))),
  industry: below("Industries", industriesPath),
  job: below("Careers", pagePaths.careers),
  /** A case study, a filter or a later page of the list. */
  portfolio: below("Portfolio", pagePaths.portfolio),
  sheet: below("Working documents", pagePaths.documents),
  service: below("Services", servicesPath),
};
