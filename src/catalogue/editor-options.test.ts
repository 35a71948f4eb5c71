import { readFileSync } from "node:fs";

import { editorOptions } from "./editor-options";
import { sitePaths } from "./site-paths";

it.each([
  ["catalogue.json", editorOptions],
  ["site-paths.json", sitePaths],
])("equals %s in the CMS (update it with npm run types)", (name, content) => {
  const copy: unknown = JSON.parse(readFileSync(`cms/src/content/${name}`, "utf8"));

  expect(copy).toEqual(content);
});
