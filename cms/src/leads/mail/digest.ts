import type { SendMailOptions } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { formByName } from "../forms";

import { composeMail } from "./compose";
import type { OutboxMessage } from "./messages";

/** Composes one email for all messages; omits deleted leads. */
export const composeOne = async (
  app: AppContext,
  messages: OutboxMessage[],
): Promise<SendMailOptions | undefined> => {
  const mails: SendMailOptions[] = [];
  for (const { form, subject_id: id } of messages) {
    const mail = await composeMail(app, form, id);
    if (mail) mails.push(mail);
  }
  const [first] = mails;
  if (!first || mails.length === 1) return first;

  const { replyTo: _replyTo, messageId, ...mail } = first;
  const kind = messages[0]?.form ?? "";
  const name = formByName(kind)?.schema.info.displayName ?? kind;
  // Leave out the subjects: visitors' text may appear only in the quoted part.
  const texts = mails.map(({ text }, index) =>
    [`${name} ${index + 1} of ${mails.length}`, text].join("\n\n"),
  );

  return {
    ...mail,
    subject: `${mails.length} messages: ${name}`,
    text: texts.join("\n\n\n"),
    messageId: String(messageId).replace("@", ".and-more@"),
  };
};
