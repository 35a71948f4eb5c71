import { execFileSync } from "node:child_process";

import { Failure } from "./failure.mjs";
import { root } from "./project.mjs";

/** @param {string[]} args */
const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e9, stdio: "pipe" });

/** What has changed in tracked files since the last commit; nothing where this is no clone. */
export const trackedChanges = () => {
  try {
    return git("diff", "HEAD", "--binary");
  } catch {
    return "";
  }
};

/**
 * Checks that no tracked file has changed meanwhile: running something must never change the code.
 *
 * @param {string} before what {@link trackedChanges} said.
 * @throws {Failure} naming the files that differ from the last commit.
 */
export const checkTrackedFiles = (before) => {
  if (trackedChanges() === before) return;

  throw new Failure(
    "Running the checks changed tracked files: commit the change, or keep the command from making it.",
    { output: git("status", "--short", "--untracked-files=no") },
  );
};
