type Kind = "filters" | "sort" | "fields" | "populate";

const kinds: readonly string[] = ["filters", "sort", "fields", "populate"] satisfies Kind[];

/** Paths in a text: `a.b:desc,c` has two. */
const pathsInText = (text: string, prefix: string[]): string[][] =>
  text.split(",").map((part) => {
    const [path = ""] = part.split(":");

    return [...prefix, ...path.split(".").map((name) => name.trim())];
  });

/**
 * Lists the paths of fields that a value of `filters`, `sort`, `fields` or `populate` names, in every
 * notation of Strapi: nested objects, arrays, dots and commas. Operators, indexes and the keys of a
 * nested query count as names.
 */
const pathsIn = (kind: Kind, value: unknown, prefix: string[] = []): string[][] => {
  if (typeof value === "string") return pathsInText(value, prefix);
  if (typeof value !== "object" || value === null) return [prefix];

  return Object.entries(value).flatMap(([key, inner]) => {
    if (Array.isArray(value)) return pathsIn(kind, inner, prefix);
    if (kind === "populate" && kinds.includes(key)) return pathsIn(key as Kind, inner, prefix);
    const paths = pathsInText(key, prefix);
    // A text at a key is a value to compare with, an order or a boolean.
    if (kind !== "fields" && typeof inner === "string") return paths;

    return paths.flatMap((path) => pathsIn(kind, inner, path));
  });
};

/** Lists the paths of fields that a query names. */
export const pathsInQuery = (query: Record<string, unknown>): string[][] =>
  (kinds as Kind[]).flatMap((kind) => pathsIn(kind, query[kind]));
