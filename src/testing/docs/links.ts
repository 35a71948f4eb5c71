import { posix } from "node:path";

import { findingAt, lineAt, type Page, prose, withoutCode } from "./page";

const headingsIn = (page: Page) =>
  [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/ /g, "-");

/**
 * The links of a page that lead to no file or folder, or to no heading of a page; also a heading that
 * is named after its page: `docs/api.md`, "Errors".
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
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(({ 1: target = "", index }) => {
    if (/^\w+:/.test(target)) return [];
    const [file = "", anchor = ""] = target.split("#");
    const path = file ? posix.join(posix.dirname(page.path), file).replace(/\/$/, "") : page.path;
    const found = (problem: string) => [findingAt(page, lineAt(text, index), problem)];
    if (!exists(path)) return found(`the link ${target} leads to no file`);
    const linked = pages.find((one) => one.path === path);
    if (!anchor || !linked || headingsIn(linked).map(anchorOf).includes(anchor)) return [];

    return found(`the link ${target} leads to no heading`);
  });
  const named = [...prose(page).matchAll(/`([\w./-]+\.md)`,\s+"([^"]+)"/g)].flatMap(
    ({ 1: path = "", 2: quoted = "", index }) => {
      const heading = quoted.replace(/\s+/g, " ");
      const linked = pages.find((one) => one.path === path);
      if (!linked || headingsIn(linked).includes(heading)) return [];

      return [findingAt(page, lineAt(page.text, index), `${path} has no heading “${heading}”`)];
    },
  );

  return [...links, ...named];
};
