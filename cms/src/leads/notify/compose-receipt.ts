import type { SendMailOptions } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { oneLine } from "../../common/text/one-line";
import { formOfKind } from "../forms/forms";
import { completeMail } from "../../server/outbox/transport";
import type { OutboxMessage } from "../../server/outbox/channel";
import { receiverOf, replyTo } from "./lead-mail";

import { findReceipt } from "./find-receipt";

/**
 * Composes a receipt, in the published words. It has nothing of what was sent, not even a name:
 * the address may be another person's.
 *
 * @returns undefined if the lead was deleted or its form no longer has a receipt.
 */
export const composeReceipt = async (
  app: AppContext,
  { kind, subject_id: documentId }: Pick<OutboxMessage, "kind" | "subject_id">,
): Promise<SendMailOptions | undefined> => {
  const { form } = formOfKind(kind);
  const receipt = form && (await findReceipt(app, kind));
  if (!receipt) return undefined;
  const lead: { your_email: string | null } | null = await app.strapi.db
    .query(form.uid)
    .findOne({ where: { documentId }, select: ["your_email"] });
  if (!lead?.your_email) return undefined;
  const site = new URL(app.settings.siteOrigins[0] ?? "").host;

  return completeMail(app, {
    to: { name: "", address: lead.your_email },
    replyTo: replyTo("", (await receiverOf(app, kind)) ?? ""),
    subject: oneLine(receipt.subject),
    text: [
      receipt.text,
      `Somebody, probably you, entered this address in a form on ${site}. If it wasn’t you, ignore this email: we send no further one because of it.`,
    ].join("\n\n"),
    messageId: `receipt.${documentId}`,
    // It answers somebody, unlike the other emails (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied" },
  });
};
