import type { Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";

import { recordFailure } from "./failures.ts";

/** The file that Playwright has loaded: a test may be declared in another one, which it imports. */
const fileOf = ({ parent, location }: TestCase) => {
  let suite: Suite | undefined = parent;
  while (suite && suite.type !== "file") suite = suite.parent;

  return (suite?.location ?? location).file;
};

/** A reporter for Playwright that records failed tests. */
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === "passed" || status === "skipped") return;
    const message = errors.map(({ message: text, value }) => text ?? value ?? "").join("\n");
    recordFailure(fileOf(test), test.title, message || status);
  }

  /** An error outside of tests. */
  onError({ message, value }: TestError): void {
    recordFailure("", "", message ?? value ?? "");
  }

  /** False, so that Playwright adds its own reporter if this is the only one. */
  printsToStdio(): boolean {
    return false;
  }
}
