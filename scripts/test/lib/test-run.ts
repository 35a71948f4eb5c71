import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { start } from "../../../publisher/process.ts";
import { projectDir } from "../../../publisher/project.ts";
import { step } from "../../lib/print.ts";
import { failuresVariable, readFailures, type TestFailure } from "../reporters/failures.ts";

/** The numbers of tests. */
export type Counts = { passed: number; failed: number; skipped: number };

/** All tests that this process has run. */
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Failures of files that passed when they ran again. */
const unsteady: TestFailure[] = [];

/** Files that failed and have not run again yet. */
const failedFiles: { name: string; failures: TestFailure[]; runAgain: () => Promise<void> }[] = [];

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

const shownLines = 12;

/** Names the tests that failed and passed when their file ran again, with their first failure. */
export const describeUnsteady = (): string =>
  unsteady
    .map(({ file, test, message }) => {
      const lines = message.trim().split("\n").slice(0, shownLines);

      return [`Unsteady: ${file}: ${test || "the file"}`, ...lines.map((line) => `  ${line}`)];
    })
    .flat()
    .join("\n");

/** Lines that runners print of passed tests. */
const passedLine = /^(PASS |\s*[✓✔▶] )/;

type Options = {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Files to run instead of all, as the runner takes them. */
  files?: string[];
};

/** Runs a test runner to its end. @returns what it printed of failures, its counts and its failures. */
export const runOnce = async (args: string[], { files = [], ...options }: Options) => {
  const folder = mkdtempSync(join(tmpdir(), "test-failures-"));
  const path = join(folder, "failures");
  writeFileSync(path, "");
  try {
    const runner = start(process.execPath, [...args, ...files], {
      ...options,
      env: { ...options.env, [failuresVariable]: path },
      keep: Infinity,
    });
    const code = await runner.ended;
    const all = runner.output(Infinity);
    const lines = all.split("\n").filter((line) => !passedLine.test(line));

    return {
      code,
      output: lines.join("\n"),
      counts: countTests(all),
      failures: readFailures(path),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Adds a run to the counts of all tests.
 *
 * @throws {OperatorError} if no test ran.
 */
export const countRun = (
  title: string,
  { code, output, counts }: Awaited<ReturnType<typeof runOnce>>,
) => {
  if (code === 0 && counts.passed === 0) {
    throw new OperatorError(`No test ran: ${title}.`, { output });
  }
  // Those that failed pass later, or the run fails.
  total.passed += counts.passed + counts.failed;
  total.skipped += counts.skipped;

  return counts;
};

/** More failed files have a cause in common, which running them again would not find. */
const maxFilesAgain = 5;

/**
 * Runs a test runner as one step. Prints only what it prints of failures. Files that failed run once
 * more with {@link runFailedAgain}.
 *
 * @param args of Node.
 * @throws {OperatorError} if many files fail, something outside of files fails, or no test ran.
 */
export const runTests = async (
  title: string,
  args: string[],
  options: Options = {},
): Promise<void> => {
  const folder = relative(projectDir, options.cwd ?? projectDir);
  const runAgain = async (file: string) => {
    const { code, output } = await runOnce(args, { ...options, files: [file] });
    if (code !== 0) throw new OperatorError(`Failed twice: ${file}. See above.`, { output });
  };
  const runToEnd = async () => {
    const run = await runOnce(args, options);
    const { code, output, failures } = run;
    if (code !== 0) {
      const files = [...new Set(failures.map(({ file }) => file))];
      if (files.length === 0 || files.length > maxFilesAgain || files.includes("")) {
        throw new OperatorError(`Failed: ${title}. See above.`, { output });
      }
      console.log(output);
      for (const file of files) {
        failedFiles.push({
          name: join(folder, file),
          failures: failures.filter((failure) => failure.file === file),
          runAgain: () => runAgain(file),
        });
      }
    }

    return countRun(title, run);
  };

  await step(title, runToEnd, (counts) =>
    [describeTests(counts), ...(counts.failed > 0 ? ["they run again"] : [])].join("; "),
  );
};

/**
 * Runs each file that has failed once more, alone. If all pass, {@link describeUnsteady} names their
 * tests.
 *
 * @throws {OperatorError} if a file fails again.
 */
export const runFailedAgain = async (): Promise<void> => {
  for (const { name, failures, runAgain } of failedFiles.splice(0)) {
    await step(`${name}, again`, runAgain);
    unsteady.push(...failures.map((failure) => ({ ...failure, file: name })));
  }
};
