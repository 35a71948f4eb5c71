import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { publicFolder, root } from "./project.mjs";

const cache = join(root, ".cache");
// What the site was made from besides content. It is there only while cache and site are whole
// and belong together: gatsby-node.ts deletes it, too, whoever runs Gatsby.
const note = join(cache, "made-from");

/** @returns {Record<string, string> | undefined} */
const readNote = () => {
  try {
    return JSON.parse(readFileSync(note, "utf8"));
  } catch {
    // Never written, or not to its end.
    return undefined;
  }
};

/**
 * Why a build cannot go on from the last one, or nothing when it can. From now on none can, until
 * {@link noteKept}.
 *
 * @param {Record<string, string>} madeFrom what this build is made from besides content, by name.
 * @returns {string | undefined}
 */
export const whyNotKept = (madeFrom) => {
  const before = readNote();
  rmSync(note, { force: true });
  if (!existsSync(join(publicFolder, "index.html"))) return "there is no built site";
  if (!before) return "the last run of Gatsby was not a build that succeeded";

  const changed = Object.entries(madeFrom).filter(([name, value]) => before[name] !== value);
  if (changed.length === 0) return undefined;

  return `changed since the last build: ${changed.map(([name]) => name).join(", ")}`;
};

/**
 * Notes that the next build can go on from this one.
 *
 * @param {Record<string, string>} madeFrom
 */
export const noteKept = (madeFrom) => {
  mkdirSync(cache, { recursive: true });
  writeFileSync(note, JSON.stringify(madeFrom));
};

/** Deletes all that Gatsby remembers but the bundled code, which knows by itself when it is out of date. */
export const forgetContent = () => {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    if (name !== "webpack") rmSync(join(cache, name), { recursive: true, force: true });
  }
};
