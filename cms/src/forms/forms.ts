import type { UID } from "@strapi/strapi";

import { openForms } from "../http/paths";

import {
  contextLine,
  email,
  type Field,
  fullName,
  ignored,
  line,
  message,
  mobileNumber,
} from "./fields";

/** Everything that sets one form apart from the others. */
export type Form = {
  uid: UID.CollectionType;
  /** Its name in limits, logs and mails. */
  name: string;
  path: string;
  fields: readonly Field[];
  /** Who is mailed; nobody for a subscription. */
  mailTo?: "sales" | "hr";
  /** A field whose value is there once only: a second post of it changes nothing. */
  onceBy?: string;
  /** A field that names an uploaded file, which the post claims. */
  claims?: "cv";
};

const pageUrl = contextLine("url", 300);

// What the IP lookup may say (ipinfo.io's names): the place is kept, the rest is not needed.
const location: readonly Field[] = [
  contextLine("country", 2, /^[A-Za-z]{2}$/),
  contextLine("region", 100),
  contextLine("city", 100),
  contextLine("postal", 20),
  contextLine("timezone", 60),
  ...["ip", "hostname", "loc", "org", "asn", "company", "anycast", "bogon", "readme"].map(ignored),
];

/** An address as it is compared: letters of one case, characters composed (Unicode NFC). */
const comparable = (address: string): string => address.normalize("NFC").toLowerCase();

/** The four forms of the specification (section 3). */
export const forms = {
  contact: {
    uid: "api::contact-data.contact-data",
    name: "contact",
    path: openForms.contact,
    fields: [
      fullName,
      email("your_email"),
      mobileNumber,
      message(true),
      pageUrl,
      { name: "accecptMail", kind: "boolean", byDefault: false },
      ...location,
    ],
    mailTo: "sales",
  },
  subscribe: {
    uid: "api::subscribe.subscribe",
    name: "subscribe",
    path: openForms.subscribe,
    fields: [email("name", comparable)],
    onceBy: "name",
  },
  application: {
    uid: "api::emp-data.emp-data",
    name: "application",
    path: openForms.application,
    fields: [
      fullName,
      email("your_email"),
      mobileNumber,
      line("position", 60),
      message(false),
      {
        name: "cv",
        kind: "line",
        max: 64,
        pattern: /^[\w-]{43}$/,
        patternMessage: "Please choose the file again",
      },
      pageUrl,
    ],
    mailTo: "hr",
    claims: "cv",
  },
  portfolio: {
    uid: "api::portfolio-form.portfolio-form",
    name: "portfolio",
    path: openForms.portfolio,
    fields: [
      fullName,
      email("your_email"),
      line("company", 80),
      line("interest", 60),
      message(true),
      pageUrl,
    ],
    mailTo: "sales",
  },
} as const satisfies Record<string, Form>;

export const formOf = (name: string): Form | undefined =>
  Object.values<Form>(forms).find((form) => form.name === name);
