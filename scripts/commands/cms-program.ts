import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { formatError } from "../../common/operator-error.ts";
import { readSettings, telemetryOff } from "../../publisher/settings.ts";
import { compileCms } from "../lib/cms.ts";
import { cmsDir } from "../lib/project.ts";

// `npm run leads:export`, `npm run leads:delete`, `npm run backup`, `npm run restore`,
// `npm run export` and `npm run drop-unused`: programs of the CMS, with the settings of .env. Prints nothing itself, since
// standard output may be an export.
const [name = "", ...args] = process.argv.slice(2);
const program = join(cmsDir, "dist/src", name);

try {
  if (!existsSync(program)) await compileCms();
} catch (error) {
  console.error(formatError(error));
  process.exit(1);
}

const { status } = spawnSync(process.execPath, [program, ...args], {
  cwd: cmsDir,
  env: {
    INIT_CWD: process.cwd(),
    ...readSettings(),
    ...telemetryOff,
    CMS_SEED: "false",
    NODE_ENV: "production",
  },
  stdio: "inherit",
});
process.exit(status ?? 1);
