import { execFileSync } from "node:child_process";

import { OperatorError } from "../../../publisher/errors.ts";
import { projectDir } from "../../../publisher/project.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: projectDir, encoding: "utf8", maxBuffer: 1e9, stdio: "pipe" });

/** The diff of tracked files since the last commit; empty without a git repository. */
export const trackedChanges = (): string => {
  try {
    return git("diff", "HEAD", "--binary");
  } catch {
    return "";
  }
};

/**
 * Checks that a command has changed no tracked file.
 *
 * @param before the result of {@link trackedChanges} before the command.
 * @throws {OperatorError} that lists the files that differ from the last commit.
 */
export const assertTrackedFilesUnchanged = (before: string): void => {
  if (trackedChanges() === before) return;

  throw new OperatorError(
    "Running the checks changed tracked files: commit the change, or keep the command from making it.",
    { output: git("status", "--short", "--untracked-files=no") },
  );
};
