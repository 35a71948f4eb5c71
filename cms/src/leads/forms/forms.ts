import type { UID } from "@strapi/strapi";

import contactSchema from "../../api/contact-data/content-types/contact-data/schema.json";
import answerSchema from "../../api/form-answer/content-types/form-answer/schema.json";
import applicationSchema from "../../api/emp-data/content-types/emp-data/schema.json";
import portfolioSchema from "../../api/portfolio-form/content-types/portfolio-form/schema.json";
import subscribeSchema from "../../api/subscribe/content-types/subscribe/schema.json";
import { formPaths } from "../../server/http/endpoints";

import { contextFields, type Field, fields, ignoredFields, textField } from "./fields";
import { sourceFields } from "./source";

type Schema = {
  kind: string;
  info: { displayName: string };
  pluginOptions: { editor: { writable: string[] } };
  attributes: Record<string, object>;
};

/** Definition of one form. */
export type Form = {
  uid: UID.CollectionType;
  /** The parts of the collection's schema that forms use. */
  schema: Schema;
  /** Name in limits, logs and emails. */
  name: string;
  path: string;
  fields: readonly Field[];
  /** Recipient of the email: a team, or the visitor to confirm. */
  mailTo: "sales" | "hr" | "visitor";
  /** A unique field: submitting a stored value again changes nothing. */
  uniqueBy?: string;
  /** The field with the claim of an uploaded file. */
  claims?: "cv";
  /** Visitors answer a form of editors (custom-form.ts), from which these fields are stored, too. */
  custom?: readonly Field[];
};

/** The claim of an uploaded file, which is not stored with the application. */
const cv = textField(
  "cv",
  { type: "string", maxLength: 64, regex: "^[\\w-]{43}$" },
  { pattern: "Please choose the file again" },
);

/** The four forms of docs/specification.md, and the one for all forms of editors. */
export const forms = {
  contact: {
    uid: "api::contact-data.contact-data",
    schema: contactSchema,
    name: "contact",
    path: formPaths.contact,
    fields: [
      ...fields(contactSchema, "full_name", "your_email", "mobile_no", "message"),
      ...contextFields(contactSchema, "url"),
      ...sourceFields,
      ...fields(contactSchema, "accecptMail"),
      // Fields of the IP lookup (ipinfo.io): only the place is stored.
      ...contextFields(contactSchema, "country", "region", "city", "postal", "timezone"),
      ...ignoredFields("ip", "hostname", "loc", "org", "asn", "company"),
      ...ignoredFields("anycast", "bogon", "readme"),
    ],
    mailTo: "sales",
  },
  subscribe: {
    uid: "api::subscribe.subscribe",
    schema: subscribeSchema,
    name: "subscribe",
    path: formPaths.subscribe,
    fields: [...fields(subscribeSchema, "name"), ...sourceFields],
    mailTo: "visitor",
    uniqueBy: "name",
  },
  application: {
    uid: "api::emp-data.emp-data",
    schema: applicationSchema,
    name: "application",
    path: formPaths.application,
    fields: [
      ...fields(applicationSchema, "full_name", "your_email", "mobile_no", "position", "message"),
      cv,
      ...contextFields(applicationSchema, "url"),
      ...sourceFields,
    ],
    mailTo: "hr",
    claims: "cv",
  },
  portfolio: {
    uid: "api::portfolio-form.portfolio-form",
    schema: portfolioSchema,
    name: "portfolio",
    path: formPaths.portfolio,
    fields: [
      ...fields(portfolioSchema, "full_name", "your_email", "company", "interest", "message"),
      ...contextFields(portfolioSchema, "url"),
      ...sourceFields,
    ],
    mailTo: "sales",
  },
  custom: {
    uid: "api::form-answer.form-answer",
    schema: answerSchema,
    name: "custom",
    path: formPaths.custom,
    fields: [
      ...fields(answerSchema, "form"),
      { name: "answers", type: "answers" },
      ...contextFields(answerSchema, "url"),
      ...sourceFields,
    ],
    custom: fields(answerSchema, "formTitle", "your_email", "summary"),
    mailTo: "sales",
  },
} as const satisfies Record<string, Form>;

/** The form with this name. */
const formByName = (name: string): Form | undefined =>
  Object.values<Form>(forms).find((form) => form.name === name);

/**
 * The kind of the emails about a form's lead, as stored in the outbox. A form of editors has a kind of
 * its own, because emails of one kind go to one receiver.
 */
export const mailKind = (form: Form, lead: Record<string, unknown>): string =>
  form.custom ? `${form.name}/${String(lead.form)}` : form.name;

/** The form of a kind of emails, and the slug of the form of editors. */
export const formOfKind = (kind: string): { form: Form | undefined; slug: string | undefined } => {
  const [name = "", slug] = kind.split("/");

  return { form: formByName(name), slug };
};

/** The form whose collection has this uid. */
export const formByUid = (uid: string): Form | undefined =>
  Object.values<Form>(forms).find((form) => form.uid === uid);

/** The stored fields and their labels, in display order. */
export const storedFields = (form: Form): { name: string; label: string }[] =>
  [...(form.custom ?? []), ...form.fields].flatMap((field) =>
    field.type === "ignored" || field.type === "answers" || field.name === form.claims
      ? []
      : [{ name: field.name, label: field.label }],
  );

/** Names of the fields that only the team writes. */
export const writableFields = ({ schema }: Form): string[] => schema.pluginOptions.editor.writable;

/** True if leads of a form have a state: all but subscriptions. */
export const isAnswerable = (form: Form): boolean => writableFields(form).includes("state");
