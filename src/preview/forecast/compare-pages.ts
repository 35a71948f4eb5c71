import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import type { TextChange } from "../../../common/forecast";

import { builtInFile } from "../../gatsby/files/preview-data";
import { NoReleaseError, type Release } from "../release/release";
import type { Listing } from "./listing";

/** A page's data as JSON, in the format of page-data.json, and that of its static queries by hash. */
export type PageVersion = { data: string; staticQueries: Record<string, string> };
/** Without `before`, the page is added, without `after` removed. */
export type ComparedPage = {
  path: string;
  before: PageVersion | undefined;
  after: PageVersion | undefined;
};

/**
 * `texts` are those that differ; null if visitors see no difference. `listings` have something else of
 * it. `anchors` are those of the page after it; null if it is removed.
 */
export type PageDifference = {
  texts: TextChange[] | null;
  listings: (keyof Listing)[];
  isInSitemap: boolean;
  anchors: string[] | null;
};

/** `root` is the folder of the project. */
export type ThreadData = { renderDir: string; root: string; siteUrl: string };

/** A page that a draft breaks. */
export class RenderingError extends Error {
  override name = "RenderingError";

  constructor(path: string, cause: unknown) {
    super(
      `The page ${path} cannot be shown with this draft, so what publishing changes is not known. Fill in its fields, and save again.`,
      { cause },
    );
  }
}

/**
 * Renders both versions of each page with the release's code, and compares what visitors see, and what
 * files beside the pages list.
 *
 * @throws {RenderingError} for a page that cannot be rendered.
 * @throws {NoReleaseError} if the release has no code that renders pages.
 */
export const comparePages = async (
  { renderDir }: Pick<Release, "renderDir">,
  siteUrl: string,
  pages: readonly ComparedPage[],
): Promise<PageDifference[]> => {
  if (pages.length === 0) return [];
  if (!existsSync(join(renderDir, builtInFile))) {
    throw new NoReleaseError(
      "The website was built by an earlier version: the next update makes this possible.",
    );
  }
  const root = process.cwd();
  const thread = new Worker(join(root, "src/preview/forecast/compare-thread.ts"), {
    workerData: { renderDir, root, siteUrl } satisfies ThreadData,
    execArgv: ["--import", join(root, "scripts/lib/typescript.mjs"), "--disable-warning=DEP0040"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    const results = [];
    for (const page of pages) {
      thread.postMessage(page);
      const [result] = (await once(thread, "message").catch((error: unknown) => {
        throw new RenderingError(page.path, error);
      })) as [PageDifference];
      results.push(result);
    }

    return results;
  } finally {
    await thread.terminate();
  }
};
