import { boolean, object, type ObjectSchema, type AnySchema } from "yup";

import { checkAnswer } from "../../../common/forms/answer";
import { optionsIn } from "../../../common/forms/custom-form";
import { loadCountries, text } from "../rules";

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

/** The answer in the format that the CMS reads. */
const answerOf = (field: CustomField, values: CustomValues): Answer["value"] =>
  field.kind === "choices"
    ? choicesOf(field)
        .filter(({ key }) => values[key] === true)
        .map(({ option }) => option)
    : (values[keyOf(field.label)] ?? "");

const check = (field: CustomField, answer: Answer["value"]) =>
  field.kind === "phone" && answer
    ? loadCountries().then((countries) => checkAnswer(field, answer, countries))
    : checkAnswer(field, answer);

/** The names of a field's values, of which the first has its error. */
const keysOf = (field: CustomField) =>
  field.kind === "choices" ? choicesOf(field).map(({ key }) => key) : [keyOf(field.label)];

const rulesOf = (field: CustomField): (readonly [string, AnySchema])[] =>
  keysOf(field).map((key, index) => {
    const isBox = field.kind === "checkbox" || field.kind === "choices";
    const rule: AnySchema = isBox ? boolean().default(false) : text();
    if (index > 0) return [key, rule] as const;

    return [
      key,
      rule.test("answer", async (_, { parent, createError }) => {
        const checked = await check(field, answerOf(field, parent));

        return "error" in checked ? createError({ message: checked.error }) : true;
      }),
    ] as const;
  });

/** The rules of an editor's form, which are those of the CMS. */
export const customSchema = (fields: readonly CustomField[]) =>
  object(Object.fromEntries(fields.flatMap(rulesOf))) as unknown as ObjectSchema<CustomValues>;

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
      const message = errors[field.label];
      const [key] = keysOf(field);

      return message && key ? [[key, message]] : [];
    }),
  );
