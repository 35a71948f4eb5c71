import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where tests are, from the folder of the project. */
const testFolders = ["src", "scripts", "e2e", "samples", "publisher", "pictures", "cms/tests"];

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return entry.name === "node_modules" ? [] : filesIn(join(folder, entry.name), name);
    }

    return name.test(entry.name) ? [join(folder, entry.name)] : [];
  });

/** A test as it is written; one that runs for many cases is written once. */
const writtenTest = /^\s*(?:it|test)(?:\.each\b.*)?[(<]/gm;

/** What a fork of this site can say of itself without typing a number. */
export type Figures = {
  /** Decisions with a record of their own. */
  decisions: number;
  /** Tests as they are written: one that runs for many cases counts once. */
  tests: number;
  /** What the home page may transfer at most before a visitor acts, in kB: a test measures it. */
  kilobytes: number;
};

/**
 * Counts what is in the repository.
 *
 * @param root folder of the project.
 */
export const readFigures = (root: string): Figures => {
  const tests = testFolders
    .flatMap((folder) => filesIn(join(root, folder), /\.(?:test|spec|checks)\.tsx?$/))
    .map((file) => readFileSync(file, "utf8").match(writtenTest)?.length ?? 0);
  const { every, pages } = JSON.parse(readFileSync(join(root, "budgets.json"), "utf8"));

  return {
    decisions: filesIn(join(root, "docs/decisions"), /^\d{4}-.+\.md$/).length,
    tests: tests.reduce((sum, count) => sum + count, 0),
    kilobytes: pages.home?.kilobytes ?? every.kilobytes,
  };
};
