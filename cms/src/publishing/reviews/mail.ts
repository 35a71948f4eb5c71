import type { Core, UID } from "@strapi/strapi";
import type { SendMailOptions } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import type { Transaction } from "../../server/database/tables";
import { type AdminUser, adminUsers } from "../../server/admin/users";
import { oneLine } from "../../common/text/one-line";
import { panelUrl } from "../../server/admin/panel-url";

import { enqueue } from "../../server/outbox/messages";

import { quote } from "../../server/outbox/quote";

export const reviewUid = "api::review.review";

/** Kind of outbox messages about a request to publish a record. */
export const reviewName = "review";

/** A request to publish a record, as stored. */
export type ReviewRow = {
  id: number;
  documentId: string;
  record_type: UID.ContentType;
  record_id: string;
  title: string;
  asked_by_id: number;
  asked_by: string;
  asked_at: string;
  message: string | null;
  state: "open" | "published" | "given back" | "withdrawn";
  answered_by: string | null;
  answered_at: string | null;
  answer: string | null;
};

/** Adds an outbox message to a user about a request: to the asker about the answer. */
export const enqueueReview = (
  strapi: Core.Strapi,
  transaction: Transaction,
  reviewId: string,
  userId: number,
) => enqueue(strapi, transaction, reviewName, `${reviewId} ${userId}`);

const quoted = (text: string | null) =>
  text && `The message (every line starts with “>”):\n\n${quote(text)}`;

const request = ({ title, asked_by, message }: ReviewRow) => ({
  subject: `${asked_by} asks you to publish "${title}"`,
  message,
});

const answer = ({ title, state, answered_by, answer: message }: ReviewRow) => ({
  subject:
    state === "published"
      ? `"${title}" is published`
      : `${answered_by ?? "An editor"} gave "${title}" back`,
  message,
});

/**
 * Composes the email about a request: to an editor while it is open, to the asker about the answer.
 *
 * @param subjectId as `enqueueReview` creates it.
 * @returns undefined if the request was deleted or closed before, or the user can't sign in.
 */
export const composeReview = async (
  { strapi, settings }: AppContext,
  subjectId: string,
): Promise<SendMailOptions | undefined> => {
  const [reviewId, userId] = subjectId.split(" ");
  const review: ReviewRow | null = await strapi.db
    .query(reviewUid)
    .findOne({ where: { documentId: reviewId } });
  const user: AdminUser | null = await adminUsers(strapi).findOne({
    where: { id: Number(userId), isActive: true },
  });
  if (!review || !user?.email) return undefined;
  const isAsker = user.id === review.asked_by_id;
  if (!isAsker && review.state !== "open") return undefined;

  const { subject, message } = isAsker ? answer(review) : request(review);
  const schema = strapi.contentType(review.record_type);
  const url = panelUrl(settings, schema, review.record_id);

  return {
    to: user.email,
    subject: oneLine(subject),
    text: [
      `${oneLine(subject)}.`,
      url
        ? `Open it in the panel: ${url}`
        : `It is in the panel under "${schema.info.displayName}".`,
      quoted(message),
    ]
      .filter(Boolean)
      .join("\n\n"),
    messageId: `${reviewName}.${subjectId.replace(" ", ".")}`,
  };
};
