import type { GroupName } from "./entries";

const folders: Record<string, GroupName> = {
  services: "services",
  industry: "industry",
  hire: "hire",
};

/** The group of the menu in which a page stands, if it stands in one. */
export const groupOf = (path: string): GroupName | undefined => folders[path.split("/")[1] ?? ""];
