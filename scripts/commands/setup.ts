import { runMain } from "../../publisher/process.ts";
import { readSettings } from "../../publisher/settings.ts";
import { buildAdminPanel } from "../lib/admin-panel.ts";
import { compileCms } from "../lib/cms.ts";
import { step } from "../lib/print.ts";
import { addMissingSecrets } from "../lib/secrets.ts";

// `npm run setup`: prepares what a service manager starts (deploy/systemd), on installation and
// after each upgrade: packages, secrets, the compiled CMS and its panel.
await runMain(async () => {
  addMissingSecrets();
  const settings = readSettings();
  await step("compiling the CMS", compileCms);
  await buildAdminPanel(settings);
});
