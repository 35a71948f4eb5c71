import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { projectDir } from "../../publisher/project.ts";

import { cmsDir } from "./project.ts";
import "./typescript.mjs";

const write = (name: string, content: object) => {
  const file = join(cmsDir, "src/content", name);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
};

/** Writes the CMS's copies of the editor options and of all paths (src/catalogue). */
export const writeCatalogue = async (): Promise<void> => {
  const { editorOptions } = await import(join(projectDir, "src/catalogue/editor-options.ts"));
  const { sitePaths } = await import(join(projectDir, "src/catalogue/site-paths.ts"));
  write("catalogue.json", editorOptions);
  write("site-paths.json", sitePaths);
};
