import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { OperatorError } from "../../common/operator-error.ts";

/** False for a link, which may lead out of the folder, and for a file that is deleted. */
const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The paths of the files that Git tracks in a folder; no links.
 *
 * @throws {OperatorError} if the folder is no repository.
 */
export const trackedFiles = (folder: string): string[] => {
  try {
    return execFileSync("git", ["ls-files", "-z"], { cwd: folder, encoding: "utf8" })
      .split("\0")
      .filter((file) => file && isFile(join(folder, file)));
  } catch {
    throw new OperatorError(
      "This is not a git repository, and only the files it tracks are searched: run git init && git add --all first.",
    );
  }
};

/** The paths of all files of the repository that a folder belongs to, also new ones and links. */
export const repositoryFiles = (folder: string): string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: folder,
    encoding: "utf8",
  })
    .split("\0")
    .filter((name) => name && existsSync(join(folder, name)));

/** The text of a file; empty if the file is binary. */
export const readText = (path: string): string => {
  const bytes = readFileSync(path);

  return bytes.includes(0) ? "" : bytes.toString("utf8");
};
