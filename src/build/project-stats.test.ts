import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { readProjectStats } from "./project-stats";

const empty = ["src", "scripts", "e2e", "samples", "publisher", "pictures", "cms/tests"];

/** A project with these files, by their paths. */
const projectOf = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), "figures-"));
  for (const folder of [...empty, "docs/decisions"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  return root;
};

const budgets = (pages: object) => ({
  "budgets.json": JSON.stringify({ every: { kilobytes: 120 }, pages }),
});

it("counts tests of the repository, not of packages", () => {
  const root = projectOf({
    ...budgets({ blog: { kilobytes: 150 } }),
    "docs/decisions/0001-a.md": "",
    "docs/decisions/0002-b.md": "",
    "docs/decisions/README.md": "",
    "src/a/a.test.ts": 'it("one", () => {});\n  it.each([1, 2])("two", () => {});\nitem("no");',
    "src/a/a.ts": 'it("is not a test file");',
    "e2e/a.checks.ts": 'it("five", run);',
    "e2e/b.spec.ts": 'test("three", run);\ntest.describe("no", run);\ntest.use({});',
    "cms/tests/c.test.ts": 'it.each<[string]>([["a"]])("four", run);',
    "publisher/node_modules/d/d.test.ts": 'it("not ours", run);',
  });

  expect(readProjectStats(root)).toEqual({ decisions: 2, tests: 5, kilobytes: 120 });
});

it("prefers the home page's own budget", () => {
  expect(readProjectStats(projectOf(budgets({ home: { kilobytes: 90 } }))).kilobytes).toBe(90);
});

it("counts this repository", () => {
  const { decisions, tests } = readProjectStats(process.cwd());

  expect(decisions).toBeGreaterThanOrEqual(17);
  expect(tests).toBeGreaterThan(1000);
});
