import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

/** Where the preview's own script is served. */
const folder = "/__preview/";

const stega = "node_modules/@vercel/stega/dist/index.mjs";

// Gatsby would fetch every page that a link leads to, and make it of drafts for nobody.
const withoutPrefetching =
  '<script>Object.defineProperty(navigator,"connection",{value:{saveData:true}})</script>';

/** What a shell's head carries: which drafts it was made from, where the panel is, and the preview's script. */
export const previewHead = (version: string, panelUrl: string) =>
  [
    `<meta name="robots" content="noindex">`,
    `<meta name="preview" data-version="${version}" data-panel="${new URL(panelUrl).origin}">`,
    withoutPrefetching,
    `<script type="importmap">{"imports":{"@vercel/stega":"${folder}stega"}}</script>`,
    `<script type="module" src="${folder}main"></script>`,
  ].join("");

/**
 * The code at an address under `/__preview/`: a module of src/preview/browser without its
 * types, or the package that reads marks. Nothing comes from another host.
 *
 * @param root folder of the project.
 */
export const browserCode = (root: string, path: string): string | undefined => {
  const name = path.startsWith(folder) ? path.slice(folder.length) : "";
  if (name === "stega") return readFileSync(join(root, stega), "utf8");
  if (!modules.includes(name)) return undefined;

  return stripTypeScriptTypes(
    readFileSync(join(root, "src/preview/browser", `${name}.ts`), "utf8"),
  );
};

const modules = ["main", "bar", "marks", "typing", "update"];
