import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Failure } from "./failure.mjs";

/** Where the agency's name is set; everything else repeats it. */
const source = "cms/seed/site.yaml";
/** Tells what happened under the old name, and keeps it. */
const history = "CHANGELOG.md";

/** A name as addresses and file names spell it: `New Agency` is `new-agency`.
 *
 * @param {string} name
 */
const slugOf = (name) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The spellings of a name, in any case, where it is not a part of another word.
 *
 * @param {string} name
 */
const spellings = (name) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${escaped(name)}|${escaped(slugOf(name))})(?![\\p{L}\\p{N}])`,
    "giu",
  );

/** @param {string} folder */
const currentName = (folder) => {
  const name = /^name: *(["']?)(.+?)\1 *$/m.exec(readFileSync(join(folder, source), "utf8"))?.[2];
  if (!name)
    throw new Failure(`${source} has no name: write the agency's name there as "name: …".`);

  return name;
};

/** @param {string} name */
const assertUsable = (name) => {
  // It becomes part of YAML, Markdown and addresses as it is.
  if (!/^\p{L}[\p{L}\p{N} .&’-]*$/u.test(name) || !slugOf(name) || name !== name.trim()) {
    throw new Failure(
      `${JSON.stringify(name)} cannot be the agency's name here: begin with a letter, and use letters, digits, spaces and . & ’ - only.`,
    );
  }
  if (name.length > 40) throw new Failure("The agency's name may have at most 40 characters.");
};

/** @param {string} folder */
const trackedFiles = (folder) => {
  try {
    return execFileSync("git", ["ls-files", "-z"], { cwd: folder, encoding: "utf8" })
      .split("\0")
      .filter((file) => file && file !== history && existsSync(join(folder, file)));
  } catch {
    throw new Failure(
      "This is not a git repository, and only the files it tracks are renamed: run git init && git add --all first.",
    );
  }
};

/** @param {string} path @returns the text of a file; nothing where it is no text. */
const readText = (path) => {
  const bytes = readFileSync(path);

  return bytes.includes(0) ? "" : bytes.toString("utf8");
};

/**
 * Refuses a name that is a word of this repository: the next rename could not tell them apart.
 *
 * @param {string} folder
 * @param {string} name
 * @param {RegExp} old
 */
const assertNew = (folder, name, old) => {
  const pattern = spellings(name);
  const { length } = trackedFiles(folder).filter(
    (file) => `${file}\n${readText(join(folder, file))}`.replace(old, "\n").search(pattern) !== -1,
  );
  if (length === 0) return;

  throw new Failure(
    `${name} is a word in ${length} ${length === 1 ? "file" : "files"} already, where a later rename would replace it, too: choose a name that is not, such as one of two words.`,
  );
};

/**
 * Gives the agency another name in every tracked file, and in the names of files: as
 * words where it is written as words, as in addresses where it is all lower case.
 *
 * @param {string} folder of the repository.
 * @param {string} name
 * @returns what was changed, and where the old name is still part of another word.
 */
export const renameAgency = (folder, name) => {
  assertUsable(name);
  const old = currentName(folder);
  if (old === name) throw new Failure(`The agency's name is ${name} already.`);

  const pattern = spellings(old);
  assertNew(folder, name, pattern);
  const slug = slugOf(name);
  /** @param {string} found */
  const spell = (found) => {
    // All lower case is an address, unless the name itself is written so.
    if (found === found.toLowerCase() && found !== old) return slug;

    return found === found.toUpperCase() ? name.toUpperCase() : name;
  };

  const changed = [];
  const left = [];
  for (const file of trackedFiles(folder)) {
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

  return { old, changed, left };
};
