import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fileIn } from "./files";

// What belongs to the page that the file was written for.
const ofThePage = [
  /<link[^>]*as="fetch"[^>]*>/g,
  /<(title|meta|link|script)[^>]*data-gatsby-head="true"[^>]*>(?:[^<]*<\/\1>)?/g,
];

/**
 * A page as visitors get it, which draws itself without its scripts; undefined when the
 * release has none at the path.
 */
export const publishedPage = (site: string, path: string): string | undefined => {
  const file = fileIn(site, join(path, "index.html"));

  return file && readFileSync(file, "utf8");
};

/** JSON that may stand in a script: nothing in it ends the script. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll("<", () => "\\u003c");

/**
 * The HTML in which the release's code draws a page: another page's without its content, so
 * that the browser draws the page instead of taking over one that is there.
 *
 * @param shell the other page.
 * @param path of the page.
 * @param head what the preview adds to the head.
 * @param nonce of every script.
 */
export const shellOf = (shell: string, path: string, head: string, nonce: string) =>
  ofThePage
    .reduce((html, pattern) => html.replace(pattern, () => ""), shell)
    .replace(
      /<div id="___gatsby">.*?(?=<div id="gatsby-announcer"|<script id="gatsby-script-loader")/s,
      () => '<div id="___gatsby"></div>',
    )
    // Drafts are drawn by the scripts, which come at once.
    .replace(/<template id="late-scripts">(.*?)<\/template>/s, (_, scripts: string) => scripts)
    .replace(/<head>/, () => `<head>${head}`)
    .replace(/<script(?=[\s>])/g, () => `<script nonce="${nonce}"`)
    // Last, so that only scripts of the release have the nonce.
    .replace(/window\.pagePath="[^"]*"/, () => `window.pagePath=${jsonForScript(path)}`);
