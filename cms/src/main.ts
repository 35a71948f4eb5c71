import { startInTurn } from "./database/start-in-turn";
import { checkBeforeStart, endIfExplained } from "./operation/before-start";
import { readSettings } from "./settings";

import { createStrapiInstance } from "./commands/strapi";

// Starts the content service. It explains in a sentence what is wrong with the settings,
// the disk or the database, where Strapi would start without some of them or print a stack.
const main = async () => {
  const settings = readSettings(process.env);
  await checkBeforeStart(settings);

  const { databaseUrl } = settings;
  const start = () => createStrapiInstance().start();
  await (databaseUrl ? startInTurn(databaseUrl, start) : start());
};

void main().catch(endIfExplained);
