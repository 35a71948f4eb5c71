import { industries } from "../../catalogue/industries";
import { dedicatedPath, industryPath, servicePath, singlePaths } from "../../catalogue/paths";
import { services } from "../../catalogue/services";

/** A page in the menu. */
export type Entry = { name: string; path: string; summary?: string };

/** The three groups of the menu that open. */
export type GroupName = "services" | "industry" | "hire";

/** The menu in its order: pages, and groups that open (specification, section 2). */
export const menu: readonly (Entry | { name: string; group: GroupName })[] = [
  { name: "Home", path: singlePaths.home },
  { name: "Services", group: "services" },
  { name: "Industry", group: "industry" },
  { name: "Hire Us", group: "hire" },
  { name: "Portfolio", path: singlePaths.portfolio },
  { name: "About us", path: singlePaths.about },
  { name: "Blog", path: singlePaths.blog },
  { name: "Career", path: singlePaths.careers },
  { name: "Contact us", path: singlePaths.contact },
];

export const serviceEntries: readonly Entry[] = services.map(({ slug, name, summary }) => ({
  name,
  summary,
  path: servicePath(slug),
}));

export const industryEntries: readonly Entry[] = industries.map(({ slug, name, summary }) => ({
  name,
  summary,
  path: industryPath(slug),
}));

export const dedicatedEntry: Entry = { name: "Any technology", path: dedicatedPath };
