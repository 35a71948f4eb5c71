import { fieldError, type FieldError, Refusal, refuseFields } from "../http/errors";

import type { Field } from "./fields";

export type Values = Record<string, string | boolean | null>;

/** Fields that any form may send and none keeps; see spam.ts and challenge.ts. */
const helpers = ["website", "elapsed_ms", "altcha"];

// Control characters (Unicode general category Cc) never belong in what somebody
// typed: U+0000 cannot be stored in PostgreSQL, and a line break in a single line
// could add a header to a mail. A text may have tabs and line breaks.

const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Half of a pair of UTF-16 units: no text, and not to be stored as UTF-8. */
const loneSurrogate = /\p{Surrogate}/u;

type Checked = { value: string | boolean | null } | { error: string };

const checkString = (field: Extract<Field, { kind: "line" | "text" }>, raw: unknown): Checked => {
  if (raw === undefined || raw === null) raw = "";
  if (typeof raw !== "string") return { error: "This must be text" };

  const controls = field.kind === "line" ? controlInLine : controlInText;
  const text = raw.trim();
  if (controls.test(text) || loneSurrogate.test(text)) {
    return { error: "This holds characters that cannot be used here" };
  }

  const value = field.normalise ? field.normalise(text) : text;
  if (value === "") return field.required ? { error: field.required } : { value: null };
  // Counted in UTF-16 units, as the browser counts.
  if (value.length < (field.min ?? 0)) return { error: field.minMessage ?? "Too short" };
  if (value.length > field.max) return { error: field.maxMessage ?? "Too long" };
  if (field.pattern && !field.pattern.test(value)) {
    return { error: field.patternMessage ?? "Wrong format" };
  }

  return { value };
};

const check = (field: Field, raw: unknown): Checked => {
  if (field.kind === "ignored") return { value: null };
  if (field.kind !== "boolean") {
    const checked = checkString(field, raw);

    return "error" in checked && field.context ? { value: null } : checked;
  }
  if (raw === undefined || raw === null) return { value: field.byDefault };

  return typeof raw === "boolean" ? { value: raw } : { error: "This must be true or false" };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The `data` object of a post. @throws {Refusal} 400 when the body has another shape. */
export const dataOf = (body: unknown): Record<string, unknown> => {
  if (!isRecord(body) || !isRecord(body.data) || Object.keys(body).length !== 1) {
    throw new Refusal(400, "ValidationError", 'The body must be an object with "data" alone');
  }

  return body.data;
};

/**
 * Picks the fields that a form knows out of what was sent, trimmed and checked.
 *
 * @throws {Refusal} 400 that points at each faulty field and never repeats a value;
 *   also when there is a field that the form does not know.
 */
export const validate = (fields: readonly Field[], data: Record<string, unknown>): Values => {
  const known = [...fields.map(({ name }) => name), ...helpers];
  if (Object.keys(data).some((name) => !known.includes(name))) {
    const open = fields.filter(({ kind }) => kind !== "ignored").map(({ name }) => name);
    throw new Refusal(400, "ValidationError", `Only these fields are taken: ${open.join(", ")}`);
  }

  const errors: FieldError[] = [];
  const values: Values = {};
  for (const field of fields) {
    const raw = Object.hasOwn(data, field.name) ? data[field.name] : undefined;
    const checked = check(field, raw);

    if ("error" in checked) errors.push(fieldError(field.name, checked.error));
    else if (field.kind !== "ignored") values[field.name] = checked.value;
  }
  if (errors.length > 0) throw refuseFields(errors);

  return values;
};
