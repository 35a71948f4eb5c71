import { step } from "./command.mjs";
import { Failure } from "./failure.mjs";
import { start, stop } from "./processes.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** How each runner closes: Jest and Playwright with "3 passed", Node's with "ℹ pass 3". */
const closings = {
  passed: /^.*?(\d+) passed|^ℹ pass (\d+)/,
  failed: /^.*?(\d+) failed|^ℹ fail (\d+)/,
  skipped: /^.*?(\d+) skipped|^ℹ skipped (\d+)/,
};
const closingLine = /^(Tests: |ℹ |\s+\d+ (passed|failed|skipped|did not run))/;

/**
 * What the runner's closing lines say of its tests.
 *
 * @param {string} output
 * @returns {Counts}
 */
export const countTests = (output) => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of output.split("\n").filter((text) => closingLine.test(text))) {
    for (const [name, pattern] of Object.entries(closings)) {
      const [, jests, nodes] = pattern.exec(line) ?? [];
      counts[/** @type {keyof Counts} */ (name)] += Number(jests ?? nodes ?? 0);
    }
  }

  return counts;
};

/** @param {Counts[]} counts */
export const sumTests = (counts) =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** The counts in words, which some continuous integration reads. @param {Counts} counts */
export const describeTests = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** What a runner prints of tests that passed. */
const passing = /^(PASS |\s*[✓✔▶] )/;

/** Minutes. Every runner prints something for each file or test, of which none takes that long. */
const longestSilence = 10;

/**
 * Stops a program that prints nothing any more: a browser may never answer that it has closed.
 *
 * @param {import("../../publisher/process.ts").Program} child
 * @param {number} minutes
 * @returns {() => boolean} whether it was stopped.
 */
const stopWhenSilent = (child, minutes) => {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    void stop(child);
  }, minutes * 60_000);
  child.stdout?.on("data", () => timer.refresh());
  child.stderr?.on("data", () => timer.refresh());
  void child.ended.then(() => clearTimeout(timer));

  return () => isSilent;
};

/**
 * Runs a program that tests, as one step and one line. Only what it prints of failures is
 * shown.
 *
 * @param {string} title
 * @param {string[]} args of Node.
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, silence?: number }} [options]
 *   after `silence` minutes without output it is stopped.
 * @returns {Promise<Counts>}
 * @throws {Failure} when a test fails, when none ran, and when the program was stopped.
 */
export const runTests = (title, args, { silence = longestSilence, ...options } = {}) =>
  step(
    title,
    async () => {
      const child = start(process.execPath, args, { ...options, keep: Infinity });
      const wasStopped = stopWhenSilent(child, silence);
      const code = await child.ended;
      const output = child.output(Infinity);
      const details = output.split("\n").filter((line) => !passing.test(line));
      if (wasStopped()) {
        throw new Failure(
          `Stopped: ${title}. It printed nothing for ${silence} minutes; what it printed before is above.`,
          { output },
        );
      }
      if (code !== 0)
        throw new Failure(`Failed: ${title}. See above.`, { output: details.join("\n") });

      const counts = countTests(output);
      if (counts.passed === 0)
        throw new Failure(`No test ran: ${title}.`, { output: details.join("\n") });

      return counts;
    },
    describeTests,
  );
