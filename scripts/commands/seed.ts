import { join } from "node:path";

import { runProgram, runMain } from "../../publisher/process.ts";
import { readSettings, telemetryOff } from "../../publisher/settings.ts";
import { compileCms } from "../lib/cms.ts";
import { localSettings } from "../lib/local-settings.ts";
import { step } from "../lib/print.ts";
import { cmsDir } from "../lib/project.ts";
import { addMissingSecrets } from "../lib/secrets.ts";

// `npm run seed`: adds the records of sample-content/records that the database lacks, and changes no other.
await runMain(async () => {
  addMissingSecrets();
  const { settings } = localSettings(readSettings());
  await step("compiling the CMS", compileCms);
  await step("adding missing records", () =>
    runProgram(process.execPath, [join(cmsDir, "dist/src/content/commands/seed.js")], {
      cwd: cmsDir,
      env: { ...settings, ...telemetryOff, CMS_SEED: "false", NODE_ENV: "production" },
      show: true,
      failure: "The seed did not run to its end: see above.",
    }),
  );
});
