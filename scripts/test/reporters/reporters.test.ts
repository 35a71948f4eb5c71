import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import type { TestFailure } from "./failures";

// Real runners on a folder of their own.
const modules = resolve("node_modules");
const reporter = (name: string) => resolve("scripts/test/reporters", `${name}.ts`);
const failingTest = (setUp: string) => `${setUp} test("adds up", () => { throw new Error("2"); });`;
const playwright = `const { test } = require(${JSON.stringify(join(modules, "@playwright/test"))});`;
const nodeTest = `const { test } = require("node:test");`;
/** A file that declares a test for those that import it. */
const suite = (setUp: string) => `${setUp}
  exports.declare = () => test("is declared elsewhere", () => { throw new Error("2"); });`;

const runners = {
  Jest: {
    files: {
      "sums/one.test.js": failingTest(""),
      "sums/two.test.js": "throw new Error('2');",
      "jest.config.json": JSON.stringify({ reporters: [reporter("jest")] }),
    },
    args: [join(modules, "jest/bin/jest.js")],
  },
  Playwright: {
    files: {
      "sums/one.spec.cjs": failingTest(playwright),
      "sums/two.spec.cjs": `require("../suite.cjs").declare();`,
      "suite.cjs": suite(playwright),
    },
    args: [
      join(modules, "@playwright/test/cli.js"),
      "test",
      `--reporter=${reporter("playwright")}`,
    ],
  },
  "node:test": {
    files: {
      "sums/one.test.cjs": failingTest(nodeTest),
      "sums/two.test.cjs": "process.exit(1);",
      "sums/three.test.cjs": `${nodeTest} test("never ends", () => process.exit(0));`,
      "sums/four.test.cjs": `require("../between.cjs").declare();`,
      "sums/five.test.cjs": `require("node:test").describe("all", require("../suite.cjs").declare);`,
      "sums/passes.test.cjs": `require("../suite.cjs"); ${nodeTest} test("passes", () => {});
        const codeOfAnother = 'require("./elsewhere")';`,
      "between.cjs": `module.exports = require("./suite.cjs");`,
      "suite.cjs": suite(nodeTest),
    },
    args: ["--test", `--test-reporter=${reporter("node")}`, "sums/*.cjs"],
  },
};

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "reporters ")));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const run = ({ files, args }: { files: Record<string, string>; args: string[] }) => {
  mkdirSync(join(folder, "sums"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const path = join(folder, "failures");
  writeFileSync(path, "");
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { PATH, HOME, TEST_FAILURES: path },
    encoding: "utf8",
  });
  const failures = readFileSync(path, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TestFailure);

  return { status, failures, output: stdout + stderr };
};

it.each(Object.entries(runners))("%s records each file that fails", (_name, runner) => {
  const { status, failures, output } = run(runner);
  const files = Object.keys(runner.files).filter((name) => /^sums\/(?!passes)/.test(name));

  expect({ status, output }).toEqual({ status: 1, output: expect.any(String) });
  expect([...new Set(failures.map(({ file }) => file))].sort()).toEqual(files.sort());
  const [first] = failures.filter(({ file }) => file.includes("one"));
  expect(first?.test).toBe("adds up");
  expect(first?.message).toContain("2");
});
