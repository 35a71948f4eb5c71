import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { ModuleKind, ScriptTarget, transpileModule } from "typescript";

import { type Mutation, mutations } from "./list";

const project = resolve(__dirname, "../../..");
/** A mutation may make a test wait: ten times what the slowest of these files takes. */
const timeout = 300_000;
const least = 0.85;

const compile = (source: string): string =>
  transpileModule(source, {
    compilerOptions: {
      module: ModuleKind.CommonJS,
      target: ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  }).outputText;

/** @throws when the text to replace is not in the file exactly once: the list is out of date then. */
const mutate = ({ name, file, from, to }: Mutation): string => {
  const parts = readFileSync(join(project, "src", file), "utf8").split(from);
  if (parts.length !== 2) {
    throw new Error(`"${name}": ${file} must contain ${JSON.stringify(from)} exactly once.`);
  }

  return parts.join(to);
};

const fails = ({ test, only }: Mutation): boolean => {
  const pattern = only ? [`--test-name-pattern=${only}`] : [];
  const { status } = spawnSync(
    process.execPath,
    ["--test", ...pattern, `dist/tests/${test}.test.js`],
    { cwd: project, timeout, stdio: "ignore" },
  );

  return status !== 0;
};

/** Whether the tests notice: they fail on the changed code. */
const isKilled = (mutation: Mutation): boolean => {
  const program = join(project, "dist/src", mutation.file.replace(/\.ts$/, ".js"));
  const good = readFileSync(program, "utf8");
  writeFileSync(program, compile(mutate(mutation)));
  try {
    return fails(mutation);
  } finally {
    writeFileSync(program, good);
  }
};

// Changes the compiled service in one way at a time and runs the test that must notice.
// First of all those tests must pass: on broken ones every change would count as noticed.
const wanted = process.argv[2] ?? "";
const chosen = mutations.filter(({ name, file }) => `${file} ${name}`.includes(wanted));
const tests = new Map(chosen.map((mutation) => [`${mutation.test} ${mutation.only}`, mutation]));
const broken = [...tests.values()].filter(fails);
if (broken.length > 0) {
  for (const { test } of broken) console.error(`${test}.test.js fails on the unchanged code.`);
  process.exit(1);
}

const survivors = chosen.filter((mutation) => !isKilled(mutation));
for (const { name, file, test } of survivors) {
  console.log(`survived: ${file} ${name} (${test}.test.js)`);
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} mutations were noticed.`);
process.exitCode = chosen.length - survivors.length < least * chosen.length ? 1 : 0;
