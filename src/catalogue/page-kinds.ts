// Labels by folder; pages outside them are just "Page".
const kinds = [
  ["/hire/", "Hire"],
  ["/services/", "Service"],
  ["/industry/", "Industry"],
  ["/blog/", "Article"],
  ["/portfolio/", "Case study"],
  ["/careers/", "Opening"],
  ["/compare/", "Comparison"],
  ["/playbook/", "Playbook"],
  ["/working-documents/", "Document"],
] as const;

/**
 * The kind of a page, as search results label it: "Hire", "Article". A list itself is a "Page".
 *
 * @param path with a trailing slash.
 */
export const kindOf = (path: string) =>
  kinds.find(([folder]) => path.startsWith(folder) && path !== folder)?.[1] ?? "Page";
