import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { exportDataSubject } from "../records/data-subject";

import { auditActor } from "../../server/commands/cli";
import { loadQuietly } from "../../server/commands/strapi";

/** Writes all data of one email into a new folder that only its owner may read. */
export const exportDataSubjectTo = async (folder: string, email: string): Promise<string> => {
  mkdirSync(folder, { mode: 0o700 });
  const app = await loadQuietly();
  const { leads, files } = await exportDataSubject(app, email, auditActor("leads:export"));

  writeFileSync(join(folder, "entries.json"), `${JSON.stringify(leads, null, 2)}\n`, {
    mode: 0o600,
  });
  for (const { name, key } of files) {
    const content = await app.cvStorage.open(key);
    if (content) await pipeline(content, createWriteStream(join(folder, name), { mode: 0o600 }));
  }
  await app.strapi.destroy();

  const count = Object.values(leads).flat().length;
  return `Exported records: ${count}, files: ${files.length}`;
};
