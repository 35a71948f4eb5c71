import type { OtherFiles, PageChanges, PageCounts } from "../../common/builds";

/** The most paths that a list shows. */
const maxShown = 50;

const numberOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** "12 pages changed, 1 added, 2 redirects changed". */
export const describePageCounts = ({
  isOfCode,
  redirects,
  changed,
  added,
  removed,
}: PageCounts): string => {
  if (isOfCode) return "New code or settings: all pages were rebuilt";
  const pages = Object.entries({ changed, added, removed })
    .filter(([, count]) => count > 0)
    .map(([what, count], index) => `${index === 0 ? numberOf(count, "page") : count} ${what}`);
  const parts = [
    ...pages,
    ...(redirects > 0 ? [`${numberOf(redirects, "redirect")} changed`] : []),
  ];

  return parts.join(", ") || "No page changed";
};

/** A list of pages with a heading; `more` counts those that are not shown. */
export type PageList = { title: string; paths: string[]; more: number; areLive: boolean };

/** The lists of pages that are not empty. @param counts of all pages: the lists may be shortened. */
export const listPages = (changes: PageChanges, counts: PageCounts): PageList[] =>
  (
    [
      ["changed", "Changed"],
      ["added", "Added"],
      ["removed", "Removed"],
    ] as const
  )
    .filter(([what]) => counts[what] > 0)
    .map(([what, title]) => {
      const paths = changes[what].slice(0, maxShown);

      return {
        title,
        paths,
        more: counts[what] - paths.length,
        areLive: what !== "removed",
      };
    });

const otherNames: Record<OtherFiles, string> = {
  feeds: "feeds",
  sitemap: "sitemap",
  search: "search",
  llms: "list for language models",
};

/** "Also: feeds, search; redirects: /old/ added", or null without other changes. */
export const describeOther = (
  { other, redirects: { added, changed, removed } }: PageChanges,
  counts: Pick<PageCounts, "redirects">,
): string | null => {
  const redirects = Object.entries({ added, changed, removed })
    .flatMap(([what, paths]) => paths.map((path) => `${path} ${what}`))
    .slice(0, maxShown);
  const more = counts.redirects - redirects.length;
  const parts = [
    other.map((name) => otherNames[name]).join(", "),
    redirects.length > 0
      ? `redirects: ${redirects.join(", ")}${more > 0 ? `, and ${more} more` : ""}`
      : "",
  ].filter(Boolean);

  return parts.length > 0 ? `Also: ${parts.join("; ")}` : null;
};
