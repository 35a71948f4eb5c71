import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { agencyNameIn, renameAgency } from "../../lib/rename-agency.ts";

import { findTemplate, git, templateMessage, tryGit, versionOf } from "./git.ts";

/** A newer version of the template, as a commit that can be merged. */
export type Upgrade = {
  /** The commit of the template that the project has now. */
  base: string;
  /** The commit of the newer one, with the project's name. */
  next: string;
  /** The branch of `next`. */
  branch: string;
  /** Their versions. */
  from: string;
  to: string;
};

/** The agency's name in a commit; empty once the sample's records are deleted. */
const nameOf = (folder: string, commit: string) =>
  agencyNameIn(tryGit(folder, "show", `${commit}:sample-content/records/site.yaml`));

/** The files of a commit under the project's name, as a tree of Git. */
const renamedTree = (folder: string, commit: string, name: string) => {
  const copy = mkdtempSync(join(tmpdir(), "template-"));
  try {
    git(folder, "worktree", "add", "--quiet", "--detach", copy, commit);
    if (name && nameOf(folder, commit) !== name) renameAgency(copy, name);
    git(copy, "add", "--all");

    return git(copy, "write-tree");
  } finally {
    tryGit(folder, "worktree", "remove", "--force", copy);
    rmSync(copy, { recursive: true, force: true });
  }
};

/**
 * Fetches a version of the template, and puts it on a branch as the successor of the version that
 * the project has. Changes neither files nor the current branch.
 *
 * @param folder of the repository.
 * @param source the address of the template's repository, or the name of a remote.
 * @param version a tag, branch or commit of it.
 * @param since the commit with which the project began; else it is found by its message, or as the
 *   newest that both histories have.
 * @returns undefined if the project has this version.
 * @throws {OperatorError} if it cannot be fetched, or the project's history has no template.
 */
export const prepareUpgrade = (
  folder: string,
  source: string,
  version: string,
  since = "",
): Upgrade | undefined => {
  git(folder, "fetch", "--quiet", "--no-tags", "--end-of-options", source, version);
  const fetched = git(folder, "rev-parse", "FETCH_HEAD");
  const start = since && git(folder, "rev-parse", "--verify", "--end-of-options", since);
  const base = start || findTemplate(folder) || tryGit(folder, "merge-base", "HEAD", fetched);
  if (!base) {
    throw new OperatorError(
      "The history has no version of the template: name the commit with which the project began, as --since <commit>.",
    );
  }
  const name = nameOf(folder, "HEAD") || nameOf(folder, base);
  const tree = renamedTree(folder, fetched, name);
  if (tree === git(folder, "rev-parse", `${base}^{tree}`)) return undefined;

  const to = versionOf(folder, fetched);
  const message = templateMessage(`Template ${to}`, to);
  const next = git(folder, "commit-tree", tree, "-p", base, "-m", message);
  const branch = `template-${to}-${fetched.slice(0, 7)}`;
  git(folder, "update-ref", `refs/heads/${branch}`, next);

  return { base, next, branch, from: versionOf(folder, base), to };
};
