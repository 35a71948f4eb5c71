import { industries } from "../../../common/catalogue/industries";
import {
  dedicatedPath,
  industryPath,
  servicePath,
  pagePaths,
} from "../../../common/catalogue/paths";
import { services } from "../../../common/catalogue/services";

export type MenuLink = { name: string; path: string; summary?: string };

export type MenuGroup = "services" | "industry" | "hire";

/** The menu's links and groups, in order (specification, section 2). */
export const menu: readonly (MenuLink | { name: string; group: MenuGroup })[] = [
  { name: "Home", path: pagePaths.home },
  { name: "Services", group: "services" },
  { name: "Industry", group: "industry" },
  { name: "Hire Us", group: "hire" },
  { name: "Portfolio", path: pagePaths.portfolio },
  { name: "About us", path: pagePaths.about },
  { name: "Blog", path: pagePaths.blog },
  { name: "Career", path: pagePaths.careers },
  { name: "Contact us", path: pagePaths.contact },
];

/** Smaller links below the menu: what buyers check before they write. */
export const detailLinks: readonly MenuLink[] = [
  { name: "Engagement models", path: pagePaths.engagement },
  { name: "Playbook", path: pagePaths.playbook },
  { name: "Working documents", path: pagePaths.documents },
  { name: "Security", path: pagePaths.security },
];

export const serviceLinks: readonly MenuLink[] = services.map(({ slug, name, summary }) => ({
  name,
  summary,
  path: servicePath(slug),
}));

export const industryLinks: readonly MenuLink[] = industries.map(({ slug, name, summary }) => ({
  name,
  summary,
  path: industryPath(slug),
}));

export const dedicatedLink: MenuLink = { name: "Any technology", path: dedicatedPath };
