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
     import { runTests } from "./test/lib/test-run.ts";
     await runMain(() => runTests("the tests", ["-e", ${JSON.stringify(program)}]));`,
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
