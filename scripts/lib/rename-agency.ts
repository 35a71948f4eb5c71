import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import slugify from "@sindresorhus/slugify";

import { OperatorError } from "../../common/operator-error.ts";
import { numberOf } from "../../common/text/number-of.ts";
import { readText, trackedFiles } from "./tracked-files.ts";
import { wholeWords } from "./whole-words.ts";

/** The file that sets the agency's name, which all others repeat. */
const source = "sample-content/records/site.yaml";
/** The spell checker's words, one on a line. */
const words = "cspell-words.txt";
/** Keeps the old name. */
const history = "CHANGELOG.md";

/** The spelling of URLs and file names, as the CMS makes slugs: `Zoë & Kim` is `zoe-and-kim`. */
const slugOf = (name: string) => slugify(name, { decamelize: false });

/** Matches a name and its slug in any case, but not within another word. */
const spellings = (name: string) => wholeWords([name, slugOf(name)], "giu");

/** The agency's name in the text of the file that sets it; empty if there is none. */
export const agencyNameIn = (text: string): string =>
  /^name: *(["']?)(.+?)\1 *$/m.exec(text)?.[2] ?? "";

const currentName = (folder: string) => {
  const name = agencyNameIn(readFileSync(join(folder, source), "utf8"));
  if (!name)
    throw new OperatorError(`${source} has no name: write the agency's name there as "name: …".`);

  return name;
};

const assertUsable = (name: string) => {
  // The name is inserted into YAML, Markdown and URLs without escaping.
  if (!/^\p{L}[\p{L}\p{N} .&’-]*$/u.test(name) || !slugOf(name) || name !== name.trim()) {
    throw new OperatorError(
      `${JSON.stringify(name)} cannot be the agency's name here: begin with a letter, and use letters, digits, spaces and . & ' - only.`,
    );
  }
  if (name.length > 40)
    throw new OperatorError("The agency's name may have at most 40 characters.");
};

const renamedFiles = (folder: string) => trackedFiles(folder).filter((file) => file !== history);

/** Refuses a name that occurs in the repository, which the next rename would replace, too. */
const assertNew = (folder: string, name: string, old: RegExp) => {
  const pattern = spellings(name);
  const { length } = renamedFiles(folder).filter(
    (file) => `${file}\n${readText(join(folder, file))}`.replace(old, "\n").search(pattern) !== -1,
  );
  if (length === 0) return;

  throw new OperatorError(
    `${name} is a word in ${numberOf(length, "file")} already, where a later rename would replace it, too: choose a name that is not, such as one of two words.`,
  );
};

/** Adds the words of a name to those that the spell checker knows. */
const addWords = (folder: string, name: string) => {
  const file = join(folder, words);
  if (!renamedFiles(folder).includes(words)) return;
  const known = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const added = (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !known.includes(word),
  );
  const sorted = [...known, ...added].sort((a, b) => a.localeCompare(b, "en"));
  if (added.length > 0) writeFileSync(file, `${sorted.join("\n")}\n`);
};

/**
 * Renames the agency in all tracked files and their names: the slug replaces spellings in lower
 * case, the name all others.
 *
 * @param folder of the repository.
 * @param typed the name; a typewriter's apostrophe becomes a typographic one.
 * @returns both names, the changed files, and those with the old name within another word.
 * @throws {OperatorError} if the name cannot be used.
 */
export const renameAgency = (
  folder: string,
  typed: string,
): { name: string; old: string; changed: string[]; left: string[] } => {
  const name = typed.replaceAll("'", "’");
  assertUsable(name);
  const old = currentName(folder);
  if (old === name) throw new OperatorError(`The agency's name is ${name} already.`);

  const pattern = spellings(old);
  assertNew(folder, name, pattern);
  const slug = slugOf(name);
  const spell = (found: string) => {
    // Lower case is a slug, unless the name itself is in lower case.
    if (found === found.toLowerCase() && found !== old) return slug;

    return found === found.toUpperCase() ? name.toUpperCase() : name;
  };

  const changed: string[] = [];
  const left: string[] = [];
  for (const file of renamedFiles(folder)) {
    const path = join(folder, file);
    const text = readText(path);
    const renamed = text.replace(pattern, spell);
    const target = file.replace(pattern, slug);

    if (renamed !== text) writeFileSync(path, renamed);
    if (target !== file) renameSync(path, join(folder, target));
    if (renamed !== text || target !== file) changed.push(target);
    const rest = `${target}\n${renamed}`.replaceAll(name, "").replaceAll(slug, "").toLowerCase();
    if (rest.includes(old.toLowerCase())) left.push(target);
  }
  addWords(folder, name);

  return { name, old, changed, left };
};
