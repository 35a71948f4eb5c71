import { buffer } from "node:stream/consumers";

import type { AppContext } from "../context";
import { fieldError, invalidFields } from "../http/errors";

import { cvUid } from "./claim";
import { isClean } from "./scan";
import { removeCvs } from "./sweep";

type Waiting = { id: number; storage_key: string };

const batch = 100;

/**
 * Has a new file scanned, where a scanner is set.
 *
 * @returns whether it must wait in quarantine, because the scanner gave no verdict.
 * @throws {HttpError} 400 when the scanner found something.
 */
export const mustWait = async ({ strapi, settings }: AppContext, content: Buffer) => {
  const { clamav } = settings.cvs;
  if (!clamav) return false;
  const clean = await isClean(clamav, content).catch((error: Error) => {
    strapi.log.error(`A CV waits in quarantine, since ClamAV gave no verdict: ${error.message}`);

    return undefined;
  });
  if (clean === false) {
    throw invalidFields([
      fieldError("files", "Our virus scanner rejected this file. Please send another one."),
    ]);
  }

  return clean === undefined;
};

/** Has one file scanned again. @returns whether it left the quarantine; a file that is gone does not. */
const scanAgain = async (app: AppContext, clamav: string, { id, storage_key: key }: Waiting) => {
  const { strapi, cvStorage } = app;
  const content = await cvStorage.open(key);
  if (!content) return false;
  if (await isClean(clamav, await buffer(content))) {
    await strapi.db.query(cvUid).update({ where: { id }, data: { quarantined: false } });
  } else {
    await removeCvs(app, { id });
    strapi.log.warn("A CV was removed from quarantine: ClamAV found something in it");
  }

  return true;
};

/**
 * Has what waits in quarantine scanned again, and removes what is not clean. A file without a
 * verdict waits on, and keeps no other waiting.
 *
 * @returns how many left it.
 */
export const scanQuarantine = async (app: AppContext): Promise<number> => {
  const { strapi, settings } = app;
  const { clamav } = settings.cvs;
  if (!clamav) return 0;

  let released = 0;
  for (let last = 0; ;) {
    const waiting: Waiting[] = await strapi.db.query(cvUid).findMany({
      where: { quarantined: true, id: { $gt: last } },
      select: ["id", "storage_key"],
      orderBy: { id: "asc" },
      limit: batch,
    });
    for (const file of waiting) {
      try {
        if (await scanAgain(app, clamav, file)) released += 1;
      } catch (error) {
        strapi.log.error(`CV ${file.id} stays in quarantine: ${(error as Error).message}`);
      }
      last = file.id;
    }
    if (waiting.length < batch) return released;
  }
};
