import { resolve } from "node:path";

import { readSettings, SettingsError } from "../settings";

import { backUp, BackupError, restore } from "../operation/backup";

// npm run backup -- <folder>, npm run restore -- <folder>
const [action, given] = process.argv.slice(2);
// As the person who typed it means it: npm and its scripts change the folder.
const folder = given && resolve(process.env.INIT_CWD ?? "", given);

const main = async () => {
  if (!folder || (action !== "backup" && action !== "restore")) {
    throw new BackupError("Say where: npm run backup -- <folder>, or npm run restore -- <folder>.");
  }

  const settings = readSettings(process.env);
  if (action === "backup") await backUp(settings, folder);
  else restore(settings, folder);
  console.log(`${action === "backup" ? "Backed up to" : "Restored from"} ${folder}.`);
};

main().catch((error: unknown) => {
  // A fault of the disk explains itself; a stack is for what nobody expected.
  const { code } = error as NodeJS.ErrnoException;
  const known = error instanceof BackupError || error instanceof SettingsError;
  console.error(known || code ? (error as Error).message : error);
  process.exit(1);
});
