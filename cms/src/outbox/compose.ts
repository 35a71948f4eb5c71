import type { SendMailOptions } from "nodemailer";

import type { AppContext } from "../context";
import { type Form, formOf, keptFields } from "../forms/forms";
import { oneLine } from "../lib/one-line";
import { panelUrl } from "../lib/panel-url";
import { composeConfirmation } from "../newsletter/confirmation";
import { cvUid } from "../uploads/claim";
import { cvLink } from "../uploads/cv-link";

import { composeFailure, scheduleName } from "./schedule-failure";

type Lead = Record<string, unknown> & { documentId: string };

const yesOrNo = (value: boolean) => (value ? "yes" : "no");

/** Marked as somebody else's words, as mail programs do: nothing in it can pass for a line of ours. */
const quote = (text: string) =>
  text.replace(/^|\r\n?|\n|[\v\f\u0085\u2028\u2029]/g, (end) => `${end && "\n"}> `);

const describe = (form: Form, lead: Lead): string =>
  keptFields(form)
    .map(({ name, label }) => [label, lead[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(
      ([label, value]) =>
        `${label}: ${typeof value === "boolean" ? yesOrNo(value) : String(value)}`,
    )
    .map(quote)
    .join("\n");

/** Where the team answers an entry: its page in the panel, if anything tells how to reach it. */
const panelLine = ({ settings }: AppContext, form: Form, lead: Lead): string | undefined => {
  const url = panelUrl(settings, form.uid, lead.documentId);

  return url && `Answer it in the panel: ${url}`;
};

const cvLine = async (app: AppContext, lead: Lead): Promise<string | undefined> => {
  const file: { documentId: string } | null = await app.strapi.db
    .query(cvUid)
    .findOne({ where: { application: lead.documentId }, select: ["documentId"] });
  if (!file) return undefined;

  const { publicUrl } = app.settings;
  // Nothing tells where HR could reach this service, and a link to localhost leads nowhere.
  if (!publicUrl) return "CV: open this application in the admin panel; its CV link is there.";

  const { url, expires } = cvLink(app, file.documentId, publicUrl);

  const scan = app.settings.cvs.clamdUrl ? "" : ", not scanned for viruses";

  return `CV (until ${expires.toISOString().slice(0, 10)}${scan}): ${url}`;
};

/** What the mails of a form, or of the schedule, need and the settings do not have; undefined if they have it. */
export const missingSetting = ({ settings }: AppContext, kind: string): string | undefined => {
  const mailTo = kind === scheduleName ? "sales" : formOf(kind)?.mailTo;
  if (!mailTo) return undefined;
  if (mailTo === "visitor") return settings.publicUrl ? undefined : "no public address set";

  return settings.mail[mailTo] ? undefined : "no recipient set";
};

const composeNotice = async (
  app: AppContext,
  form: Form,
  lead: Lead,
): Promise<SendMailOptions> => ({
  to: form.mailTo === "visitor" ? undefined : app.settings.mail[form.mailTo],
  replyTo: { name: oneLine(lead.full_name), address: oneLine(lead.your_email) },
  subject: `${form.schema.info.displayName}: ${oneLine(lead.full_name)}`,
  text: [
    panelLine(app, form, lead),
    await cvLine(app, lead),
    "What the visitor sent, every line after “>”:",
    describe(form, lead),
  ]
    .filter((part) => part !== undefined)
    .join("\n\n"),
});

/** @returns undefined if the entry is no longer there, or needs no mail any more. */
const composeForForm = async (
  app: AppContext,
  formName: string,
  subjectId: string,
): Promise<SendMailOptions | undefined> => {
  const form = formOf(formName);
  if (!form) return undefined;

  const lead: Lead | null = await app.strapi.db
    .query(form.uid)
    .findOne({ where: { documentId: subjectId } });
  if (!lead) return undefined;

  const mail =
    form.mailTo === "visitor"
      ? composeConfirmation(app, lead as never)
      : await composeNotice(app, form, lead);

  return mail && { ...mail, messageId: `<${form.name}.${subjectId}@website>` };
};

/**
 * Writes the mail about one entry: to a subscriber the question to confirm, to the team plain text, the visitor in Reply-To, the CV
 * as a signed link that expires; or about a time that the schedule did not keep. The Message-ID stays the same over retries, so
 * that a mail that arrives twice can be recognized.
 *
 * @returns undefined if the entry is no longer there, or needs no mail any more.
 */
export const composeMail = async (
  app: AppContext,
  kind: string,
  subjectId: string,
): Promise<SendMailOptions | undefined> => {
  const mail =
    kind === scheduleName
      ? await composeFailure(app, subjectId)
      : await composeForForm(app, kind, subjectId);

  return (
    mail && {
      ...mail,
      from: app.settings.mail.from,
      // The text comes from outside: it may name no file and no address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    }
  );
};
