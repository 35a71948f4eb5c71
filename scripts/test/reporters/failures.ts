import { appendFileSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** A test that failed, as a reporter records it for the program that started the runner. */
export type TestFailure = {
  /** Relative to the folder in which the runner runs, as the runner takes it; empty if none failed. */
  file: string;
  /** The test's name; empty if the file failed outside of a test. */
  test: string;
  message: string;
};

/** The environment variable with the path of the file to which reporters append. */
export const failuresVariable = "TEST_FAILURES";

/** Appends a failed test to the file that TEST_FAILURES names; does nothing without it. */
export const recordFailure = (file: string, test: string, message: string): void => {
  const path = process.env[failuresVariable];
  if (!path) return;
  const failure: TestFailure = { file: relative(process.cwd(), file), test, message };
  appendFileSync(path, `${JSON.stringify(failure)}\n`);
};

/** Reads the failures that reporters have appended to a file. */
export const readFailures = (path: string): TestFailure[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TestFailure);
