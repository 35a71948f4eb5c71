import { buildAdminPanel, hasAdminPanel } from "./support/admin-panel.mjs";
import { writeCatalogue } from "./support/catalogue.mjs";
import { compileCms } from "./support/cms.mjs";
import { command, step } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { installBoth, writeMissingSecrets } from "./support/set-up.mjs";

// `npm run setup`: everything that a service manager needs before it starts the services
// (deploy/systemd), after each upgrade: packages, secrets, the compiled content service with
// its panel. Nothing is started.
await command(async () => {
  await installBoth();
  writeMissingSecrets();
  await writeCatalogue();
  const settings = readEnvironment();
  await step("compiling the content service", compileCms);
  if (!hasAdminPanel(settings)) {
    await step("building its admin panel", () => buildAdminPanel(settings));
  }
});
