import { OperatorError } from "../../../publisher/errors.ts";
import { type Program, start, stop } from "../../../publisher/process.ts";
import { step } from "../../lib/print.ts";

/** The numbers of tests. */
export type Counts = { passed: number; failed: number; skipped: number };

const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };
const countNames = Object.keys(noTests) as (keyof Counts)[];

/** The summaries of runners: "3 passed" of Jest and Playwright, "ℹ pass 3" of Node. */
const summaries: Record<keyof Counts, RegExp> = {
  passed: /^.*?(\d+) passed|^ℹ pass (\d+)/,
  failed: /^.*?(\d+) failed|^ℹ fail (\d+)/,
  skipped: /^.*?(\d+) skipped|^ℹ skipped (\d+)/,
};
const summaryLine = /^(Tests: |ℹ |\s+\d+ (passed|failed|skipped|did not run))/;

/** Parses the counts from a runner's summary. */
export const countTests = (output: string): Counts => {
  const counts = { ...noTests };
  for (const line of output.split("\n").filter((text) => summaryLine.test(text))) {
    for (const name of countNames) {
      const [, words, node] = summaries[name].exec(line) ?? [];
      counts[name] += Number(words ?? node ?? 0);
    }
  }

  return counts;
};

/** Adds counts up. */
export const sumTests = (counts: Counts[]): Counts => {
  const sum = { ...noTests };
  for (const one of counts) for (const name of countNames) sum[name] += one[name];

  return sum;
};

/** Formats counts as continuous integration parses them. */
export const describeTests = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Lines that runners print of passed tests. */
const passedLine = /^(PASS |\s*[✓✔▶] )/;

/** Runners print a line for each file or test, none of which takes that long. */
const maxSilentMinutes = 10;

/**
 * Stops a program that has stopped printing, such as a runner whose browser never closes.
 *
 * @returns whether it was stopped.
 */
const stopWhenSilent = (program: Program, minutes: number) => {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    void stop(program);
  }, minutes * 60_000);
  program.stdout?.on("data", () => timer.refresh());
  program.stderr?.on("data", () => timer.refresh());
  void program.ended.then(() => clearTimeout(timer));

  return () => isSilent;
};

type Options = {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Minutes without output after which the runner is stopped. */
  silence?: number;
};

/**
 * Runs a test runner as one step. Prints only what it prints of failures.
 *
 * @param args of Node.
 * @throws {OperatorError} if a test fails, none ran, or the runner was stopped.
 */
export const runTests = (
  title: string,
  args: string[],
  { silence = maxSilentMinutes, ...options }: Options = {},
): Promise<Counts> =>
  step(
    title,
    async () => {
      const runner = start(process.execPath, args, { ...options, keep: Infinity });
      const wasStopped = stopWhenSilent(runner, silence);
      const code = await runner.ended;
      const all = runner.output(Infinity);
      if (wasStopped()) {
        throw new OperatorError(
          `Stopped: ${title}. It printed nothing for ${silence} minutes; what it printed before is above.`,
          { output: all },
        );
      }
      const lines = all.split("\n").filter((line) => !passedLine.test(line));
      const output = lines.join("\n");
      if (code !== 0) throw new OperatorError(`Failed: ${title}. See above.`, { output });
      const counts = countTests(all);
      if (counts.passed === 0) throw new OperatorError(`No test ran: ${title}.`, { output });

      return counts;
    },
    describeTests,
  );
