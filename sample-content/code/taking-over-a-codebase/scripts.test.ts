import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";

const repository = mkdtempSync(join(tmpdir(), "samples-repository-"));
const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  execFileSync(program, args, {
    cwd: repository,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: repository, GIT_CONFIG_NOSYSTEM: "1", ...env },
  });
const script = (name: string, ...args: string[]) =>
  run("bash", [join(import.meta.dirname, name), ...args])
    .trim()
    .split("\n")
    .map((line) => line.trim());

/** A commit by somebody, some days ago, that changes these files. */
const commit = (author: string, daysAgo: number, files: string[]) => {
  for (const file of files) {
    const path = join(repository, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${author} ${daysAgo}`);
  }
  run("git", ["add", "."]);
  const date = new Date(Date.now() - daysAgo * 24 * 3600 * 1000).toISOString();
  run(
    "git",
    ["-c", "user.email=x@example.com", "-c", `user.name=${author}`, "commit", "-qm", "x"],
    {
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  );

  return date.slice(0, 10);
};
let lastByAnn = "";

before(() => {
  run("git", ["init", "-q", "-b", "main"]);
  commit("Ann", 1500, ["src/old.php"]);
  for (let n = 0; n < 6; n++) {
    lastByAnn = commit("Ann", 300 - n, ["src/billing/invoice.php", "src/billing/tax.php"]);
  }
  commit("Bob", 100, ["src/billing/invoice.php", "README.md"]);
});
after(() => rmSync(repository, { recursive: true }));

test("lists what changes often, and not what was left alone for years", () => {
  assert.deepEqual(script("hotspots.sh"), [
    "7 src/billing/invoice.php",
    "6 src/billing/tax.php",
    "1 README.md",
  ]);
});

test("says who knows a folder, and since when they have not touched it", () => {
  const [first, second] = script("knowledge.sh", "src/billing");

  assert.equal(first, `6\t${lastByAnn}\tAnn`);
  assert.match(second ?? "", /^1\t.*\tBob$/);
});

test("finds files that change together", () => {
  assert.deepEqual(script("coupling.sh"), ["6 src/billing/invoice.php + src/billing/tax.php"]);
});
