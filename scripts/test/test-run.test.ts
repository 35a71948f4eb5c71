import { readFileSync } from "node:fs";

import { createStubProject } from "./stub-project/project";

let project: ReturnType<typeof createStubProject>;

beforeEach(() => {
  project = createStubProject();
});

afterEach(() => {
  project.remove();
});

const count = (output: string): unknown =>
  JSON.parse(
    project.evaluate(
      `import { countTests } from "../test/lib/test-run.ts";
       console.log(JSON.stringify(countTests(${JSON.stringify(output)})));`,
    ),
  );

it.each([
  [
    "Jest",
    "PASS unit a.test.ts\nTest Suites: 65 passed, 65 total\nTests:       1 failed, 2 skipped, 875 passed, 878 total",
    { passed: 875, failed: 1, skipped: 2 },
  ],
  [
    "Playwright",
    "  1 failed\n    e2e/a.spec.ts:3:1 › 7 passed over\n  12 skipped\n  309 passed (5.0m)",
    { passed: 309, failed: 1, skipped: 12 },
  ],
  [
    "Node",
    "ℹ tests 6\nℹ suites 2\nℹ pass 3\nℹ fail 2\nℹ cancelled 0\nℹ skipped 1\nℹ todo 0",
    { passed: 3, failed: 2, skipped: 1 },
  ],
])("parses the summary of %s", (_runner, output, counts) => {
  expect(count(output)).toEqual(counts);
});

const runTests = (program: string) => {
  project.write(
    "scripts/check.ts",
    `import { runMain } from "../publisher/process.ts";
     import { describeUnsteady, runFailedAgain, runTests } from "./test/lib/test-run.ts";
     await runMain(async () => {
       await runTests("the tests", ["-e", ${JSON.stringify(program)}]);
       await runFailedAgain();
       console.error(describeUnsteady());
     });`,
  );

  return project.run("check.ts");
};

it("prints failures, and nothing of passed tests", () => {
  const { status, words } = runTests(
    `console.log("PASS one\\n  ✔ two\\nFAIL three\\nTests: 1 failed, 2 passed"); process.exit(1);`,
  );

  expect(status).toBe(1);
  expect(words).toBe("FAIL three\nTests: 1 failed, 2 passed\nFailed: the tests. See above.");
});

it("fails if no test ran", () => {
  const { status, words } = runTests("");

  expect(status).toBe(1);
  expect(words).toBe("No test ran: the tests.");
});

/** A runner of these files: each fails while it is in the list of its run. */
const unsteadyRunner = (files: string[], ...failing: string[][]) => `
  const { appendFileSync, existsSync, readFileSync } = require("node:fs");
  const runs = existsSync("runs") ? readFileSync("runs", "utf8").split("\\n").length : 0;
  appendFileSync("runs", process.argv.slice(1).join() + "\\n");
  const named = process.argv.slice(1);
  const files = named.length > 0 ? named : ${JSON.stringify(files)};
  const failed = files.filter((file) => ${JSON.stringify(failing)}[runs === 0 ? 0 : 1].includes(file));
  for (const file of failed) {
    const failure = { file, test: "adds up", message: "expected 1\\nreceived 2" };
    appendFileSync(process.env.TEST_FAILURES, JSON.stringify(failure) + "\\n");
  }
  console.log("Tests: " + failed.length + " failed, " + (files.length - failed.length) + " passed");
  process.exit(failed.length > 0 ? 1 : 0);`;

it("passes if each failed file passes when it runs again alone, and names its tests", () => {
  const { status, words } = runTests(unsteadyRunner(["one", "two", "three"], ["one", "three"], []));

  expect(status).toBe(0);
  expect(readFileSync(project.path("runs"), "utf8")).toBe("\none\nthree\n");
  expect(words).toContain("Unsteady: one: adds up\n  expected 1\n  received 2");
  expect(words).toContain("Unsteady: three: adds up");
});

it("fails if a failed file fails again", () => {
  const { status, words } = runTests(unsteadyRunner(["one", "two"], ["one"], ["one"]));

  expect(status).toBe(1);
  expect(words).toContain("Failed twice: one. See above.");
  expect(words).not.toContain("Unsteady");
});

it("runs nothing again if many files fail", () => {
  const files = ["one", "two", "three", "four", "five", "six"];
  const { status } = runTests(unsteadyRunner(files, files, []));

  expect(status).toBe(1);
  expect(readFileSync(project.path("runs"), "utf8")).toBe("\n");
});

it("fails if a runner fails outside of its tests", () => {
  const { status } = runTests(unsteadyRunner([""], [""], []));

  expect(status).toBe(1);
});
