import { randomBytes } from "node:crypto";

import type { AppContext } from "../../server/app-context";
import { tableOf, type Transaction } from "../../server/database/tables";
import { fieldError, invalidFields } from "../../server/http/errors";
import { sha256 } from "../../common/secrets";
import { cvUid } from "../links/cv-link";

const tokenBytes = 16;

/** Creates a claim: 16 random bytes and 16 of the content hash. Only its digest is stored. */
export const newClaim = (content: Buffer): { id: string; digest: string } => {
  const digest = Buffer.from(sha256(content), "base64url");
  const id = Buffer.concat([randomBytes(tokenBytes), digest.subarray(0, tokenBytes)]).toString(
    "base64url",
  );

  return { id, digest: sha256(id) };
};

/** The content hash in a claim, equal for two uploads of the same file. */
export const contentHashOf = (id: string): string =>
  Buffer.from(id, "base64url").subarray(tokenBytes).toString("base64url");

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
 * Claims an uploaded file for an application, atomically.
 *
 * @throws {HttpError} 400 at `cv` if the file is claimed, expired or missing.
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
