import { isSamePath } from "../../lib/is-same-path";
import type { CatalogueGroup, MenuItem } from "../navigation/navigation";

const groups: Record<string, CatalogueGroup> = {
  services: "services",
  industry: "industry",
  hire: "hire",
};

const leadsTo = (item: MenuItem, path: string) =>
  "group" in item
    ? item.group === groups[path.split("/")[1] ?? ""]
    : "links" in item && item.links.some((link) => isSamePath(link.path, path));

/** The place of the menu's group that a page is in; -1 if it is in none. */
export const menuGroupAt = (items: readonly MenuItem[], path: string): number =>
  items.findIndex((item) => leadsTo(item, path));
