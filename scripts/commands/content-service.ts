import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { compileCms } from "./support/cms.mjs";
import { quiet, readEnvironment } from "./support/environment.mjs";
import { explain } from "./support/failure.mjs";
import { cmsRoot } from "./support/project.mjs";

// `npm run leads:export`, `npm run backup` and `npm run restore`: programs of the
// content service, with the settings of .env. They say themselves what they do;
// nothing is printed here, where an export may be.
const [name = "", ...args] = process.argv.slice(2);
const program = join(cmsRoot, "dist/src", name);

try {
  if (!existsSync(program)) await compileCms();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

const { status } = spawnSync(process.execPath, [program, ...args], {
  cwd: cmsRoot,
  env: {
    INIT_CWD: process.cwd(),
    ...readEnvironment(),
    ...quiet,
    CMS_SEED: "false",
    NODE_ENV: "production",
  },
  stdio: "inherit",
});
process.exit(status ?? 1);
