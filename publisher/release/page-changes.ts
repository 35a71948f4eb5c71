import { readFileSync } from "node:fs";
import { join } from "node:path";

import {
  comparePaths,
  otherFiles,
  type OtherFiles,
  type PageChanges,
} from "../../common/builds/builds.ts";
import { visibleHtml } from "../../common/builds/visible-html.ts";
import { feeds, llmsPath } from "../../common/catalogue/paths.ts";
import { listFiles, statOrNull } from "../files.ts";
import type { Redirect } from "./delivery-manifest.ts";
import { readRules, searchDir } from "./rules.ts";
import { currentRelease } from "./releases.ts";

type Made = {
  /** The folder of the new release. */
  folder: string;
  /** The paths of the files in its site. */
  files: string[];
  inputs: string | null;
  redirects: Redirect[];
};

/** The path of a page by that of its file; null for another file. */
const pageOf = (file: string) => {
  if (file.endsWith("/index.html")) return file.slice(0, -"index.html".length);

  return /^\/[^/]+\.html$/.test(file) ? file : null;
};

const isOther: Record<OtherFiles, (file: string) => boolean> = {
  feeds: (file) => feeds.some(({ path }) => path === file),
  sitemap: (file) => /^\/sitemap(-\d+)?\.xml$/.test(file),
  search: (file) => file.startsWith(searchDir),
  llms: (file) => file === llmsPath,
};

const pagesIn = (files: string[]) =>
  new Map(
    files.flatMap((file) => {
      const page = pageOf(file);

      return page === null ? [] : [[page, file] as const];
    }),
  );

const bySource = (redirects: Redirect[]) =>
  new Map(redirects.map((redirect) => [redirect.from, redirect]));

/**
 * Compares a new release with the live one.
 *
 * @returns null if none is live.
 */
export const findPageChanges = async (
  releases: string,
  { folder, files, inputs, redirects }: Made,
): Promise<PageChanges | null> => {
  const live = await currentRelease(releases);
  if (!live) return null;
  // Unknown for a site that was built before.
  const isOfCode = inputs === null || inputs !== live.inputs;
  const liveFolder = join(releases, live.id);
  const [before, after] = [join(liveFolder, "site"), join(folder, "site")];
  const old = await listFiles(before);

  // A hard link is equal without reading it.
  const isLink = (file: string) =>
    statOrNull(join(before, file))?.ino === statOrNull(join(after, file))?.ino;
  const visible = (site: string, file: string) => {
    const html = readFileSync(join(site, file), "utf8");

    return isOfCode ? html : visibleHtml(html);
  };
  const isEqualPage = (file: string) =>
    isLink(file) || visible(before, file) === visible(after, file);
  const isEqualFile = (file: string) =>
    isLink(file) || readFileSync(join(before, file)).equals(readFileSync(join(after, file)));
  const differs = (isOne: (file: string) => boolean) => {
    const [was, is] = [old.filter(isOne), files.filter(isOne)];

    return was.join() !== is.join() || !is.every(isEqualFile);
  };

  return {
    ...comparePaths(pagesIn(old), pagesIn(files), isEqualPage),
    other: otherFiles.filter((name) => differs(isOther[name])),
    redirects: comparePaths(
      bySource((await readRules(liveFolder)).redirects),
      bySource(redirects),
      (a, b) => a.to === b.to && a.permanent === b.permanent,
    ),
    isOfCode,
  };
};
