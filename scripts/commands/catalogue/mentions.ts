import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What was removed: the paths of its pages, and its names in texts. */
export type Removed = { paths: readonly string[]; names: readonly string[] };

const searched = /^(sample-content\/records|src|docs|README\.md)/;
const ignored =
  /\.test\.tsx?$|^(src\/generated|docs\/screenshots|sample-content\/records\/redirect)\//;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const anyOf = (words: readonly string[]) => `(?:${words.map(escapeRegExp).join("|")})`;

/** Places in texts, code and docs that link to what was removed, or name it: file and lines. */
export const findMentions = (root: string, { paths, names }: Removed) => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => searched.test(file) && !ignored.test(file) && existsSync(join(root, file)));
  const find = (pattern: RegExp) =>
    files.flatMap((file) => {
      const lines = readFileSync(join(root, file))
        .toString("utf8")
        .split("\n")
        .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

      return lines.length > 0 ? [`${file}: ${lines.join(", ")}`] : [];
    });

  return {
    links: find(new RegExp(`${anyOf(paths.map((path) => path.slice(0, -1)))}(?![\\w-])`)),
    texts: find(new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(names)}(?![\\p{L}\\p{N}])`, "u")),
  };
};
