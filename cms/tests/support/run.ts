import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { createTemplates } from "./create-templates";
import { isFullRun } from "./is-full-run";
import { machineEnvironment, project } from "./service";
import { mergeTestFiles } from "./merge-files";

/** The compiled CMS, with its tests: those of the panel are beside their subject. */
const compiled = join(__dirname, "../..");
/** `npm test` excludes slow tests of rare cases (docs/testing.md, "Levels"). */
const isNightly = (name: string) => name.endsWith(".nightly.test.js");
const all = () =>
  globSync("{src,tests}/**/*.test.js", { cwd: compiled })
    // Not in the order of the disk: files that share a CMS run one after the other.
    .sort()
    .filter((name) => isFullRun() || !isNightly(name))
    .map((name) => join(compiled, name));

/** Only a hanging file takes longer, also on a busy machine; it then fails. */
const fileTimeoutMs = 20 * 60_000;

/** Each file runs a CMS of about 300 MB, and most keep a core busy. */
const maxConcurrentFiles = Math.min(4, availableParallelism());

/** True if each file is to run without others, on a CMS of its own. */
const runAlone = process.env.TEST_ALONE === "true";

/**
 * Runs the test files of `npm test`, all with TEST_ALL=true, or the named ones. The first argument is
 * the reporter. They share databases to copy, a PostgreSQL server and compiled code. A file also runs alone,
 * by `node --test`, and then creates its own.
 */
const main = async () => {
  const folder = mkdtempSync(join(tmpdir(), "cms-tests-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(1));
  }
  // If this is root, PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE = join(folder, "compiled");

  const { environment, seeding, stop } = await createTemplates(folder);
  const [reporter = "", ...names] = process.argv.slice(2);
  const files = names.length > 0 ? names.map((name) => resolve(name)) : all();
  const runner = spawn(
    process.execPath,
    [
      "--test",
      `--test-concurrency=${runAlone ? 1 : maxConcurrentFiles}`,
      `--test-timeout=${fileTimeoutMs}`,
      `--require=${join(__dirname, "end-file.js")}`,
      `--test-reporter=${resolve(reporter)}`,
      ...(runAlone ? files : mergeTestFiles(files, folder)),
    ],
    {
      cwd: project,
      stdio: "inherit",
      env: {
        ...machineEnvironment(),
        ...environment,
        TEST_FAILURES: process.env.TEST_FAILURES,
      },
    },
  );
  process.once("exit", () => runner.kill());
  const ended = once(runner, "exit") as Promise<[number | null]>;
  await seeding.catch((error: unknown) => {
    runner.kill();
    throw error;
  });
  const [code] = await ended;
  await stop();
  process.exitCode = code ?? 1;
};

void main();
