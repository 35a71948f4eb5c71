import { posix } from "node:path";

import { findingAt, lineAt, type Page, prose, withoutCode } from "./page";

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/ /g, "-");

const anchorsIn = (page: Page) =>
  [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/**
 * The links of a page that lead to no file or folder, or to no heading of a page.
 *
 * @param pages all pages, for their headings.
 * @param exists whether the repository has a file or folder.
 */
export const wrongLinks = (
  page: Page,
  pages: readonly Page[],
  exists: (path: string) => boolean,
): string[] => {
  const text = withoutCode(page);

  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(({ 1: target = "", index }) => {
    if (/^\w+:/.test(target)) return [];
    const [file = "", anchor = ""] = target.split("#");
    const path = file ? posix.join(posix.dirname(page.path), file).replace(/\/$/, "") : page.path;
    const found = (problem: string) => [findingAt(page, lineAt(text, index), problem)];
    if (!exists(path)) return found(`the link ${target} leads to no file`);
    const linked = pages.find((one) => one.path === path);
    if (!anchor || !linked || anchorsIn(linked).includes(anchor)) return [];

    return found(`the link ${target} leads to no heading`);
  });
};
