import { execFileSync } from "node:child_process";

import { OperatorError } from "../../../common/operator-error.ts";

/**
 * Runs Git in a folder.
 *
 * @returns its output, without the last line break.
 * @throws {OperatorError} with Git's message.
 */
export const git = (folder: string, ...args: string[]): string => {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 1e8,
    }).trimEnd();
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new OperatorError(`git ${args[0] ?? ""}: ${stderr?.trim() || message}`);
  }
};

/** Like {@link git}, but empty if Git fails, such as for a name that does not exist. */
export const tryGit = (folder: string, ...args: string[]): string => {
  try {
    return git(folder, ...args);
  } catch {
    return "";
  }
};

const trailer = "Template-Version: ";

/** The message of a commit that has the template unchanged but for the name. */
export const templateMessage = (subject: string, version: string): string =>
  `${subject}\n\n${trailer}${version}`;

/** The newest commit in a history that has the template unchanged; empty if there is none. */
export const findTemplate = (folder: string): string =>
  tryGit(folder, "log", "-1", "--format=%H", `--grep=^${trailer}`, "HEAD");

/** The version in package.json of a commit. */
export const versionOf = (folder: string, commit: string): string =>
  String(JSON.parse(git(folder, "show", `${commit}:package.json`)).version);
