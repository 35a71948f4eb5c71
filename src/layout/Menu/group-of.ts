import type { GroupName } from "./entries";

const folders: Record<string, GroupName> = {
  services: "services",
  industry: "industry",
  hire: "hire",
};

/** The group of the menu that a page is in, if it is in one. */
export const groupOf = (path: string): GroupName | undefined => folders[path.split("/")[1] ?? ""];
