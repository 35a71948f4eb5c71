import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { createTemplates } from "./create-templates";
import { isFullRun } from "./is-full-run";
import { machineEnvironment, project } from "./service";
import { mergeTestFiles } from "./merge-files";

const tests = join(__dirname, "..");
/** `npm test` excludes slow tests of rare cases (docs/testing.md, "Levels"). */
const isNightly = (name: string) => name.endsWith(".nightly.test.js");
const all = () =>
  readdirSync(tests)
    .filter((name) => name.endsWith(".test.js"))
    .filter((name) => isFullRun() || !isNightly(name))
    .map((name) => join(tests, name));

/** Only a hanging file takes longer; it then fails. */
const fileTimeoutMs = 8 * 60_000;

/** Each file runs a CMS of about 300 MB, and most keep a core busy. */
const maxConcurrentFiles = Math.min(4, availableParallelism());

/**
 * Runs the test files of `npm test`, all with TEST_ALL=true, or the named ones, and prints a line for
 * each. They share databases to copy, a PostgreSQL server and compiled code. A file also runs alone,
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
  const named = process.argv.slice(2).map((name) => resolve(name));
  const runner = spawn(
    process.execPath,
    [
      "--test",
      `--test-concurrency=${maxConcurrentFiles}`,
      `--test-timeout=${fileTimeoutMs}`,
      `--require=${join(__dirname, "end-file.js")}`,
      `--test-reporter=${join(__dirname, "reporter.js")}`,
      ...mergeTestFiles(named.length > 0 ? named : all(), folder),
    ],
    { cwd: project, stdio: "inherit", env: { ...machineEnvironment(), ...environment } },
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
