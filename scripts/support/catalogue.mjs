import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { cmsRoot, root } from "./project.mjs";
import "./typescript.mjs";

const copy = join(cmsRoot, "src/content/catalogue.json");

/** Writes the content service's copy of what editors choose from, out of src/catalogue. */
export const writeCatalogue = async () => {
  const { choices } = await import(join(root, "src/catalogue/choices.ts"));
  const text = `${JSON.stringify(choices, null, 2)}\n`;
  if (readFileSync(copy, "utf8") !== text) writeFileSync(copy, text);
};
