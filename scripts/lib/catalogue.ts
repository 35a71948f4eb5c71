import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { cmsRoot, root } from "./project.mjs";
import "./typescript.mjs";

/** @param {string} name @param {object} content */
const write = (name, content) => {
  const copy = join(cmsRoot, "src/content", name);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (readFileSync(copy, "utf8") !== text) writeFileSync(copy, text);
};

/** Writes the content service's copies of what editors choose from and of all paths, out of src/catalogue. */
export const writeCatalogue = async () => {
  const { choices } = await import(join(root, "src/catalogue/choices.ts"));
  const { sitePaths } = await import(join(root, "src/catalogue/site-paths.ts"));
  write("catalogue.json", choices);
  write("site-paths.json", sitePaths);
};
