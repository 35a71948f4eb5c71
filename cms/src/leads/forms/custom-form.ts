import { dayMs } from "../../common/durations";
import { checkAnswer, type Question } from "../../common/forms/answers/check-answer";
import { longestAnswer, maxFormFields } from "../../common/forms/form-limits";
import { lastPublishedAs, publishedWordings, type Wording } from "../../server/lib/form-versions";
import {
  conflict,
  fieldError,
  HttpError,
  invalidFields,
  type FieldError,
} from "../../server/http/errors";
import { oneLine } from "../../common/text/one-line";
import type { AppContext } from "../../server/app-context";

import {
  type AnswerValue,
  describeAnswer,
  isList,
} from "../../common/forms/answers/describe-answer";
import type { Answer } from "./fields";
import { countries } from "./phone";
import type { FormValues, SentAnswer } from "./validate";

const formUid = "api::form.form";

/** A field of a published form (cms/src/components/forms/field.json). */
type Definition = Question & { key: string | null; label: string };

/** A form of editors: the published version, or the draft of one that is not published. */
type CustomForm = {
  documentId: string;
  publishedAt: string | null;
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
 * The form of leads that were sent under a name, which it may have lost since, or which may be unpublished:
 * their emails must not go elsewhere.
 */
export const findFormOf = async (
  app: AppContext,
  slug: string,
): Promise<CustomForm | undefined> => {
  const published = await findPublished(app, slug);
  if (published) return published;
  const documentId = await lastPublishedAs(app.strapi, slug);
  if (!documentId) return undefined;
  const versions: CustomForm[] = await app.strapi.db
    .query(formUid)
    .findMany({ where: { documentId }, populate: { questions: true } });

  return versions.find(({ publishedAt }) => publishedAt) ?? versions[0];
};

/**
 * Shows a value on its label's line, or a list below it. Further lines are indented, so that none looks
 * like a label.
 */
const describeValue = (value: AnswerValue) =>
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
  conflict(
    "This form has just changed. Please reload the page in a minute or two and send it again.",
    { reason: "form_changed" },
  );

/** The published form whose questions these are. @throws {HttpError} 404 or 409. */
const findDefinition = async (app: AppContext, slug: string, keys: string[]) => {
  const form = await findPublished(app, slug);
  // The same for a draft, whose name visitors must not learn.
  if (!form) throw unknownForm();
  const current = form.questions.map(({ key }) => key);
  if (keys.length !== current.length || current.some((key) => !key || !keys.includes(key))) {
    throw formChanged();
  }

  return form;
};

const isWording = (one: Wording, { key, label }: SentAnswer) =>
  one.key === key && one.label === label;

/**
 * The label that a visitor was shown. A page may be older than a form's last change, so a label counts that
 * the question had in a kept version; any other text is replaced with its current label.
 */
const shownLabel = (field: Definition, answer: SentAnswer, earlier: Wording[]) =>
  earlier.some((one) => isWording(one, answer)) ? answer.label : field.label;

/**
 * True if a refused answer was valid when the question had another kind or other options: the page is older
 * than the form, and shows what cannot be chosen any more.
 */
const wasValid = (field: Definition, answer: SentAnswer, earlier: Wording[]) =>
  earlier.some(({ key, kind = "", options = null, required = null, min = null, max = null }) => {
    const isOther = kind !== field.kind || options !== field.options;
    const question = { kind, options, required, min, max };

    return (
      key === field.key && isOther && !("error" in checkAnswer(question, answer.value, countries))
    );
  });

/**
 * Validates answers by the published form, and completes what is stored with them.
 *
 * @param values as sent: the slug of the form, and a value for each key of a question.
 * @throws {HttpError} 404 for an unknown form, 409 if it has other questions or options now, 400 with an
 *   error for each invalid answer, at its key.
 */
export const checkAnswers = async (app: AppContext, values: FormValues): Promise<FormValues> => {
  const sent = values.answers as SentAnswer[];
  const form = await findDefinition(
    app,
    String(values.form),
    sent.map(({ key }) => key),
  );
  const isCurrent = (answer: SentAnswer) => form.questions.some((one) => isWording(one, answer));
  // Read at most once, and not for most answers.
  let wordings: Promise<Wording[]> | undefined;
  const earlier = () => (wordings ??= publishedWordings(app.strapi, form.documentId));
  const shownEarlier = sent.every(isCurrent) ? [] : await earlier();

  const refused: { error: FieldError; field: Definition; answer: SentAnswer }[] = [];
  const answers: Answer[] = [];
  for (const field of form.questions) {
    const answer = sent.find(({ key }) => key === field.key);
    if (!answer) throw formChanged();
    const checked = checkAnswer(field, answer.value, countries);

    if ("error" in checked)
      refused.push({ error: fieldError(answer.key, checked.error), field, answer });
    else
      answers.push({
        label: shownLabel(field, answer, shownEarlier),
        kind: field.kind,
        value: checked.value,
      });
  }
  if (refused.length > 0) {
    const all = await earlier();
    if (refused.some(({ field, answer }) => wasValid(field, answer, all))) throw formChanged();
    throw invalidFields(refused.map(({ error }) => error));
  }

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
