import { type RecordType, recordPages, singlePages } from "../../common/page-types";

import {
  dedicatedPath,
  industriesPath,
  pagePaths,
  servicesPath,
} from "../../common/catalogue/paths";
import type { HireSlug } from "../../common/catalogue/technologies";
import { hireLabel, skillOf } from "./skill-words";

const home = { name: "Home", path: pagePaths.home };

/** The trail of the pages below a page; the name of the current page is the last. */
const below = (name: string, path: string, current: string) => [
  home,
  { name, path },
  { name: current },
];

/**
 * The trail of a record's page, and of a filter or later page of its list.
 *
 * @param current the name of the page.
 */
export const recordTrail = (type: RecordType, current: string) => {
  const row = recordPages.find((one) => one.type === type);
  const list = singlePages.find((one) => one.type === row?.list);

  return list ? below(list.name, list.path, current) : [home, { name: current }];
};

/** The trail of a page of editors' own sections, below the pages that its path is in. */
export const pageTrail = (above: readonly { name: string; path: string }[], current: string) => [
  home,
  ...above,
  { name: current },
];

/** Breadcrumb trails of the catalogue's pages, for the nav and for structured data. */
export const catalogueTrail = {
  hire: (slug: HireSlug) => below("Hire us", dedicatedPath, hireLabel(skillOf(slug))),
  industry: (current: string) => below("Industries", industriesPath, current),
  service: (current: string) => below("Services", servicesPath, current),
};
