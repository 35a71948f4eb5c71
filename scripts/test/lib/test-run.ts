import { OperatorError } from "../../../common/operator-error.ts";
import { start } from "../../../publisher/process.ts";
import { step } from "../../lib/print.ts";

/** The numbers of tests. */
export type Counts = { passed: number; failed: number; skipped: number };

/** All tests that this process has run. */
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The summaries of runners: "3 passed" of Jest and Playwright, "ℹ pass 3" of Node. */
const summaries: Record<keyof Counts, RegExp> = {
  passed: /^.*?(\d+) passed|^ℹ pass (\d+)/,
  failed: /^.*?(\d+) failed|^ℹ fail (\d+)/,
  skipped: /^.*?(\d+) skipped|^ℹ skipped (\d+)/,
};
const summaryLine = /^(Tests: |ℹ |\s+\d+ (passed|failed|skipped|did not run))/;

/** Parses the counts from a runner's summary. */
export const countTests = (output: string): Counts => {
  const lines = output.split("\n").filter((text) => summaryLine.test(text));
  const count = (pattern: RegExp) =>
    lines.reduce((sum, line) => {
      const [, words, node] = pattern.exec(line) ?? [];

      return sum + Number(words ?? node ?? 0);
    }, 0);

  return {
    passed: count(summaries.passed),
    failed: count(summaries.failed),
    skipped: count(summaries.skipped),
  };
};

/** Formats counts as continuous integration parses them; by default, those of all tests. */
export const describeTests = ({ passed, failed, skipped } = total): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Lines that runners print of passed tests. */
const passedLine = /^(PASS |\s*[✓✔▶] )/;

type Options = { cwd?: string; env?: Record<string, string | undefined> };

/**
 * Runs a test runner as one step. Prints only what it prints of failures.
 *
 * @param args of Node.
 * @throws {OperatorError} if a test fails, or none ran.
 */
export const runTests = async (
  title: string,
  args: string[],
  options: Options = {},
): Promise<void> => {
  const runToEnd = async () => {
    const runner = start(process.execPath, args, { ...options, keep: Infinity });
    const code = await runner.ended;
    const all = runner.output(Infinity);
    const lines = all.split("\n").filter((line) => !passedLine.test(line));
    const output = lines.join("\n");
    if (code !== 0) throw new OperatorError(`Failed: ${title}. See above.`, { output });
    const counts = countTests(all);
    if (counts.passed === 0) throw new OperatorError(`No test ran: ${title}.`, { output });
    total.passed += counts.passed;
    total.skipped += counts.skipped;

    return counts;
  };

  await step(title, runToEnd, describeTests);
};
