import { availableParallelism } from "node:os";
import { join, relative } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { start } from "../../../publisher/process.ts";
import { projectDir } from "../../../publisher/project.ts";
import { printList, step } from "../../lib/print.ts";
import { cmsDir } from "../../lib/project.ts";
import type { TestFailure } from "../reporters/failures.ts";

import { cmsTest, nodeTest, playwrightTest } from "./stages.ts";
import { countRun, runOnce } from "./test-run.ts";

/** Keeps every core busy until this process ends. */
export const keepCoresBusy = (): void => {
  for (let core = 0; core < availableParallelism(); core += 1) {
    start(process.execPath, ["-e", "for (;;);"]);
  }
};

type Suite = {
  /** Its files are those in this folder. */
  folder: string;
  args: string[];
  cwd: string;
  env?: Record<string, string | undefined> | undefined;
};

/** Suites whose tests start processes or browsers; each of their files runs alone. */
const suites = (browserEnvironment: Suite["env"], all: boolean): Suite[] => [
  {
    folder: "publisher",
    args: [...nodeTest, "--test-concurrency=1"],
    cwd: join(projectDir, "publisher"),
  },
  ...["relay", "importer"].map((folder) => ({
    folder,
    args: [...nodeTest, "--test-concurrency=1"],
    cwd: join(projectDir, folder),
  })),
  { folder: "cms", args: cmsTest, cwd: cmsDir, env: { TEST_ALONE: "true" } },
  {
    folder: "e2e",
    args: [...playwrightTest, "--workers=1"],
    cwd: projectDir,
    env: { ...browserEnvironment, TEST_ALL: all ? "true" : "" },
  },
];

/**
 * Runs each test file of the publisher, the relay, the importer, the CMS and the browser several times alone, while every core
 * is busy. Prints the files that failed at least once, and how often.
 *
 * @param options `files` to run instead, relative to the project; of the CMS, compiled ones.
 * @throws {OperatorError} if a file failed.
 */
export const runStressTests = async (
  browserEnvironment: Suite["env"],
  { times, files = [] }: { times: number; files?: string[] },
): Promise<void> => {
  keepCoresBusy();
  const runs = new Map<string, Set<number>>();
  const firstFailures = new Map<string, TestFailure>();
  for (let run = 1; run <= times; run += 1) {
    for (const { folder, args, cwd, env } of suites(browserEnvironment, files.length > 0)) {
      const own = files.filter((file) => file.startsWith(`${folder}/`));
      if (files.length > 0 && own.length === 0) continue;
      const title = `${folder}, run ${run} of ${times}`;
      const result = await step(title, () =>
        runOnce(args, {
          cwd,
          ...(env && { env }),
          files: own.map((file) => relative(cwd, join(projectDir, file))),
        }),
      );
      const { code, failures, output } = result;
      if (code !== 0 && failures.length === 0)
        throw new OperatorError(`Failed: ${folder}.`, { output });
      countRun(title, result);
      for (const failure of failures) {
        const file = relative(projectDir, join(cwd, failure.file));
        runs.set(file, (runs.get(file) ?? new Set()).add(run));
        if (!firstFailures.has(file)) firstFailures.set(file, failure);
      }
    }
  }
  printList(
    "Failed at least once:",
    Array.from(runs, ([file, failed]) => `${file}: ${failed.size} of ${times}`),
  );
  for (const [file, { test, message }] of firstFailures) printList(`${file}: ${test}`, [message]);
  if (runs.size > 0) throw new OperatorError("Some files failed under load: see above.");
};
