import type { SendMailOptions } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { findFormOf } from "../forms/custom-form";
import { type Form, formOfKind, mailKind, storedFields } from "../forms/forms";
import { oneLine } from "../../common/text/one-line";
import { panelUrl } from "../../server/admin/panel-url";
import { cvLink, cvUid } from "../links/cv-link";

import { quote } from "../../server/outbox/quote";
import type { MailKind } from "../../server/outbox/registry";

type LeadRow = Record<string, unknown> & { documentId: string };

const describe = (form: Form, lead: LeadRow): string =>
  storedFields(form)
    .filter(({ name }) => lead[name] !== null && lead[name] !== undefined)
    .map(({ name, label }) => {
      const value = lead[name];
      const shown = typeof value === "boolean" ? (value ? "yes" : "no") : String(value);

      // The summary has the labels of the form.
      return quote(name === "summary" ? shown : `${label}: ${shown}`);
    })
    .join("\n");

const cvLine = async (app: AppContext, lead: LeadRow): Promise<string | undefined> => {
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
  const custom = form?.custom && slug ? await findFormOf(app, slug) : undefined;
  const { mail } = app.settings;

  return custom?.receiver || mail[form?.mailTo === "hr" ? "hr" : "sales"];
};

/**
 * Many servers reject a header that is not ASCII. Nodemailer encodes names and domains; other addresses
 * are only in the text.
 */
export const replyTo = (name: string, address: string) =>
  /^[!-?A-~]+@/.test(address) ? { name, address } : undefined;

const composeNotice = async (
  app: AppContext,
  form: Form,
  lead: LeadRow,
): Promise<SendMailOptions> => {
  const address = await receiverOf(app, mailKind(form, lead));
  const url = panelUrl(app.settings, { ...form.schema, uid: form.uid }, lead.documentId);

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

/**
 * The email to the team about the leads of a form: the visitor in Reply-To, the CV as an expiring
 * link.
 */
export const leadMail = (app: AppContext, form: Form): MailKind => ({
  name: form.schema.info.displayName,
  receiver: "team",
  findMissing: async (kind) => ((await receiverOf(app, kind)) ? undefined : "no recipient set"),
  compose: async (documentId) => {
    const lead: LeadRow | null = await app.strapi.db
      .query(form.uid)
      .findOne({ where: { documentId } });

    return lead
      ? { ...(await composeNotice(app, form, lead)), messageId: `${form.name}.${documentId}` }
      : undefined;
  },
});
