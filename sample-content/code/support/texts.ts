import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { requireFromCms } from "./cms.ts";

/** The fields of a seed file that may hold code. */
type Text = { slug: string; body?: string; code?: string; parts?: { text: string }[] };

const { parse } = requireFromCms("yaml") as {
  parse: (text: string) => Text;
};
const seed = join(import.meta.dirname, "../../records");
const samples = join(import.meta.dirname, "..");

/** A block of code: its language as a file's ending, such as `ts`, and its text. */
type Code = { language: string; text: string };

const seedFiles = ["article", "project", "document"].flatMap((folder) =>
  readdirSync(join(seed, folder)).map((file) => join(seed, folder, file)),
);

/** The articles, case studies and documents of the seed, by slug, with the blocks of code in their texts. */
export const texts = seedFiles.map((file) => {
  const { slug, body = "", code = "", parts = [] } = parse(readFileSync(file, "utf8"));
  const written = [body, code, ...parts.map(({ text }) => text)].join("\n");
  const blocks = [...written.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
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

/** The parts of a file that a text may quote: its regions, or the whole file if it has none. */
export const quotable = (file: string): Code[] => {
  const text = readFileSync(file, "utf8");
  const regions = [...text.matchAll(markers)].map(([, region = ""]) => region);

  return (regions.length > 0 ? regions : [text]).map((region) => ({
    language: extname(file).slice(1),
    text: dedent(region),
  }));
};

/** The files of a text's samples, without those that are only tests; none without a folder. */
export const filesOf = (slug: string) =>
  readdirSync(samples, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath === join(samples, slug))
    .map(({ name, parentPath }) => join(parentPath, name));

/** The folders of samples. */
export const sampleFolders = readdirSync(samples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["support", "node_modules"].includes(entry.name))
  .map(({ name }) => name);
