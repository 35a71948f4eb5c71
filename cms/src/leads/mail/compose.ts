import type { SendMailOptions } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { findPublished } from "../custom-form";
import { type Form, formOfKind, mailKind, storedFields } from "../forms";
import { oneLine } from "../../server/lib/one-line";
import { panelUrl } from "../../server/lib/panel-url";
import { composeConfirmation } from "../newsletter/confirmation";
import { cvUid } from "../cvs/claim";
import { cvLink } from "../cvs/cv-link";

import type { OutboxMessage } from "../outbox/messages";
import { composeEnd, webhookEndName } from "../webhooks/end";

import { quote } from "./quote";
import { composeReview, reviewName } from "./review";
import { composeFailure, scheduleName } from "./schedule-failure";

/** Emails that are about no lead, by their kind: to sales, or to a user of the panel. */
const notices: Record<
  string,
  (
    app: AppContext,
    subjectId: string,
  ) => SendMailOptions | undefined | Promise<SendMailOptions | undefined>
> = {
  [reviewName]: composeReview,
  [scheduleName]: composeFailure,
  [webhookEndName]: composeEnd,
};

type Lead = Record<string, unknown> & { documentId: string };

const describe = (form: Form, lead: Lead): string =>
  storedFields(form)
    .filter(({ name }) => lead[name] !== null && lead[name] !== undefined)
    .map(({ name, label }) => {
      const value = lead[name];
      const shown = typeof value === "boolean" ? (value ? "yes" : "no") : String(value);

      // The summary has the labels of the form.
      return quote(name === "summary" ? shown : `${label}: ${shown}`);
    })
    .join("\n");

const cvLine = async (app: AppContext, lead: Lead): Promise<string | undefined> => {
  const file: { documentId: string } | null = await app.strapi.db
    .query(cvUid)
    .findOne({ where: { application: lead.documentId }, select: ["documentId"] });
  if (!file) return undefined;

  const { publicUrl } = app.settings;
  // Without a public URL a link would not work.
  if (!publicUrl) return "CV: open this application in the admin panel; its CV link is there.";

  const { url, expires } = cvLink(app, file.documentId, publicUrl);

  const scan = app.settings.cvs.clamd ? "" : ", not scanned for viruses";

  // The day is in UTC: the reader's time zone is unknown.
  return `CV (until ${expires.toISOString().slice(0, 10)}${scan}): ${url}`;
};

/** The team's address for emails of a kind: the receiver of a form of editors, or a setting. */
export const receiverOf = async (app: AppContext, kind: string): Promise<string | undefined> => {
  const { form, slug } = formOfKind(kind);
  const custom = form?.custom && slug ? await findPublished(app, slug) : undefined;
  const { mail } = app.settings;

  return custom?.receiver || mail[form?.mailTo === "hr" ? "hr" : "sales"];
};

/** The missing setting without which emails of this kind cannot be sent, if any. */
export const missingSetting = async (
  app: AppContext,
  kind: string,
): Promise<string | undefined> => {
  const { form } = formOfKind(kind);
  if (kind === reviewName || (!form && !notices[kind])) return undefined;
  if (form?.mailTo === "visitor") {
    return app.settings.publicUrl ? undefined : "CMS_PUBLIC_URL is not set";
  }

  return (await receiverOf(app, kind)) ? undefined : "no recipient set";
};

/**
 * Many servers reject a header that is not ASCII. Nodemailer encodes names and domains; other addresses
 * are only in the text.
 */
export const replyTo = (name: string, address: string) =>
  /^[!-?A-~]+@/.test(address) ? { name, address } : undefined;

const composeNotice = async (app: AppContext, form: Form, lead: Lead): Promise<SendMailOptions> => {
  const address = await receiverOf(app, mailKind(form, lead));
  const url = panelUrl(app.settings, form.uid, lead.documentId);

  return {
    to: address,
    replyTo: replyTo(oneLine(lead.full_name), oneLine(lead.your_email)),
    subject: `${form.schema.info.displayName}: ${oneLine(lead.full_name ?? lead.formTitle)}`,
    text: [
      url && `Answer it in the panel: ${url}`,
      await cvLine(app, lead),
      "Sent by the visitor (every line starts with “>”):",
      describe(form, lead),
    ]
      .filter((part) => part !== undefined)
      .join("\n\n"),
  };
};

/** @returns undefined if the lead was deleted or needs no email. */
const composeForForm = async (
  app: AppContext,
  kind: string,
  subjectId: string,
): Promise<SendMailOptions | undefined> => {
  const { form } = formOfKind(kind);
  if (!form) return undefined;

  const lead: Lead | null = await app.strapi.db
    .query(form.uid)
    .findOne({ where: { documentId: subjectId } });
  if (!lead) return undefined;

  const mail =
    form.mailTo === "visitor"
      ? composeConfirmation(app, lead as never)
      : await composeNotice(app, form, lead);

  return mail && { ...mail, messageId: `${form.name}.${subjectId}` };
};

/** Adds to an email what all have. */
export const complete = (
  {
    settings: {
      mail: { from },
    },
  }: AppContext,
  mail: SendMailOptions,
): SendMailOptions => ({
  ...mail,
  from,
  messageId: `<${mail.messageId}@${from.split("@").at(-1)}>`,
  // Other programs do not answer, for example that somebody is away (RFC 3834).
  headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
  // The text is untrusted: Nodemailer must not load files or URLs from it.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Composes the email of one outbox message: a confirmation to a subscriber, a lead to the team (the
 * visitor in Reply-To, the CV as an expiring link), or one of `notices`. The Message-ID is
 * stable over retries, so duplicates can be recognized.
 *
 * @returns undefined if the subject was deleted or needs no email.
 */
export const composeMail = async (
  app: AppContext,
  kind: string,
  subjectId: string,
): Promise<SendMailOptions | undefined> => {
  const mail = await (notices[kind]?.(app, subjectId) ?? composeForForm(app, kind, subjectId));

  return mail && complete(app, mail);
};

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
  const name = formOfKind(kind).form?.schema.info.displayName ?? kind;
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
