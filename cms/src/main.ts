import { startInTurn } from "./database/start-in-turn";
import { checkBeforeStart, isExplained } from "./operation/before-start";
import { readSettings } from "./settings";

import { createService } from "./commands/strapi";

// The code with which this service ends when its last line explains what is wrong
// (EX_CONFIG of sysexits.h).
const explainedExit = 78;

// Starts the content service. It explains in a sentence what is wrong with the settings,
// the disk or the database, where Strapi would start without some of them or print a stack.
const main = async () => {
  try {
    await checkBeforeStart(readSettings(process.env));
  } catch (error) {
    if (!isExplained(error)) throw error;
    console.error((error as Error).message);
    process.exit(explainedExit);
  }

  const { databaseUrl } = readSettings(process.env);
  const start = () => createService().start();
  await (databaseUrl ? startInTurn(databaseUrl, start) : start());
};

void main();
