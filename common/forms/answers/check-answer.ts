import { readText } from "../../text/read-text.ts";
import { maxAnswerLengths } from "../form-limits.ts";

import { dateIssue } from "./date.ts";
import type { AnswerValue } from "./describe-answer.ts";
import { readEmail } from "./email.ts";
import { normalizeNumber, numberIssue } from "./number.ts";
import { optionsIn } from "./options.ts";
import { type Countries, readPhone } from "./phone.ts";
import { readWebAddress } from "./web-address.ts";

/** What a question of an editors' form allows (cms/src/components/forms/field.json). */
export type Question = {
  readonly kind: string;
  readonly required: boolean | null;
  readonly options: string | null;
  readonly min: number | null;
  readonly max: number | null;
};

/** An answer as it is stored, or null for none; or a sentence for the visitor. */
type Checked<T = AnswerValue | null> = { value: T } | { error: string };

/** Most characters of a number as text. */
const longestNumber = 40;

/** The most characters of a text; undefined for other kinds. */
export const defaultMaximum = (kind: string): number | undefined =>
  (maxAnswerLengths as Record<string, number>)[kind];

const checkCheckbox = ({ required }: Question, value: unknown): Checked => {
  if (typeof value !== "boolean") return { error: "This must be true or false" };

  return required && !value ? { error: "Please check this box" } : { value };
};

const checkChoices = ({ options, required }: Question, value: unknown): Checked => {
  const known = optionsIn(options);
  if (
    !Array.isArray(value) ||
    value.some((option) => !known.includes(option)) ||
    new Set(value).size < value.length
  ) {
    return { error: "Choose from the options, each once" };
  }
  if (value.length > 0) return { value };

  return required ? { error: "Choose at least one option" } : { value: null };
};

const asChecked = (value: string, error: string | undefined): Checked<string> =>
  error === undefined ? { value } : { error };

/** A text with its lengths. Counted in UTF-16 units, like `maxlength` in HTML. */
const checkLength = (
  text: string,
  { min, max }: Pick<Question, "min" | "max">,
): Checked<string> => {
  if (min !== null && text.length < min) return { error: `Minimum ${min} characters` };
  if (max !== null && text.length > max) return { error: `Maximum ${max} characters` };

  return { value: text };
};

const checkNumber = (question: Question, text: string): Checked<string> => {
  const issue = numberIssue(text, question);

  return issue === undefined
    ? checkLength(normalizeNumber(text), { min: null, max: longestNumber })
    : { error: issue };
};

const checkFilled = (
  question: Question,
  text: string,
  countries: Countries | undefined,
): Checked<string> => {
  const { kind, options, min, max } = question;
  switch (kind) {
    case "email":
      return readEmail(text);
    case "phone":
      return readPhone(text, countries);
    case "webAddress":
      return readWebAddress(text);
    case "date":
      return asChecked(text, dateIssue(text));
    case "number":
      return checkNumber(question, text);
    case "choice":
      return optionsIn(options).includes(text)
        ? { value: text }
        : { error: "Choose one of the options" };
    default:
      return checkLength(text, { min, max: max ?? defaultMaximum(kind) ?? null });
  }
};

/**
 * Checks the answer to a question; the browser and the CMS have no other rules for it.
 *
 * @param value as sent: a text, for `choices` a list of options, for a `checkbox` true or false.
 * @param countries for phone numbers; without them, numbers of impossible lengths may pass.
 * @returns the value as it is stored, or a sentence for the visitor.
 */
export const checkAnswer = (question: Question, value: unknown, countries?: Countries): Checked => {
  const { kind, required } = question;
  if (kind === "checkbox") return checkCheckbox(question, value);
  if (kind === "choices") return checkChoices(question, value);

  const read = readText(value ?? "", kind === "longText" ? "text" : "line");
  if ("error" in read) return read;
  if (read.text !== "") return checkFilled(question, read.text, countries);

  return required ? { error: "Please fill this in" } : { value: null };
};
