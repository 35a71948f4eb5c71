import type {
  OtherFiles,
  PageChanges,
  PageCounts,
  PathChanges,
} from "../../../common/builds/builds";
import { canonicalPath } from "../../../common/paths/redirect-source";
import { numberOf } from "../../../common/text/number-of";

/** The most paths that a list shows. */
const maxShown = 50;

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
  feeds: "RSS feeds",
  sitemap: "sitemap",
  search: "search",
  llms: "list for AI assistants",
};

/** "RSS feeds, search", or an empty text. */
export const listOther = (other: OtherFiles[]) => other.map((name) => otherNames[name]).join(", ");

/**
 * "/old/ added, /über-uns/ removed", or an empty text.
 *
 * @param count of all redirects: the lists may be shortened.
 */
export const listRedirects = ({ added, changed, removed }: PathChanges, count?: number): string => {
  const all = Object.entries({ added, changed, removed }).flatMap(([what, paths]) =>
    paths.map((path) => `${canonicalPath(path)} ${what}`),
  );
  const shown = all.slice(0, maxShown);
  const more = (count ?? all.length) - shown.length;

  return shown.length > 0 && more > 0 ? `${shown.join(", ")}, and ${more} more` : shown.join(", ");
};

/** "Also: RSS feeds, search; redirects: /old/ added", or null without other changes. */
export const describeOther = (
  { other, redirects }: PageChanges,
  counts: Pick<PageCounts, "redirects">,
): string | null => {
  const redirected = listRedirects(redirects, counts.redirects);
  const parts = [listOther(other), redirected && `redirects: ${redirected}`].filter(Boolean);

  return parts.length > 0 ? `Also: ${parts.join("; ")}` : null;
};
