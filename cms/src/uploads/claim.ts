import { createHash, randomBytes } from "node:crypto";

import type { AppContext } from "../context";
import { tableOf, type Transaction } from "../database/rows";
import { fieldError, invalidFields } from "../http/errors";

export const cvUid = "api::cv-file.cv-file";

/** An id that only its receiver knows; what is stored is its digest. */
export const newClaim = (): { id: string; digest: string } => {
  const id = randomBytes(32).toString("base64url");

  return { id, digest: digestOf(id) };
};

const digestOf = (id: string) => createHash("sha256").update(id).digest("base64url");

/** Files uploaded before this moment are too old to be claimed. */
export const claimDeadline = ({ settings }: AppContext): Date =>
  new Date(Date.now() - settings.cvs.claimHours * 60 * 60 * 1000);

/**
 * Gives an uploaded file to an application, once: a single statement checks that
 * it is free and takes it.
 *
 * @throws {HttpError} 400 at `cv` if it was claimed, removed or never there.
 */
export const claimCv = async (
  app: AppContext,
  transaction: Transaction,
  id: string,
  application: string,
) => {
  const claimed: number = await tableOf(app.strapi, cvUid)
    .transacting(transaction)
    .where({ claim_digest: digestOf(id), application: null })
    .andWhere("created_at", ">", claimDeadline(app))
    .update({ application, claim_digest: null });

  if (claimed !== 1) {
    throw invalidFields([
      fieldError("cv", "The file is no longer available. Please choose it again."),
    ]);
  }
};
