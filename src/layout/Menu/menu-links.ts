import { industries } from "../../../common/catalogue/industries";
import { industryPath, servicePath } from "../../../common/catalogue/paths";
import { services } from "../../../common/catalogue/services";
import type { MenuItem, NavigationLink } from "../navigation/navigation";

export type MenuLink = NavigationLink & { summary?: string };

/** What the menu shows. */
export type MenuContent = {
  items: readonly MenuItem[];
  /** Smaller links below the others. */
  details: readonly NavigationLink[];
};

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
