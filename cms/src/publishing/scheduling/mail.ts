import type { Core, UID } from "@strapi/strapi";
import type { SendMailOptions } from "nodemailer";

import { titleOf } from "../../server/lib/titles";
import type { AppContext } from "../../server/app-context";
import type { Transaction } from "../../server/database/tables";
import { oneLine } from "../../common/text/one-line";
import { panelUrl } from "../../server/admin/panel-url";

import { enqueue } from "../../server/outbox/messages";

/** Kind of outbox messages about the schedule. */
export const scheduleName = "schedule";

type Failure = { uid: UID.ContentType; documentId: string; at: Date };

/** Adds an outbox message to sales about a missed scheduled time, once over all instances. */
export const enqueueFailure = (
  strapi: Core.Strapi,
  transaction: Transaction,
  { uid, documentId, at }: Failure,
) => enqueue(strapi, transaction, scheduleName, [uid, documentId, at.getTime()].join(" "));

/**
 * Composes the email about a missed scheduled time.
 *
 * @param subjectId as `enqueueFailure` creates it.
 * @returns undefined if the record was deleted or the failure resolved.
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

  const [summary] = draft.scheduleProblem.split(".");
  const schema = strapi.contentType(uid);
  const url = panelUrl(settings, schema, documentId);

  return {
    to: settings.mail.sales,
    subject: oneLine(`${summary}: "${titleOf(schema, draft)}"`),
    text: [draft.scheduleProblem, url && `Correct it in the panel: ${url}`]
      .filter(Boolean)
      .join("\n\n"),
    messageId: `${scheduleName}.${documentId}.${at}`,
  };
};
