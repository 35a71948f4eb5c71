import { execFileSync } from "node:child_process";

import { OperatorError } from "../../../common/operator-error.ts";

import { git, tryGit } from "./git.ts";
import type { Upgrade } from "./prepare-upgrade.ts";

/** What a merge of a newer template would bring. */
export type UpgradeFindings = {
  /** Files that the template changed. */
  changed: string[];
  /** Those of them that the project changed too. */
  both: string[];
  /** Those of them that Git cannot merge. */
  conflicts: string[];
  /** Settings of .env.example that are new, and those that are gone. */
  newSettings: string[];
  goneSettings: string[];
  /** Fields and types of content that are gone, such as `article.subtitle`. */
  goneContent: string[];
  /** The supported versions of Node, if they changed. */
  node: string | undefined;
};

const lines = (text: string) => text.split("\n").filter(Boolean);

const changedBetween = (folder: string, from: string, to: string) =>
  git(folder, "diff", "--name-only", "--no-renames", "-z", from, to).split("\0").filter(Boolean);

/** The files that Git cannot merge, without touching any file. */
const findConflicts = (folder: string, next: string) => {
  try {
    execFileSync("git", ["merge-tree", "--write-tree", "--name-only", "-z", "HEAD", next], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 1e8,
    });

    return [];
  } catch (error) {
    const { status, stdout, stderr } = error as {
      status?: number;
      stdout?: Buffer;
      stderr?: Buffer;
    };
    if (status !== 1) {
      throw new OperatorError(
        `git merge-tree, which needs Git 2.38: ${stderr?.toString().trim() ?? String(error)}`,
      );
    }
    // The tree, the files, an empty entry, then messages.
    const [, ...entries] = (stdout?.toString() ?? "").split("\0");

    return entries.slice(0, entries.indexOf(""));
  }
};

const settingsIn = (folder: string, commit: string) =>
  new Set(
    [...tryGit(folder, "show", `${commit}:.env.example`).matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = ""]) => name,
    ),
  );

/** The fields of all content types and components, such as `article.title`. */
const fieldsIn = (folder: string, commit: string) => {
  const files = lines(
    tryGit(folder, "ls-tree", "-r", "--name-only", commit, "cms/src/api", "cms/src/components"),
  ).filter((file) => file.endsWith(".json"));

  return new Set(
    files.flatMap((file) => {
      const { attributes = {} } = JSON.parse(git(folder, "show", `${commit}:${file}`));
      const type = file.split("/").at(file.endsWith("/schema.json") ? -2 : -1);

      return Object.keys(attributes).map((field) => `${type?.replace(".json", "")}.${field}`);
    }),
  );
};

const nodeIn = (folder: string, commit: string): string =>
  JSON.parse(git(folder, "show", `${commit}:package.json`)).engines?.node ?? "";

/** Compares a project with a newer template, and tries the merge. */
export const findUpgradeEffects = (
  folder: string,
  { base, next }: Pick<Upgrade, "base" | "next">,
): UpgradeFindings => {
  const changed = changedBetween(folder, base, next);
  const own = new Set(changedBetween(folder, base, "HEAD"));
  const [oldSettings, settings] = [settingsIn(folder, base), settingsIn(folder, next)];
  const [oldFields, fields] = [fieldsIn(folder, base), fieldsIn(folder, next)];
  const node = nodeIn(folder, next);

  return {
    changed,
    both: changed.filter((file) => own.has(file)),
    conflicts: findConflicts(folder, next),
    newSettings: [...settings].filter((name) => !oldSettings.has(name)),
    goneSettings: [...oldSettings].filter((name) => !settings.has(name)),
    goneContent: [...oldFields].filter((name) => !fields.has(name)),
    node: node === nodeIn(folder, base) ? undefined : node,
  };
};
