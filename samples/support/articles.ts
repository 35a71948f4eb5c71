import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { fromContentService } from "./content-service.ts";

const { parse } = fromContentService("yaml") as {
  parse: (text: string) => { slug: string; body: string };
};
const seed = join(import.meta.dirname, "../../cms/seed/article");
const samples = join(import.meta.dirname, "..");

/** A block of code: its language as a file's ending, such as `ts`, and its text. */
type Code = { language: string; text: string };

/** The articles of the seed, by slug, with the blocks of code in their texts. */
export const articles = readdirSync(seed).map((file) => {
  const { slug, body } = parse(readFileSync(join(seed, file), "utf8"));
  const blocks = [...body.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = "", text = ""]): Code => ({ language, text: text.trimEnd() }),
  );

  return { slug, blocks };
});

/** The text without the indent that all its lines share. */
const dedent = (text: string) => {
  const indents = text.split("\n").flatMap((line) => (line ? [line.search(/\S|$/)] : []));
  const shared = Math.min(...indents);

  return text
    .split("\n")
    .map((line) => line.slice(shared))
    .join("\n")
    .trim();
};

const markers = /^.*#region .*\n([\s\S]*?)^.*#endregion.*$/gm;

/** What an article may quote of a file: its regions, or all of it when it has none. */
export const quotable = (file: string): Code[] => {
  const text = readFileSync(file, "utf8");
  const regions = [...text.matchAll(markers)].map(([, region = ""]) => region);

  return (regions.length > 0 ? regions : [text]).map((region) => ({
    language: extname(file).slice(1),
    text: dedent(region),
  }));
};

/** The files of an article's samples, without those that are only tests; none without a folder. */
export const filesOf = (slug: string) =>
  readdirSync(samples, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath === join(samples, slug))
    .map(({ name, parentPath }) => join(parentPath, name));

/** The folders of samples. */
export const sampleFolders = readdirSync(samples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["support", "node_modules"].includes(entry.name))
  .map(({ name }) => name);
