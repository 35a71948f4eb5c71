import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { OperatorError } from "../../common/operator-error.ts";

import type { Loss } from "../record.ts";

/** Folders of generators and packages, whose Markdown is no text of the site. */
const skipped = new Set(
  "node_modules _site _includes _layouts archetypes resources themes vendor".split(" "),
);

const textFile = /\.(md|markdown|mdx)$/i;

const walk = (folder: string, path: string, found: { files: string[]; losses: Loss[] }): void => {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const name = path ? `${path}/${entry.name}` : entry.name;
    if (entry.name.startsWith(".") || skipped.has(entry.name)) continue;
    if (entry.isSymbolicLink()) {
      // A link to a picture is looked at where a text shows it.
      if (textFile.test(name) || !/\.\w+$/.test(name)) {
        found.losses.push({ url: name, what: "A symbolic link: not read" });
      }
    } else if (entry.isDirectory()) walk(folder, name, found);
    else if (entry.isFile() && textFile.test(name)) found.files.push(name);
  }
};

/**
 * Lists the files with Markdown in a folder, sorted, by their paths in it with slashes. Symbolic links
 * are not followed, since they may lead out of the folder.
 *
 * @throws OperatorError if there is no such folder.
 */
export const listFiles = (folder: string): { files: string[]; losses: Loss[] } => {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) throw new OperatorError(`${folder} does not exist: check its name.`);
  if (!stats.isDirectory()) {
    throw new OperatorError(`${folder} is a file: name the folder with the Markdown files.`);
  }
  const found: { files: string[]; losses: Loss[] } = { files: [], losses: [] };
  walk(folder, "", found);

  return { ...found, files: found.files.sort() };
};
