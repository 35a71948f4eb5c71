import { withStartupLock } from "./server/database/startup-lock";
import { runPreflight, exitOnOperatorError } from "./server/preflight";
import { readSettings } from "./server/settings";

import { createStrapiInstance } from "./server/commands/strapi";

// Starts the CMS. Preflight checks report invalid settings and problems with disk or database in
// one sentence, where Strapi would start anyway or print a stack.
const main = async () => {
  const settings = readSettings(process.env);
  await runPreflight(settings);

  const { databaseUrl } = settings;
  const start = () => createStrapiInstance().start();
  await (databaseUrl ? withStartupLock(databaseUrl, start) : start());
};

void main().catch(exitOnOperatorError);
