import type { AnswerValue } from "../../common/forms/answers/describe-answer";
import { hasInvisible } from "../../common/text/plain-text";
import { canonicalEmail } from "../../common/text/email-address";
import { normalizePhone, phoneIssue } from "./phone";

/** The parts of a content type's attribute that forms use; its limits are a form's only limits. */
export type Attribute = {
  type: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  regex?: string;
  default?: unknown;
  pluginOptions?: { editor?: { label?: string } };
};

/** Validation messages for visitors. */
type Messages = Record<"required" | "min" | "max" | "pattern", string>;

/** A text field with or without line breaks. */
export type TextField = {
  name: string;
  /** Label in the panel and in emails. */
  label: string;
  type: "line" | "text";
  required: boolean;
  min: number;
  max: number;
  pattern?: RegExp | undefined;
  messages: Messages;
  normalize?: (value: string) => string;
  /** Rules besides length and pattern. @returns a message if one is broken. */
  findIssue?: (value: string) => string | undefined;
};

/**
 * One field of a form. A `context` field is not typed by the visitor, so an invalid value becomes
 * null instead of an error that the visitor cannot fix.
 */
export type Field = { context?: true } & (
  | TextField
  | { name: string; label: string; type: "boolean"; default: boolean }
  /** Answers to a form of editors: see custom-form.ts. */
  | { name: string; type: "answers" }
  /** Accepted, because callers send the whole result of the IP lookup, but not stored. */
  | { name: string; type: "ignored" }
);

/** An answer to a form of editors, with the label that the visitor saw. */
export type Answer = {
  label: string;
  kind: string;
  value: AnswerValue | null;
};

const wrongEmail = "Wrong email format";
const email: Partial<Messages> = {
  required: "Email is required",
  // The specification prescribes this message first; no shorter text matches the pattern.
  min: wrongEmail,
  pattern: wrongEmail,
};

/** Messages that docs/specification.md prescribes; other fields have standard ones. */
const specMessages: Record<string, Partial<Messages>> = {
  full_name: { required: "Name is required" },
  your_email: email,
  // The email of a subscription.
  name: email,
  message: { required: "Message is required" },
  mobile_no: {
    min: "Minimum 7 digit",
    // Excludes the leading plus that the site sends.
    max: "Maximum 16 digits",
    pattern: "Only the digits of a phone number after a leading plus, at most 16",
  },
};

/** An address in its canonical form; unchanged if it has none. */
const normalizeEmail = (value: string) =>
  (hasInvisible(value) ? undefined : canonicalEmail(value)) ?? value;

/** Normalization of values before validation, by field. */
const normalizers: Record<string, (value: string) => string> = {
  mobile_no: normalizePhone,
  your_email: normalizeEmail,
  name: normalizeEmail,
};

const emailIssue = (value: string) => {
  if (hasInvisible(value)) {
    return "The address has an invisible character. Please type it again";
  }

  return canonicalEmail(value) === value ? undefined : wrongEmail;
};

/** Further rules by field. */
const issueFinders: Record<string, (value: string) => string | undefined> = {
  mobile_no: (value) => {
    const issue = phoneIssue(value);

    return issue && specMessages.mobile_no?.[issue];
  },
  your_email: emailIssue,
  name: emailIssue,
};

const attributeLabel = (name: string, { pluginOptions }: Attribute): string =>
  pluginOptions?.editor?.label ?? name;

/** A text field with the limits of its attribute. */
export const textField = (
  name: string,
  attribute: Attribute,
  messages = specMessages[name],
): TextField => {
  const { type, required = false, minLength: min = 0, maxLength: max, regex } = attribute;
  if (max === undefined) throw new Error(`The schema has no maxLength for ${name}`);
  const normalize = normalizers[name];
  const findIssue = issueFinders[name];

  return {
    name,
    label: attributeLabel(name, attribute),
    type: type === "text" ? "text" : "line",
    required,
    min,
    max,
    pattern: regex === undefined ? undefined : new RegExp(regex),
    messages: {
      required: "This field is required",
      min: `Minimum ${min} characters`,
      max: `Maximum ${max} characters`,
      pattern: "Wrong format",
      ...messages,
    },
    ...(normalize && { normalize }),
    ...(findIssue && { findIssue }),
  };
};

type Schema = { attributes: object };

const attributeOf = ({ attributes }: Schema, name: string): Attribute => {
  const attribute = (attributes as Record<string, Attribute>)[name];
  if (!attribute) throw new Error(`The schema has no field ${name}`);

  return attribute;
};

/** Fields that a visitor fills in, with the limits of the content type's schema. */
export const fields = (schema: Schema, ...names: string[]): Field[] =>
  names.map((name) => {
    const attribute = attributeOf(schema, name);

    return attribute.type === "boolean"
      ? {
          name,
          label: attributeLabel(name, attribute),
          type: "boolean",
          default: attribute.default === true,
        }
      : textField(name, attribute);
  });

/** Context fields: the page and the location of a submission. */
export const contextFields = (schema: Schema, ...names: string[]): Field[] =>
  names.map((name) => ({ ...textField(name, attributeOf(schema, name)), context: true }));

export const ignoredFields = (...names: string[]): Field[] =>
  names.map((name) => ({ name, type: "ignored", context: true }));
