// What a page is called by the folder it is in; the first that fits counts. What is in none of
// them is a page like any other.
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
 * What kind of page an address leads to, as search results label it: "Hire", "Article". A list
 * is itself a page, unlike what it lists.
 *
 * @param path from the root of the site, with its last slash.
 */
export const kindOf = (path: string) =>
  kinds.find(([folder]) => path.startsWith(folder) && path !== folder)?.[1] ?? "Page";
