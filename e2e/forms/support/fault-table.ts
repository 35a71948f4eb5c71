import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** The result of a form under a fault: waiting time, lost fields, stored rows. */
export type FaultResult = {
  form: string;
  fault: string;
  visitor: string;
  seconds?: string;
  lost?: number;
  rows?: number;
};

/** The type of annotations with test results. */
export const faultAnnotation = "fault";

/** Prints the results of each form under each fault, including incomplete ones. */
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
