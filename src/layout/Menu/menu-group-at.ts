import type { MenuGroup } from "./menu-links";

const groups: Record<string, MenuGroup> = {
  services: "services",
  industry: "industry",
  hire: "hire",
};

export const menuGroupAt = (path: string): MenuGroup | undefined =>
  groups[path.split("/")[1] ?? ""];
