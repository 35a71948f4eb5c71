import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { readCheckedRules } from "./checked-rules.ts";
import { nginx } from "./nginx.ts";

// Writes nginx's configuration for the current release into a folder:
//     node publisher/release/hosts/write-nginx.ts <releases> <folder>
// Run it from a copy of the code that no build can write, and without packages: it writes what a
// program with more rights than a build reads.
const [releases, folder] = process.argv.slice(2);

try {
  if (!releases || !folder) {
    throw new OperatorError(
      "Usage: node publisher/release/hosts/write-nginx.ts <releases> <folder>",
    );
  }
  const files = nginx(await readCheckedRules(join(releases, "current/release.json")));
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : String(error));
  process.exitCode = 1;
}
