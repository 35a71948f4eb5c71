import { join } from "node:path";

import { readText, trackedFiles } from "../../lib/tracked-files.ts";
import { anyOf, wholeWords } from "../../lib/whole-words.ts";

/** What was removed: the paths of its pages, and its names in texts. */
export type Removed = { paths: readonly string[]; names: readonly string[] };

const searched = /^(sample-content\/records|src|docs|README\.md)/;
const ignored =
  /\.test\.tsx?$|^(src\/generated|docs\/screenshots|sample-content\/records\/redirect)\//;

/** Places in texts, code and docs that link to what was removed, or name it: file and lines. */
export const findMentions = (root: string, { paths, names }: Removed) => {
  const files = trackedFiles(root).filter((file) => searched.test(file) && !ignored.test(file));
  const find = (pattern: RegExp) =>
    files.flatMap((file) => {
      const lines = readText(join(root, file))
        .split("\n")
        .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

      return lines.length > 0 ? [`${file}: ${lines.join(", ")}`] : [];
    });

  return {
    links: find(new RegExp(`${anyOf(paths.map((path) => path.slice(0, -1)))}(?![\\w-])`)),
    texts: find(wholeWords(names, "u")),
  };
};
