import type { MenuGroup } from "./menu-links";

const folders: Record<string, MenuGroup> = {
  services: "services",
  industry: "industry",
  hire: "hire",
};

/** The menu group that contains a page, if any. */
export const menuGroupAt = (path: string): MenuGroup | undefined =>
  folders[path.split("/")[1] ?? ""];
