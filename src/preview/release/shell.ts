import { join } from "node:path";

import { readIn } from "./files";

// Tags of the source page, and the manifest, which browsers request without the session's cookie.
const removedTags = [
  /<link[^>]*rel="manifest"[^>]*>/g,
  /<link[^>]*as="fetch"[^>]*>/g,
  /<(title|meta|link|script)[^>]*data-gatsby-head="true"[^>]*>(?:[^<]*<\/\1>)?/g,
];

/** Reads the HTML of a released page; undefined if there is none at the path. */
export const readReleasedPage = (siteDir: string, path: string): string | undefined =>
  readIn(siteDir, join(path, "index.html"));

/** JSON for an inline script, without a closing tag. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll("<", () => "\\u003c");

/**
 * Renders the HTML of a draft from that of another page: empties the root element, so that React
 * renders instead of hydrating.
 *
 * @param shell HTML of the other page.
 * @param path of the draft's page.
 * @param head tags to add to the head.
 * @param nonce of every script.
 */
export const renderShell = (shell: string, path: string, head: string, nonce: string) =>
  removedTags
    .reduce((html, pattern) => html.replace(pattern, () => ""), shell)
    .replace(
      /<div id="___gatsby">.*?(?=<div id="gatsby-announcer"|<script id="gatsby-script-loader")/s,
      () => '<div id="___gatsby"></div>',
    )
    // Drafts need the scripts at once.
    .replace(/<template id="deferred-scripts">(.*?)<\/template>/s, (_, scripts: string) => scripts)
    .replace(/<head>/, () => `<head>${head}`)
    .replace(/<script(?=[\s>])/g, () => `<script nonce="${nonce}"`)
    // Last, so that only scripts of the release have the nonce.
    .replace(/window\.pagePath="[^"]*"/, () => `window.pagePath=${jsonForScript(path)}`);
