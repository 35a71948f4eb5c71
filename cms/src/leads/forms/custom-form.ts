import { type AnswerValue, checkAnswer, type Question } from "../../common/forms/answer";
import { longestAnswer, maxFormFields } from "../../common/forms/form-limits";
import { fieldError, type FieldError, HttpError, invalidFields } from "../../server/http/errors";
import { oneLine } from "../../common/text/one-line";
import type { AppContext } from "../../server/app-context";

import { describeAnswer, isList } from "../../common/forms/answers";
import type { Answer } from "./fields";
import { countries } from "./phone";
import type { FormValues } from "./validate";

const formUid = "api::form.form";
const dayMs = 24 * 60 * 60 * 1000;

/** A field of a published form (cms/src/components/forms/field.json). */
type Definition = Question & { label: string };

/** The published form of an editor. */
type CustomForm = {
  title: string;
  questions: Definition[];
  receiver: string | null;
  retentionDays: number | null;
  receiptSubject: string | null;
  receiptText: string | null;
};

/** Bytes of the longest answers to most fields, of three bytes a character, with their labels. */
export const answersBodyLimit = maxFormFields * (3 * longestAnswer + 1024);

/** An editor's form as published; undefined if it is not. */
export const findPublished = async (
  { strapi }: AppContext,
  slug: string,
): Promise<CustomForm | undefined> =>
  (await strapi.db.query(formUid).findOne({
    where: { slug, publishedAt: { $notNull: true } },
    populate: { questions: true },
  })) ?? undefined;

/**
 * Shows a value on its label's line, or a list below it. Further lines are indented, so that none looks
 * like a label.
 */
const describeValue = (value: NonNullable<AnswerValue>) =>
  `${isList(value) ? "\n" : " "}${describeAnswer(value)}`.replace(
    /\r\n?|[\n\u2028\u2029]/g,
    "\n  ",
  );

/** The answers as lines. */
const summarize = (answers: Answer[]) =>
  answers
    .flatMap(({ label, value }) =>
      value === null ? [] : [`${oneLine(label)}:${describeValue(value)}`],
    )
    .join("\n");

const unknownForm = () =>
  new HttpError(404, "NotFoundError", "There is no such form. Please reload the page.", {
    reason: "unknown_form",
  });

const formChanged = () =>
  new HttpError(
    409,
    "ConflictError",
    "This form has just changed. Please reload the page in a minute or two and send it again.",
    { reason: "form_changed" },
  );

/** The published form whose labels these are. @throws {HttpError} 404 or 409. */
const findDefinition = async (app: AppContext, slug: string, labels: string[]) => {
  const form = await findPublished(app, slug);
  // The same for a draft, whose name visitors must not learn.
  if (!form) throw unknownForm();
  const current = form.questions.map(({ label }) => label);
  if (labels.length !== current.length || current.some((label) => !labels.includes(label))) {
    throw formChanged();
  }

  return form;
};

/**
 * Validates answers by the published form, and completes what is stored with them.
 *
 * @param values as sent: the slug of the form, and a value for each label.
 * @throws {HttpError} 404 for an unknown form, 409 if its labels are others now, 400 with an error
 *   for each invalid answer, at its label.
 */
export const checkAnswers = async (app: AppContext, values: FormValues): Promise<FormValues> => {
  const sent = values.answers as { label: string; value: unknown }[];
  const form = await findDefinition(
    app,
    String(values.form),
    sent.map(({ label }) => label),
  );

  const errors: FieldError[] = [];
  const answers: Answer[] = [];
  for (const field of form.questions) {
    const { label, kind } = field;
    const checked = checkAnswer(
      field,
      sent.find((answer) => answer.label === label)?.value,
      countries,
    );

    if ("error" in checked) errors.push(fieldError(label, checked.error));
    else answers.push({ label, kind, value: checked.value });
  }
  if (errors.length > 0) throw invalidFields(errors);

  const email = answers.find(({ kind }) => kind === "email")?.value ?? null;
  const { retentionDays } = form;

  return {
    ...values,
    answers,
    formTitle: form.title,
    your_email: email as string | null,
    summary: summarize(answers),
    deleteAt: retentionDays ? new Date(Date.now() + retentionDays * dayMs) : null,
  };
};
