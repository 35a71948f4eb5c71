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

/** Has what waits in quarantine scanned again, and removes what is not clean. @returns how many left it. */
export const scanQuarantine = async (app: AppContext): Promise<number> => {
  const { strapi, settings, cvStorage } = app;
  const { clamav } = settings.cvs;
  if (!clamav) return 0;

  const files = strapi.db.query(cvUid);
  const waiting: Waiting[] = await files.findMany({
    where: { quarantined: true },
    select: ["id", "storage_key"],
    limit: batch,
  });
  let released = 0;
  for (const { id, storage_key: key } of waiting) {
    const content = await cvStorage.open(key);
    if (!content) continue;
    if (await isClean(clamav, await buffer(content))) {
      await files.update({ where: { id }, data: { quarantined: false } });
    } else {
      await removeCvs(app, { id });
      strapi.log.warn("A CV was removed from quarantine: ClamAV found something in it");
    }
    released += 1;
  }

  return released;
};
