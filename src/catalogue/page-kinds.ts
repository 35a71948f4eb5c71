/** The folders of pages with their label and template; other pages are just "Page". */
export const pageFolders = [
  ["/hire/", "Hire", "hire"],
  ["/services/", "Service", "service"],
  ["/industry/", "Industry", "industry"],
  ["/blog/", "Article", "article"],
  ["/portfolio/", "Case study", "project"],
  ["/careers/", "Opening", "job-opening"],
  ["/compare/", "Comparison", "comparison"],
  ["/playbook/", "Playbook", "chapter"],
  ["/working-documents/", "Document", "sheet"],
] as const;

/**
 * The kind of a page, as search results label it: "Hire", "Article". A list itself is a "Page".
 *
 * @param path with a trailing slash.
 */
export const kindOf = (path: string) =>
  pageFolders.find(([folder]) => path.startsWith(folder) && path !== folder)?.[1] ?? "Page";
