import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { exportPerson } from "../leads/person";

import { actorOf } from "./command-line";
import { loadQuietly } from "./strapi";

/** Writes everything that is kept about one address into a new folder that only its owner may read. */
export const exportPersonTo = async (folder: string, email: string): Promise<string> => {
  mkdirSync(folder, { mode: 0o700 });
  const app = await loadQuietly();
  const { entries, files } = await exportPerson(app, email, actorOf("leads:export"));

  writeFileSync(join(folder, "entries.json"), `${JSON.stringify(entries, null, 2)}\n`, {
    mode: 0o600,
  });
  for (const { name, key } of files) {
    const content = await app.cvStorage.open(key);
    if (content) await pipeline(content, createWriteStream(join(folder, name), { mode: 0o600 }));
  }
  await app.strapi.destroy();

  const count = Object.values(entries).flat().length;
  return `Exported records: ${count}, files: ${files.length}`;
};
