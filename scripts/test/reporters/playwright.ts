import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";

import { recordFailure } from "./failures.ts";

/** A reporter for Playwright that records failed tests. */
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === "passed" || status === "skipped") return;
    const message = errors.map(({ message: text, value }) => text ?? value ?? "").join("\n");
    recordFailure(test.location.file, test.title, message || status);
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
