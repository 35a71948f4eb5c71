import { realpathSync } from "node:fs";

import { OperatorError } from "../../../common/operator-error.ts";
import { renameAgency } from "../../lib/rename-agency.ts";

import { findTemplate, git, templateMessage, tryGit, versionOf } from "./git.ts";

/** Refuses a repository whose history is not the template's alone, since it is replaced. */
const assertIsTemplate = (folder: string) => {
  const top = tryGit(folder, "rev-parse", "--show-toplevel");
  if (!top || realpathSync(top) !== realpathSync(folder)) {
    throw new OperatorError(
      "This folder is not a clone: clone the repository with Git, or run git init, git add --all and git commit.",
    );
  }
  if (findTemplate(folder)) throw new OperatorError("This project has begun already.");
  if (git(folder, "status", "--porcelain")) {
    throw new OperatorError("There are uncommitted changes: commit or discard them first.");
  }
  const isSingle = git(folder, "rev-list", "--count", "HEAD") === "1";
  const own = git(folder, "rev-list", "--count", "HEAD", "--not", "--remotes");
  if (!isSingle && own !== "0") {
    throw new OperatorError(
      `This history has ${own} commits of your own, which would be lost: begin with a fresh clone.`,
    );
  }
  if (!tryGit(folder, "var", "GIT_COMMITTER_IDENT")) {
    throw new OperatorError(
      'Git does not know who commits: run git config --global user.name "Your name" and git config --global user.email you@example.com first.',
    );
  }
};

/**
 * Renames the agency of a fresh clone, and replaces the template's history by one commit, which
 * later upgrades compare with. The clone's origin becomes `upstream`.
 *
 * @param folder of the repository.
 * @param typed the name.
 * @returns the name as it was written, and the changed files.
 * @throws {OperatorError} if the clone has changes, or the name cannot be used.
 */
export const begin = (folder: string, typed: string): { name: string; changed: string[] } => {
  assertIsTemplate(folder);
  const { name, changed } = renameAgency(folder, typed);

  git(folder, "add", "--all");
  const message = templateMessage(`Begin as ${name}`, versionOf(folder, "HEAD"));
  const commit = git(folder, "commit-tree", git(folder, "write-tree"), "-m", message);
  git(folder, "update-ref", "-m", "begin", "HEAD", commit);
  if (tryGit(folder, "remote", "get-url", "origin")) {
    tryGit(folder, "remote", "rename", "origin", "upstream");
  }

  return { name, changed };
};
