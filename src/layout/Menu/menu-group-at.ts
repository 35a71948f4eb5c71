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

/** The name of the menu's group that a page is in. */
export const menuGroupAt = (items: readonly MenuItem[], path: string): string | undefined =>
  items.find((item) => leadsTo(item, path))?.name;
