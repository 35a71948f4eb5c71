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

const run = ({ test, only }: Mutation) => {
  const pattern = only ? [`--test-name-pattern=${only}`] : [];

  return spawnSync(
    process.execPath,
    ["--test", "--test-reporter=tap", ...pattern, `dist/tests/${test}.test.js`],
    { cwd: project, timeout, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
};

const fails = (mutation: Mutation): boolean => run(mutation).status !== 0;

/** What keeps tests from noticing anything: they fail already, or none has the name that is looked for. */
const faultOf = (mutation: Mutation): string | undefined => {
  const { status, stdout } = run(mutation);
  if (status !== 0) return "fails on the unchanged code";

  return /^# pass 0$/m.test(stdout) ? `has no test named "${mutation.only}"` : undefined;
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
const faults = [...tests.values()].flatMap((mutation) => {
  const fault = faultOf(mutation);

  return fault === undefined ? [] : [`${mutation.test}.test.js ${fault}.`];
});
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

const survivors = chosen.filter((mutation) => !isKilled(mutation));
for (const { name, file, test } of survivors) {
  console.log(`survived: ${file} ${name} (${test}.test.js)`);
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} mutations were noticed.`);
process.exitCode = chosen.length - survivors.length < least * chosen.length ? 1 : 0;
