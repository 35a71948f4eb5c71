import { existsSync } from "node:fs";
import { join } from "node:path";

import { runMain, start } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";
import { readSettings, telemetryOff } from "../../publisher/settings.ts";
import { compileCms } from "../lib/cms.ts";
import { cmsDir } from "../lib/project.ts";

// `npm run import`: brings another site's content into the CMS, with the settings of .env.
const args = process.argv.slice(2);

await runMain(async () => {
  const program = join(cmsDir, "dist/src/content/commands/import-content.js");
  if (args.includes("--apply") && !existsSync(program)) await compileCms();
  const importer = start(
    process.execPath,
    // Without it, V8 lets short-lived memory grow: 360 MB instead of 168 MB for an export of 100 MB.
    ["--max-semi-space-size=4", join(projectDir, "importer/main.ts"), ...args],
    {
      cwd: process.cwd(),
      env: {
        INIT_CWD: process.cwd(),
        ...readSettings(),
        ...telemetryOff,
        CMS_SEED: "false",
        NODE_ENV: "production",
      },
      show: true,
    },
  );
  process.exitCode = await importer.ended;
});
