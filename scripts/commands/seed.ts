import { join } from "node:path";

import { compileCms } from "./support/cms.mjs";
import { command, step } from "./support/command.mjs";
import { run } from "./support/processes.mjs";
import { cmsRoot } from "./support/project.mjs";
import { quiet, readEnvironment } from "./support/environment.mjs";
import { writeMissingSecrets, installBoth, localEnvironment } from "./support/set-up.mjs";

// `npm run seed`: adds the records of cms/seed that the database lacks. What
// editors wrote stays.
await command(async () => {
  await installBoth();
  writeMissingSecrets();
  const { settings } = localEnvironment(readEnvironment());
  await step("compiling the content service", compileCms);
  await step("adding missing records", () =>
    run(process.execPath, [join(cmsRoot, "dist/src/commands/seed.js")], {
      cwd: cmsRoot,
      env: { ...settings, ...quiet, CMS_SEED: "false", NODE_ENV: "production" },
      show: true,
      failure: "The seed did not run to its end: see above.",
    }),
  );
});
