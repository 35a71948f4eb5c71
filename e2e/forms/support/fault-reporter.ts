import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** How a form behaved under a fault. */
export type FaultResult = {
  form: string;
  fault: string;
  /** What the visitor should see. */
  outcome: string;
  /** Time until the visitor saw it. */
  seconds?: string;
  /** Number of filled-in fields that are missing in the stored row. */
  lostFields?: number;
  storedRows?: number;
};

/** The type of the annotation by which a test reports its result, as JSON. */
export const faultAnnotationType = "fault";

/** Prints a table of the results of all forms under all faults, also of tests that failed. */
export default class FaultReporter implements Reporter {
  readonly #results: FaultResult[] = [];

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = "{}" } of annotations) {
      if (type === faultAnnotationType) this.#results.push(JSON.parse(description) as FaultResult);
    }
  }

  onEnd(): void {
    if (this.#results.length > 0) console.table(this.#results);
  }

  /** False, so that Playwright adds its own reporter if this is the only one. */
  printsToStdio(): boolean {
    return false;
  }
}
