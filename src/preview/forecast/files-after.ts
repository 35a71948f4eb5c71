import { pageOfFile, type SiteFiles } from "../../../common/paths/link-targets";
import { filesIn } from "../../gatsby/html/broken-links";
import type { Release } from "../release/release";

/**
 * The files of the site after a publication: its pages, and the release's other files.
 *
 * @param pages by path.
 * @param anchorsOf of a page that is rendered again, by path; undefined for others, which stay as in
 * the release.
 */
export const filesAfter = (
  { siteDir }: Pick<Release, "siteDir">,
  pages: ReadonlyMap<string, unknown>,
  anchorsOf: (path: string) => readonly string[] | null | undefined,
): SiteFiles => {
  const released = filesIn(siteDir);

  return {
    has: (file) => {
      const page = pageOfFile(file);

      return page === undefined ? released.has(file) : pages.has(page);
    },
    anchorsOf: (file) => {
      const anchors = anchorsOf(pageOfFile(file) ?? "");
      if (anchors) return new Set(anchors);

      // A page of a published change that the release does not have yet.
      return released.has(file) ? released.anchorsOf(file) : undefined;
    },
  };
};
