import { boolean, object, type ObjectSchema, type AnySchema } from "yup";

import { checkAnswer } from "../../../common/forms/answers/check-answer";
import { optionsIn } from "../../../common/forms/answers/options";
import { loadCountries, text } from "../rules";

/** A field of an editor's form. */
export type CustomField = Queries.CustomFormFragment["fields"][number];

/** The values by {@link nameOf}; a field of several choices has one for each option. */
export type CustomValues = Record<string, string | boolean>;

/** An answer as the CMS reads it. */
type SentAnswer = { key: string; label: string; value: string | boolean | readonly string[] };

/** The name of a question's value in the form. A draft keeps the values of questions that stay. */
export const nameOf = ({ key }: Pick<CustomField, "key">): string => key ?? "";

/** A name for an option, where a dot would nest it. */
const optionName = (option: string): string =>
  [...option]
    .map((sign) => (/[a-z0-9]/i.test(sign) ? sign : `_${sign.codePointAt(0)?.toString(36)}_`))
    .join("");

/** The choices of a field with the names of their values. */
export const choicesOf = (field: CustomField) =>
  optionsIn(field.options).map((option) => ({
    option,
    name: `${nameOf(field)}-${optionName(option)}`,
  }));

/** The answer in the format that the CMS reads. */
const answerOf = (field: CustomField, values: CustomValues): SentAnswer["value"] =>
  field.kind === "choices"
    ? choicesOf(field)
        .filter(({ name }) => values[name] === true)
        .map(({ option }) => option)
    : (values[nameOf(field)] ?? "");

const check = (field: CustomField, answer: SentAnswer["value"]) =>
  field.kind === "phone" && answer
    ? loadCountries().then((countries) => checkAnswer(field, answer, countries))
    : checkAnswer(field, answer);

/** The names of a field's values, of which the first has its error. */
const namesOf = (field: CustomField) =>
  field.kind === "choices" ? choicesOf(field).map(({ name }) => name) : [nameOf(field)];

const rulesOf = (field: CustomField): (readonly [string, AnySchema])[] =>
  namesOf(field).map((name, index) => {
    const isBox = field.kind === "checkbox" || field.kind === "choices";
    const rule: AnySchema = isBox ? boolean().default(false) : text();
    if (index > 0) return [name, rule] as const;

    return [
      name,
      rule.test("answer", async (_, { parent, createError }) => {
        const checked = await check(field, answerOf(field, parent));

        return "error" in checked ? createError({ message: checked.error }) : true;
      }),
    ] as const;
  });

/** The rules of an editor's form, which are those of the CMS. */
export const customSchema = (fields: readonly CustomField[]) =>
  object(Object.fromEntries(fields.flatMap(rulesOf))) as unknown as ObjectSchema<CustomValues>;

/** The answers by the keys of their questions, with the labels that the visitor saw. */
export const toAnswers = (fields: readonly CustomField[], values: CustomValues): SentAnswer[] =>
  fields.map((field) => ({
    key: nameOf(field),
    label: field.label,
    value: answerOf(field, values),
  }));

/** The CMS's messages by the names of the values: it knows only keys. */
export const errorsByName = (
  fields: readonly CustomField[],
  errors: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const message = errors[nameOf(field)];
      const [name] = namesOf(field);

      return message && name ? [[name, message]] : [];
    }),
  );
