import { existsSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

/** URL prefix of the preview's own script. */
const urlPrefix = "/__preview/";

const stega = "node_modules/@vercel/stega/dist/index.mjs";

const sharedHead = [
  `<meta name="robots" content="noindex">`,
  `<style>[aria-label="Cookies"] { display: none !important; }</style>`,
];

/** Head of a shell: version of the drafts, origin of the panel, and the preview's script. */
export const previewHead = (version: string, panelUrl: string) =>
  [
    ...sharedHead,
    `<meta name="preview" data-version="${version}" data-panel="${new URL(panelUrl).origin}">`,
    `<script type="importmap">{"imports":{"@vercel/stega":"${urlPrefix}stega"}}</script>`,
    `<script type="module" src="${urlPrefix}main"></script>`,
  ].join("");

/** Head of a shell for a link: its expiry in seconds since 1970, and its script. */
export const linkHead = (expires: number) =>
  [
    ...sharedHead,
    `<meta name="preview" data-expires="${expires}">`,
    `<script type="module" src="${urlPrefix}link"></script>`,
  ].join("");

/** Head of a released page: its script. */
export const publishedHead = (nonce: string) =>
  `<script type="module" nonce="${nonce}" src="${urlPrefix}published"></script>`;

/**
 * Source of a browser module under `/__preview/`: types stripped, or @vercel/stega.
 *
 * @param root of the project.
 */
export const browserCode = (root: string, path: string): string | undefined => {
  const name = path.startsWith(urlPrefix) ? path.slice(urlPrefix.length) : "";
  if (name === "stega") return readFileSync(join(root, stega), "utf8");
  const file = join(root, "src/preview/browser", `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) return undefined;

  return stripTypeScriptTypes(readFileSync(file, "utf8"));
};
