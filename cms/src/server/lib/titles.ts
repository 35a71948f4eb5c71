import type { Struct } from "@strapi/strapi";

/** Fields that title a record; the first existing one counts. */
export const titleFields = ["title", "name", "full_name", "label", "from"];

/** The title of a record, never an id. */
export const titleOf = (
  { kind, info }: Pick<Struct.ContentTypeSchema, "kind" | "info">,
  record: Record<string, unknown>,
): string => {
  if (kind === "singleType") return info.displayName;
  const title = [...titleFields, "slug"].map((field) => record[field]).find(Boolean);

  return String(title ?? `Untitled ${info.displayName.toLowerCase()}`);
};
