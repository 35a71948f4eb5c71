import type { Core, UID } from "@strapi/strapi";
import type { SendMailOptions } from "nodemailer";

import { titleOf } from "../content/titles";
import type { AppContext } from "../context";
import type { Transaction } from "../database/rows";
import { oneLine } from "../lib/one-line";
import { panelUrl } from "../lib/panel-url";

import { enqueue } from "./enqueue";

/** What the outbox calls mails about the schedule. */
export const scheduleName = "schedule";

type Failure = { uid: UID.ContentType; documentId: string; at: Date };

/** Records that sales must be mailed about a time that was not kept: once, whichever service notes it. */
export const enqueueFailure = (
  strapi: Core.Strapi,
  transaction: Transaction,
  { uid, documentId, at }: Failure,
) => enqueue(strapi, transaction, scheduleName, [uid, documentId, at.getTime()].join(" "));

/**
 * Writes the mail about a time that was not kept.
 *
 * @param subjectId as `enqueueFailure` wrote it.
 * @returns undefined if the record is no longer there, or an editor has dealt with it.
 */
export const composeFailure = async (
  { strapi, settings }: AppContext,
  subjectId: string,
): Promise<SendMailOptions | undefined> => {
  const [uid, documentId, at] = subjectId.split(" ") as [UID.ContentType, string, string];
  const draft: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null } });
  if (typeof draft?.scheduleProblem !== "string") return undefined;

  const [refusal] = draft.scheduleProblem.split(".");
  const address = panelUrl(settings, uid, documentId);

  return {
    to: settings.mail.sales,
    subject: oneLine(`${refusal}: "${titleOf(strapi.contentType(uid), draft)}"`),
    text: [draft.scheduleProblem, address && `Correct it in the panel: ${address}`]
      .filter(Boolean)
      .join("\n\n"),
    messageId: `<${scheduleName}.${documentId}.${at}@website>`,
  };
};
