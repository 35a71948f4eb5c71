import type { Core } from "@strapi/strapi";
import type { SendMailOptions } from "nodemailer";

import { type Form, formOf } from "../forms/forms";
import { cvUid } from "../uploads/claim";
import { cvLink } from "../uploads/cv-link";
import { visitorGates } from "../visitor-gates";

type Lead = Record<string, unknown> & { documentId: string };

const titles: Record<string, string> = {
  contact: "Contact message",
  portfolio: "Portfolio request",
  application: "Application",
};

/** A value fit for a header: one line, no controls. Fields refuse them already; a header asks twice. */

const oneLine = (value: unknown) =>
  String(value ?? "").replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ");

const describe = (form: Form, lead: Lead): string =>
  form.fields
    .filter(({ kind, name }) => kind !== "ignored" && name !== form.claims)
    .map(({ name }) => [name, lead[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join("\n");

const cvLine = async (strapi: Core.Strapi, lead: Lead): Promise<string> => {
  const file: { documentId: string } | null = await strapi.db
    .query(cvUid)
    .findOne({ where: { application: lead.documentId }, select: ["documentId"] });
  if (!file) return "";

  const host = `http://localhost:${visitorGates().settings.port}`;
  const { address, expires } = cvLink(file.documentId, host);

  return `\n\nCV (until ${expires.toISOString().slice(0, 10)}): ${address}`;
};

/** Who reads the mails of a form; undefined while no one is set. */
export const recipientOf = (form: Form): string | undefined => {
  const { mail } = visitorGates().settings;

  return form.mailTo && mail[form.mailTo];
};

/**
 * Writes the mail about one record: plain text, the visitor in Reply-To, the CV
 * as a signed link that expires. The Message-ID stays the same over retries, so
 * that a mail that arrives twice is known as one.
 *
 * @returns undefined where the record is no longer there.
 */
export const composeMail = async (
  strapi: Core.Strapi,
  formName: string,
  subjectId: string,
): Promise<SendMailOptions | undefined> => {
  const form = formOf(formName);
  if (!form) return undefined;

  const lead: Lead | null = await strapi.db
    .query(form.uid)
    .findOne({ where: { documentId: subjectId } });
  if (!lead) return undefined;

  return {
    from: visitorGates().settings.mail.from,
    to: recipientOf(form),
    replyTo: { name: oneLine(lead.full_name), address: oneLine(lead.your_email) },
    subject: `${titles[form.name] ?? form.name}: ${oneLine(lead.full_name)}`,
    text: describe(form, lead) + (await cvLine(strapi, lead)),
    messageId: `<${form.name}.${subjectId}@website>`,
    // The text comes from outside: it may name no file and no address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
