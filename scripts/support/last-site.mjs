import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { Failure } from "./failure.mjs";
import { mirror } from "./mirror.mjs";
import { root } from "./project.mjs";

/** Where Gatsby writes the site, and nowhere else. */
export const output = join(root, "public");
// The last good site while a build runs. If it is here while none runs, the
// build was killed, and what is in `output` is half a site.
const previous = join(root, ".previous-public");
// The one before, from which the next copy is made. It may be incomplete: each file is compared by
// time and size.
const copy = join(root, ".cache/copied-public");

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** Brings the last good site back to its place, if it is set aside. */
export const restoreLastSite = () => {
  if (!existsSync(previous)) return;
  remove(output);
  renameSync(previous, output);
};

/** Puts the last good site aside, so that a build begins with nothing. */
export const setLastSiteAside = () => {
  restoreLastSite();
  if (existsSync(output)) renameSync(output, previous);
};

/** Puts a copy of the last good site aside, so that a build can go on from it. */
export const copyLastSiteAside = () => {
  mirror(output, copy);
  renameSync(copy, previous);
};

/** Lets go of the last good site, since there is a new one. */
export const dropLastSite = () => {
  if (!existsSync(previous)) return;
  mkdirSync(join(root, ".cache"), { recursive: true });
  remove(copy);
  renameSync(previous, copy);
};

/** @param {string} folder @returns {string[]} the paths of the pages in it. */
const pagesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /(^|[\\/])index\.html$/.test(file))
        .map((file) => `/${file.slice(0, -"index.html".length).replaceAll("\\", "/")}`)
    : [];

/**
 * Refuses a new site that lacks half or more of the last one's pages: so many are not
 * taken down on purpose, but lost with a database or a published state.
 *
 * @param {Record<string, string>} environment
 */
export const checkPagesLeft = ({ ACCEPT_FEWER_PAGES: accepted }) => {
  const before = pagesIn(previous);
  const now = new Set(pagesIn(output));
  const lost = before.filter((page) => !now.has(page));
  if (accepted === "true" || lost.length === 0 || lost.length * 2 < before.length) return;

  throw new Failure(
    `Of the ${before.length} pages of the last site ${lost.length} are gone, ${lost.sort()[0]} for one: publish them again, or build with ACCEPT_FEWER_PAGES=true if they should go.`,
  );
};
