import type { Struct } from "@strapi/strapi";

/** What stands for an entry in titles, in lists and in sentences: the first of these fields that it has. */
export const titleFields = ["title", "name", "full_name", "from"];

/** What people call a record: its title in words, never an id. */
export const titleOf = (
  { kind, info }: Pick<Struct.ContentTypeSchema, "kind" | "info">,
  record: Record<string, unknown>,
): string => {
  if (kind === "singleType") return info.displayName;
  const title = [...titleFields, "slug"].map((field) => record[field]).find(Boolean);

  return String(title ?? `Untitled ${info.displayName.toLowerCase()}`);
};
