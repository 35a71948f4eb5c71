import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const testFolders = ["src", "scripts", "e2e", "samples", "publisher", "pictures", "cms/tests"];

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return entry.name === "node_modules" ? [] : filesIn(join(folder, entry.name), name);
    }

    return name.test(entry.name) ? [join(folder, entry.name)] : [];
  });

const testDefinition = /^\s*(?:it|test)(?:\.each\b.*)?[(<]/gm;

/** Numbers about this repository, for its pages. */
export type ProjectStats = {
  /** Decision records. */
  decisions: number;
  /** Tests in the source: one with many cases counts once. */
  tests: number;
  /** Transfer budget of the home page before an interaction, in kB; tested. */
  kilobytes: number;
};

/**
 * Counts decisions and tests and reads the transfer budget.
 *
 * @param root of the repository.
 */
export const readProjectStats = (root: string): ProjectStats => {
  const tests = testFolders
    .flatMap((folder) => filesIn(join(root, folder), /\.(?:test|spec|checks)\.tsx?$/))
    .map((file) => readFileSync(file, "utf8").match(testDefinition)?.length ?? 0);
  const { every, pages } = JSON.parse(readFileSync(join(root, "budgets.json"), "utf8"));

  return {
    decisions: filesIn(join(root, "docs/decisions"), /^\d{4}-.+\.md$/).length,
    tests: tests.reduce((sum, count) => sum + count, 0),
    kilobytes: pages.home?.kilobytes ?? every.kilobytes,
  };
};
