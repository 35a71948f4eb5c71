import { readFileSync } from "node:fs";

import { editorOptions } from "./editor-options";
import { sitePaths } from "./site-paths";

it.each([
  ["catalogue.json", editorOptions],
  ["site-paths.json", sitePaths],
])("matches the CMS's copy in %s: run npm run types if it does not", (name, content) => {
  const copy: unknown = JSON.parse(readFileSync(`cms/src/content/${name}`, "utf8"));

  expect(copy).toEqual(content);
});
