import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** What a form did under a fault: how long the visitor waited, fields lost, rows stored. */
export type FaultResult = {
  form: string;
  fault: string;
  visitor: string;
  seconds?: string;
  lost?: number;
  rows?: number;
};

/** The type of the annotations in which tests hand their results over. */
export const faultAnnotation = "fault";

/** Prints what was measured of each form under each fault, as far as each test came. */
export default class FaultTable implements Reporter {
  readonly #results: FaultResult[] = [];

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = "{}" } of annotations) {
      if (type === faultAnnotation) this.#results.push(JSON.parse(description) as FaultResult);
    }
  }

  onEnd(): void {
    if (this.#results.length > 0) console.table(this.#results);
  }

  printsToStdio(): boolean {
    return false;
  }
}
