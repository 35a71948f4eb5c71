import type { UID } from "@strapi/strapi";

import contactSchema from "../api/contact-data/content-types/contact-data/schema.json";
import applicationSchema from "../api/emp-data/content-types/emp-data/schema.json";
import portfolioSchema from "../api/portfolio-form/content-types/portfolio-form/schema.json";
import subscribeSchema from "../api/subscribe/content-types/subscribe/schema.json";
import { formPaths } from "../http/paths";

import { contextFields, type Field, fields, ignoredFields, textField } from "./fields";

type Schema = { info: { displayName: string }; pluginOptions: { editor: { writable: string[] } } };

/** Everything that sets one form apart from the others. */
export type Form = {
  uid: UID.CollectionType;
  /** The collection's schema, as far as the forms need it. */
  schema: Schema;
  /** Its name in limits, logs and mails. */
  name: string;
  path: string;
  fields: readonly Field[];
  /** Who is mailed: the team, or the visitor, to confirm. */
  mailTo: "sales" | "hr" | "visitor";
  /** A field whose value exists only once: posting it again changes nothing. */
  onceBy?: string;
  /** A field that names an uploaded file, which the post claims. */
  claims?: "cv";
};

/** The id of an uploaded file. It is not stored with the application, so no schema has it. */
const cv = textField(
  "cv",
  { type: "string", maxLength: 64, regex: "^[\\w-]{43}$" },
  { pattern: "Please choose the file again" },
);

/** The four forms of docs/specification.md. */
export const forms = {
  contact: {
    uid: "api::contact-data.contact-data",
    schema: contactSchema,
    name: "contact",
    path: formPaths.contact,
    fields: [
      ...fields(contactSchema, "full_name", "your_email", "mobile_no", "message"),
      ...contextFields(contactSchema, "url"),
      ...fields(contactSchema, "accecptMail"),
      // What the IP lookup may return (ipinfo.io's names): the place is kept, the rest is not needed.
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
    fields: fields(subscribeSchema, "name"),
    mailTo: "visitor",
    onceBy: "name",
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
    ],
    mailTo: "sales",
  },
} as const satisfies Record<string, Form>;

/** The form of this name, as it is written in the outbox. */
export const formOf = (name: string): Form | undefined =>
  Object.values<Form>(forms).find((form) => form.name === name);

/** The form whose collection has this uid. */
export const formOfUid = (uid: string): Form | undefined =>
  Object.values<Form>(forms).find((form) => form.uid === uid);

/** A field that is kept, and its name in words. */
export type KeptField = { name: string; label: string };

/** The fields that are kept, in the order in which people read them. */
export const keptFields = (form: Form): KeptField[] =>
  form.fields.flatMap((field) =>
    field.type === "ignored" || field.name === form.claims
      ? []
      : [{ name: field.name, label: field.label }],
  );

/** The names of the fields that the team writes about an entry, none of which a visitor may send. */
export const writableFields = ({ schema }: Form): string[] => schema.pluginOptions.editor.writable;
