import { OperatorError } from "../../common/operator-error";
import { backUp, restore } from "../backup/backup";
import { readSettings } from "../settings";

import { isRunning } from "./is-running";
import { resolveFromCallerCwd } from "./strapi";

// npm run backup -- <folder>, npm run restore -- <folder>
const [action, given] = process.argv.slice(2);

const main = async () => {
  if (!given || (action !== "backup" && action !== "restore")) {
    throw new OperatorError(
      "Pass a folder: npm run backup -- <folder>, or npm run restore -- <folder>.",
    );
  }

  const folder = resolveFromCallerCwd(given);
  const settings = readSettings(process.env);
  if (action === "backup") await backUp(settings, folder);
  else if (await isRunning(settings)) {
    throw new OperatorError("The CMS is running: stop it, then restore.");
  } else await restore(settings, folder);
  console.log(`${action === "backup" ? "Backed up to" : "Restored from"} ${folder}.`);
  if (action === "restore" && settings.databaseUrl) {
    console.log("The earlier database has not changed. Drop it when you no longer need it.");
  }
};

main().catch((error: unknown) => {
  // Disk errors need no stack.
  const { code } = error as NodeJS.ErrnoException;
  console.error(error instanceof OperatorError || code ? (error as Error).message : error);
  process.exit(1);
});
