import { createHash, randomBytes } from "node:crypto";

import type { Core } from "@strapi/strapi";

import type { Transaction } from "../database/rows";
import { fieldError, refuseFields } from "../http/errors";
import { visitorGates } from "../visitor-gates";

export const cvUid = "api::cv-file.cv-file";

/** An id that only its receiver knows; what is stored is its digest. */
export const newClaim = (): { id: string; digest: string } => {
  const id = randomBytes(32).toString("base64url");

  return { id, digest: digestOf(id) };
};

const digestOf = (id: string) => createHash("sha256").update(id).digest("base64url");

/** Files uploaded before this moment are too old to be claimed. */
export const claimDeadline = (): Date =>
  new Date(Date.now() - visitorGates().settings.cvs.claimHours * 60 * 60 * 1000);

/**
 * Gives an uploaded file to an application, once: one statement finds it free
 * and takes it.
 *
 * @throws {Refusal} 400 at `cv` where it was claimed, swept or never there.
 */
export const claimCv = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  id: string,
  application: string,
) => {
  const { tableName } = strapi.db.metadata.get(cvUid);
  const claimed: number = await strapi.db
    .getConnection(tableName)
    .transacting(transaction)
    .where({ claim_digest: digestOf(id), application: null })
    .andWhere("created_at", ">", claimDeadline())
    .update({ application, claim_digest: null });

  if (claimed !== 1) {
    throw refuseFields([fieldError("cv", "The file is no longer there. Please choose it again.")]);
  }
};
