import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, extname, resolve } from "node:path";
import type { TestEvent } from "node:test/reporters";
import { inspect } from "node:util";

import { numberOf } from "../../../common/text/number-of.ts";
import { recordFailure } from "./failures.ts";

type Failure = Extract<TestEvent, { type: "test:fail" }>["data"];

const nameOf = (file = "") => basename(file, extname(file));

/** False for a suite or file that fails only because of a test in it. */
const isOwnFailure = ({ details }: Failure) =>
  (details.error as { failureType?: string }).failureType !== "subtestsFailed";

const isTestFile = (file: string) => /\.(test|check)\.[cm]?[jt]s$/.test(file);

/** The test files of a file that only imports them: cms/tests/support/merge-files.ts. */
const membersOf = (file: string) =>
  Array.from(readFileSync(file, "utf8").matchAll(/^require\((".+")\);$/gm), ([, path = ""]) =>
    String(JSON.parse(path)),
  );

/** The files that a file imports by a relative path; the code of another program in a text is none. */
const importsOf = (file: string) =>
  [
    ...readFileSync(file, "utf8").matchAll(/(?:from |import |require\()"(\.{1,2}\/[^"]+)"/g),
  ].flatMap(([, path = ""]) => {
    try {
      return [createRequire(file).resolve(path)];
    } catch {
      return [];
    }
  });

/** True if a file imports another one, or imports a file that does. */
const isImportedBy = (file: string, wanted: string, seen = new Set<string>()): boolean => {
  if (seen.has(file)) return false;
  seen.add(file);

  return importsOf(file).some((one) => one === wanted || isImportedBy(one, wanted, seen));
};

/**
 * The test files to which a failure belongs. A test may be declared in a file that several of them
 * import: it belongs to those in which something failed, as far as node:test says so.
 */
const testFilesOf = (file: string, ran: Set<string>, failed: Set<string>) => {
  if (isTestFile(file)) return [file];
  const members = membersOf(file);
  if (members.length > 0) return members;
  const tests = [...ran].flatMap((one) => (isTestFile(one) ? [one] : membersOf(one)));
  const users = [...new Set(tests)].filter((one) => isImportedBy(one, file));
  const failedUsers = users.filter((one) => failed.has(one));

  return failedUsers.length > 0 ? failedUsers : users;
};

const messageOf = ({ details }: Failure) => {
  const { cause } = details.error as { cause?: unknown };

  return inspect(cause ?? details.error);
};

const describeFailure = (failure: Failure) => {
  const { name, file, line } = failure;
  const position = file === undefined ? "" : ` (${nameOf(file)}:${line ?? 0})`;

  return `\n✖ ${name}${position}\n${messageOf(failure)}\n`;
};

/**
 * A reporter for node:test: one line per file, the output of failed files, and each failed test in
 * full at the end, which it also records. A file that exits with 0 without reporting tests fails:
 * node:test would count it as one passed test.
 */
export default async function* report(source: AsyncIterable<TestEvent>) {
  const failures: Failure[] = [];
  const printed = new Map<string, string>();
  const silent = new Set<string>();
  const failed = new Set<string>();
  const summed = new Set<string>();
  const record = (file: string, test: string, message: string) => {
    const tests = testFilesOf(file, new Set([...summed, ...failed]), failed);
    for (const one of tests) recordFailure(one, test, message);
  };

  for await (const { type, data } of source) {
    if (type === "test:fail") {
      if (isOwnFailure(data)) failures.push(data);
      if (data.file !== undefined) failed.add(data.file);
    }
    if (type === "test:pass" && data.file === resolve(data.name)) silent.add(data.file);
    // Errors after the end of their test are reported only as diagnostics.
    if (type === "test:diagnostic" && data.message.startsWith("Error: ") && data.file) {
      printed.set(data.file, `${printed.get(data.file) ?? ""}${data.message}\n`);
    }
    if (type === "test:stdout" || type === "test:stderr") {
      printed.set(data.file, (printed.get(data.file) ?? "") + data.message);
    }
    if (type !== "test:summary") continue;

    const { file, counts, duration_ms: duration, success } = data;
    if (file !== undefined) {
      summed.add(file);
      if (!success) failed.add(file);
      const tests = numberOf(counts.tests, "test");
      yield `${success ? "✔" : "✖"} ${nameOf(file)}: ${tests}, ${(duration / 1000).toFixed(1)} s\n`;
      if (!success) yield printed.get(file) ?? "";
      continue;
    }
    for (const ended of failed) {
      if (!summed.has(ended)) yield `✖ ${nameOf(ended)}\n${printed.get(ended) ?? ""}`;
    }
    for (const failure of failures) {
      yield describeFailure(failure);
      if (failure.file !== undefined) record(failure.file, failure.name, messageOf(failure));
    }
    for (const lost of silent) {
      const problem = "ended before it had said what its tests found";
      yield `✖ ${nameOf(lost)} ${problem}\n`;
      record(lost, "", `The file ${problem}.`);
      process.exitCode = 1;
    }
    const { tests, skipped } = counts;
    const passed = counts.passed - silent.size;
    yield `ℹ tests ${tests}\nℹ pass ${passed}\nℹ fail ${tests - passed - skipped}\nℹ skipped ${skipped}\n`;
  }
}
