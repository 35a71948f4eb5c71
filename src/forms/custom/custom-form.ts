import { boolean, object, type ObjectSchema, type AnySchema, string } from "yup";

import { maxAnswerLengths } from "../../../common/forms/form-limits";
import { dateIssue } from "../../../common/forms/answer-date";
import { numberIssue } from "../../../common/forms/answer-number";
import { optionsIn } from "../../../common/forms/custom-form";
import { freeTextPhoneRule, optionalEmailRule, text } from "../rules";

/** A field of an editor's form. */
export type CustomField = Queries.CustomFormFragment["fields"][number];

/** The values by {@link keyOf}; a field of several choices has one for each option. */
export type CustomValues = Record<string, string | boolean>;

/** An answer as the CMS reads it. */
type Answer = { label: string; value: string | boolean | readonly string[] };

/**
 * A name for a label's value in the form, where a dot would nest it. A draft keeps the values of
 * labels that stay when the form changes.
 */
export const keyOf = (label: string): string =>
  [...label]
    .map((sign) => (/[a-z0-9]/i.test(sign) ? sign : `_${sign.codePointAt(0)?.toString(36)}_`))
    .join("");

/** The choices of a field with the keys of their values. */
export const choicesOf = ({ label, options }: CustomField) =>
  optionsIn(options).map((option) => ({ option, key: `${keyOf(label)}-${keyOf(option)}` }));

const missing = "Please fill this in";

type TextRule = ReturnType<typeof text>;

/** A text that may be left out, with a rule of its own. */
const textWith = (findIssue: (value: string) => string | undefined): TextRule =>
  text().test("issue", (value, { createError }) => {
    const message = value ? findIssue(value) : undefined;

    return message ? createError({ message }) : true;
  });

const textRule = (field: CustomField): TextRule => {
  const { kind, min, max } = field;
  switch (kind) {
    case "email":
      return optionalEmailRule();
    case "phone":
      return freeTextPhoneRule();
    case "date":
      return textWith(dateIssue);
    case "number":
      return textWith((value) => numberIssue(value, field));
    case "choice":
      return string().default("");
    default: {
      const most = max ?? maxAnswerLengths[kind === "longText" ? "longText" : "text"];

      return text()
        .test("min", `Minimum ${min} characters`, (value) => !value || value.length >= (min ?? 0))
        .max(most, `Maximum ${most} characters`);
    }
  }
};

const rulesOf = (field: CustomField): (readonly [string, AnySchema])[] => {
  const { label, kind, required } = field;
  if (kind === "checkbox") {
    const rule = boolean().default(false);

    return [[keyOf(label), required ? rule.isTrue("Please tick this box") : rule]] as const;
  }
  if (kind === "choices") {
    const choices = choicesOf(field);

    return choices.map(({ key }, index) => {
      const rule = boolean().default(false);

      return [
        key,
        required && index === 0
          ? rule.test("any", "Choose at least one option", (_, { parent }) =>
              choices.some((choice) => parent[choice.key] === true),
            )
          : rule,
      ] as const;
    });
  }
  const rule = textRule(field);

  return [[keyOf(label), required ? rule.required(missing) : rule]] as const;
};

/** The rules of an editor's form; the CMS applies the same ones (cms/src/leads/forms/custom-form.ts). */
export const customSchema = (fields: readonly CustomField[]) =>
  object(Object.fromEntries(fields.flatMap(rulesOf))) as unknown as ObjectSchema<CustomValues>;

const answerOf = (field: CustomField, values: CustomValues): Answer["value"] => {
  if (field.kind === "choices") {
    return choicesOf(field)
      .filter(({ key }) => values[key] === true)
      .map(({ option }) => option);
  }
  const value = values[keyOf(field.label)] ?? "";

  return field.kind === "phone" && value ? `+${String(value)}` : value;
};

/** The answers under the labels that the visitor saw. */
export const toAnswers = (fields: readonly CustomField[], values: CustomValues): Answer[] =>
  fields.map((field) => ({ label: field.label, value: answerOf(field, values) }));

/** The CMS's messages by the names of the values: it knows only labels. */
export const errorsByKey = (
  fields: readonly CustomField[],
  errors: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { label, kind } = field;
      const message = errors[label];
      const key = kind === "choices" ? choicesOf(field)[0]?.key : keyOf(label);

      return message && key ? [[key, message]] : [];
    }),
  );
