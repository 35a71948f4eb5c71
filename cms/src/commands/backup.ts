import { OperatorError } from "../lib/operator-error";
import { backUp, restore } from "../operation/backup";
import { isDatabaseInUse } from "../operation/in-use";
import { readSettings } from "../settings";

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
  else if (await isDatabaseInUse(settings)) {
    throw new OperatorError("The database is in use: stop the CMS, then restore.");
  } else restore(settings, folder);
  console.log(`${action === "backup" ? "Backed up to" : "Restored from"} ${folder}.`);
};

main().catch((error: unknown) => {
  // Disk errors need no stack.
  const { code } = error as NodeJS.ErrnoException;
  console.error(error instanceof OperatorError || code ? (error as Error).message : error);
  process.exit(1);
});
