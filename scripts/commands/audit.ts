import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type Accepted, auditProblems } from "../lib/npm-audit.ts";

// Usage: `node scripts/commands/audit.ts .|cms`. Needs no installed packages.
const project = join(import.meta.dirname, "../..");
const [folder = "."] = process.argv.slice(2);

const { accepted }: { accepted: Accepted[] } = JSON.parse(
  readFileSync(join(project, "audit.json"), "utf8"),
);
// npm exits with 1 if it finds an advisory.
const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], {
  cwd: join(project, folder),
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
const problems = auditProblems(
  JSON.parse(stdout),
  accepted.filter((entry) => entry.folder === folder),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
