import { hireLabel, skillOf } from "./hire-words";
import { dedicatedPath, singlePaths } from "./paths";
import type { HireSlug } from "./technologies";

/** A step on the way to a page; a group without a page of its own has no `path`. */
type Step = { name: string; path?: string };

const home: Step = { name: "Home", path: singlePaths.home };
const blog: Step = { name: "Blog", path: singlePaths.blog };
const portfolio: Step = { name: "Portfolio", path: singlePaths.portfolio };

/** The way to each kind of page below the home page, for the breadcrumb and for search engines. */
export const crumbsTo = {
  /** An article, a category, a further page of the list. */
  inBlog: (name: string): Step[] => [home, blog, { name }],
  chapter: (title: string): Step[] => [
    home,
    { name: "Playbook", path: singlePaths.playbook },
    { name: title },
  ],
  comparison: (title: string): Step[] => [
    home,
    { name: "Comparisons", path: singlePaths.compare },
    { name: title },
  ],
  hire: (slug: HireSlug): Step[] => [
    home,
    { name: "Hire us", path: dedicatedPath },
    { name: hireLabel(skillOf(slug)) },
  ],
  industry: (name: string): Step[] => [home, { name: "Industry" }, { name }],
  job: (title: string): Step[] => [
    home,
    { name: "Career", path: singlePaths.careers },
    { name: title },
  ],
  /** A case study, a filter, a further page of the list. */
  inPortfolio: (name: string): Step[] => [home, portfolio, { name }],
  sheet: (title: string): Step[] => [
    home,
    { name: "Working documents", path: singlePaths.documents },
    { name: title },
  ],
  service: (name: string): Step[] => [home, { name: "Services" }, { name }],
};
