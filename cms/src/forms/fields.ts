/** What of a content type's attribute the forms hold; the one place of a form's limits. */
export type Attribute = {
  type: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  regex?: string;
  default?: unknown;
  pluginOptions?: { editor?: { label?: string } };
};

/** What a visitor is told when a field breaks a rule. */
type Messages = Record<"required" | "min" | "max" | "pattern", string>;

/** A field of text: on one line, or a text with line breaks. */
export type TextField = {
  name: string;
  /** Its name in words, as the panel and mails show it. */
  label: string;
  type: "line" | "text";
  required: boolean;
  min: number;
  max: number;
  pattern?: RegExp | undefined;
  messages: Messages;
  normalize?: (value: string) => string;
};

/**
 * One field that a form may carry. A `context` field says where a message came
 * from, not what the visitor typed: what is unusable in it is left out, since no
 * visitor could fix it.
 */
export type Field = { context?: true } & (
  | TextField
  | { name: string; label: string; type: "boolean"; byDefault: boolean }
  /** Accepted, so that a caller need not filter what the IP lookup returned, and not kept. */
  | { name: string; type: "ignored" }
);

const wrongEmail = "Wrong email format";
const email: Partial<Messages> = {
  required: "Email is required",
  // The pattern's message comes first in the specification, and nothing shorter can match it.
  min: wrongEmail,
  pattern: wrongEmail,
};

/** The specification's messages (docs/specification.md), to the letter. The rest have a standard one. */
const ownMessages: Record<string, Partial<Messages>> = {
  full_name: { required: "Name is required" },
  your_email: email,
  // The address of a subscription.
  name: email,
  message: { required: "Message is required" },
  mobile_no: {
    min: "Minimum 7 digit",
    // The plus that the site sends in front is not counted.
    max: "Maximum 16 digits",
    pattern: "Only the digits of a phone number after a leading plus, at most 16",
  },
};

/** How the text of a field is changed before it is checked and stored. */
const normalizers: Record<string, (value: string) => string> = {
  // A plus alone is an empty number.
  mobile_no: (value) => (value === "+" ? "" : value),
  // An address as it is compared: lower case, characters composed (Unicode NFC).
  name: (value) => value.normalize("NFC").toLowerCase(),
};

const labelOf = (name: string, { pluginOptions }: Attribute): string =>
  pluginOptions?.editor?.label ?? name;

/** A field of text with the limits of its attribute. */
export const textField = (
  name: string,
  attribute: Attribute,
  messages = ownMessages[name],
): TextField => {
  const { type, required = false, minLength: min = 0, maxLength: max, regex } = attribute;
  if (max === undefined) throw new Error(`The schema has no maxLength for ${name}`);
  const normalize = normalizers[name];

  return {
    name,
    label: labelOf(name, attribute),
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
    ...(normalize ? { normalize } : {}),
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
          label: labelOf(name, attribute),
          type: "boolean",
          byDefault: attribute.default === true,
        }
      : textField(name, attribute);
  });

/** Fields that say where a message came from. */
export const contextFields = (schema: Schema, ...names: string[]): Field[] =>
  names.map((name) => ({ ...textField(name, attributeOf(schema, name)), context: true }));

export const ignoredFields = (...names: string[]): Field[] =>
  names.map((name) => ({ name, type: "ignored", context: true }));
