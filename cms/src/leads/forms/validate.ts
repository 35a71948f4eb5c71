import {
  fieldError,
  type FieldError,
  invalidFields,
  validationError,
} from "../../server/http/errors";
import { maxFormFields } from "../../common/forms/form-limits";
import { isRecord } from "../../common/is-record";
import { readText } from "../../common/text/read-text";

import type { Field, TextField } from "./fields";

/** An answer as posted: the key of its question, and the label that the visitor was shown. */
export type SentAnswer = { key: string; label: string; value: unknown };

export type FormValues = Record<
  string,
  string | boolean | null | Date | readonly { label: string; value: unknown }[]
>;

/** Fields that every form accepts and none stores; see intake/spam.ts and challenge.ts. */
const auxiliaryFields = ["website", "elapsed_ms", "altcha"];

type Checked<T = FormValues[string]> = { value: T } | { error: string };

/** Normalizes and validates a text. */
const checkText = (field: TextField, raw: unknown): Checked<string | null> => {
  const { messages, min, max, pattern, normalize = (text: string) => text } = field;
  const read = readText(raw, field.type);
  if ("error" in read) return read;

  const value = normalize(read.text);
  if (value === "") return field.required ? { error: messages.required } : { value: null };
  const issue = field.findIssue?.(value);
  if (issue) return { error: issue };
  // Counted in UTF-16 units, as the browser counts.
  if (value.length < min) return { error: messages.min };
  if (value.length > max) return { error: messages.max };
  if (pattern && !pattern.test(value)) return { error: messages.pattern };

  return { value };
};

const answerParts = ["key", "label", "value"];

/** Checks that answers are a list, with a key, a label and a value each; the form checks the values. */
const checkAnswerList = (raw: unknown): Checked => {
  const isAnswer = (item: unknown): item is SentAnswer =>
    isRecord(item) &&
    typeof item.key === "string" &&
    typeof item.label === "string" &&
    Object.keys(item).every((name) => answerParts.includes(name));

  return Array.isArray(raw) && raw.length <= maxFormFields && raw.every(isAnswer)
    ? { value: raw }
    : {
        error: `This must be a list of at most ${maxFormFields} answers, with key, label and value`,
      };
};

const check = (field: Field, raw: unknown): Checked => {
  if (field.type === "ignored") return { value: null };
  if (field.type === "answers") return checkAnswerList(raw);
  if (field.type !== "boolean") {
    const checked = checkText(field, raw ?? "");

    return "error" in checked && field.context ? { value: null } : checked;
  }
  if (raw === undefined || raw === null) return { value: field.default };

  return typeof raw === "boolean" ? { value: raw } : { error: "This must be true or false" };
};

/** The `data` object of a body. @throws {HttpError} 400 if the body has another shape. */
export const parseEnvelope = (body: unknown): Record<string, unknown> => {
  if (!isRecord(body) || !isRecord(body.data) || Object.keys(body).length !== 1) {
    throw validationError('The body must be an object with only "data"');
  }

  return body.data;
};

/**
 * Normalizes and validates the fields of a form.
 *
 * @throws {HttpError} 400 with an error per invalid field, without its value; also for an unknown
 *   field.
 */
export const validate = (fields: readonly Field[], data: Record<string, unknown>): FormValues => {
  const knownNames = [...fields.map(({ name }) => name), ...auxiliaryFields];
  if (Object.keys(data).some((name) => !knownNames.includes(name))) {
    const acceptedNames = fields.filter(({ type }) => type !== "ignored").map(({ name }) => name);
    throw validationError(`Only these fields are accepted: ${acceptedNames.join(", ")}`);
  }

  const errors: FieldError[] = [];
  const values: FormValues = {};
  for (const field of fields) {
    const raw = Object.hasOwn(data, field.name) ? data[field.name] : undefined;
    const checked = check(field, raw);

    if ("error" in checked) errors.push(fieldError(field.name, checked.error));
    else if (field.type !== "ignored") values[field.name] = checked.value;
  }
  if (errors.length > 0) throw invalidFields(errors);

  return values;
};
