import { randomBytes } from "node:crypto";

import type { AppContext } from "../context";
import { tableOf, type Transaction } from "../database/rows";
import { fieldError, invalidFields } from "../http/errors";
import { sha256 } from "../lib/secrets";

export const cvUid = "api::cv-file.cv-file";

const half = 16;

/**
 * An id that only its receiver knows: 16 random bytes, then 16 that stand for the file's
 * content. What is stored is its digest.
 */
export const newClaim = (content: Buffer): { id: string; digest: string } => {
  const digest = Buffer.from(sha256(content), "base64url");
  const id = Buffer.concat([randomBytes(half), digest.subarray(0, half)]).toString("base64url");

  return { id, digest: sha256(id) };
};

/** What stands for the content of the file in its id: the same for two uploads of one file. */
export const contentOfClaim = (id: string): string =>
  Buffer.from(id, "base64url").subarray(half).toString("base64url");

/** Files uploaded before this moment are too old to be claimed. */
export const claimDeadline = ({ settings }: AppContext): Date =>
  new Date(Date.now() - settings.cvs.claimHours * 60 * 60 * 1000);

/** The size of an uploaded file that no application has claimed; 0 if there is none. */
export const unclaimedBytes = async ({ strapi }: AppContext, id: string): Promise<number> => {
  const file: { size: number } | null = await strapi.db
    .query(cvUid)
    .findOne({ where: { claim_digest: sha256(id) }, select: ["size"] });

  return file?.size ?? 0;
};

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
    .where({ claim_digest: sha256(id), application: null })
    .andWhere("created_at", ">", claimDeadline(app))
    .update({ application, claim_digest: null, source: null });

  if (claimed !== 1) {
    throw invalidFields([
      fieldError("cv", "The file is no longer available. Please choose it again."),
    ]);
  }
};
