import { defaultMaximum } from "../forms/answers/check-answer.ts";
import { optionsIn } from "../forms/answers/options.ts";
import { isPurposeOf } from "../forms/field-purpose.ts";
import { longestAnswer } from "../forms/form-limits.ts";
import { isRecord } from "../is-record.ts";

import { isBlank } from "./blank.ts";
import type { ContentRecord, Issue, ModelSchema } from "./model.ts";

const optionCount = { min: 2, max: 30 };
const maxOptionLength = 80;

/** A text in the form that is equal for texts that look alike. */
const normalize = (text: unknown) => String(text).normalize("NFKC").trim().toLowerCase();

const optionsIssue = ({ kind, options }: ContentRecord): string | undefined => {
  if (kind !== "choice" && kind !== "choices") {
    return isBlank(options)
      ? undefined
      : "Only a choice has options: remove them, or choose another kind.";
  }
  const all = optionsIn(String(options ?? ""));
  if (all.length < optionCount.min || all.length > optionCount.max) {
    return `A choice needs ${optionCount.min} to ${optionCount.max} options: write each on a line of its own.`;
  }
  const long = all.find((option) => option.length > maxOptionLength);
  if (long) {
    return `An option may have at most ${maxOptionLength} characters: shorten "${long}".`;
  }
  const known = all.map(normalize);
  const twice = all.find((_, index) => known.indexOf(known[index] ?? "") !== index);

  return twice === undefined
    ? undefined
    : `The option "${twice}" is there twice; capital letters make no difference: remove one, or change its words.`;
};

const purposeIssue = ({ kind, purpose }: ContentRecord): string | undefined =>
  isBlank(purpose) || isPurposeOf(String(kind), String(purpose))
    ? undefined
    : "A field of this kind cannot have this purpose: remove it, or choose another kind.";

const maxIssue = ({ kind, max }: ContentRecord): string | undefined => {
  const isText = defaultMaximum(String(kind)) !== undefined;

  return isText && typeof max === "number" && (max < 1 || max > longestAnswer)
    ? `The maximum length of a text is from 1 to ${longestAnswer} characters: enter a number in that range.`
    : undefined;
};

const minIssue = ({ kind, min, max }: ContentRecord): string | undefined => {
  const highest = max ?? defaultMaximum(String(kind));

  return typeof min === "number" && typeof highest === "number" && min > highest
    ? `The minimum is above the maximum (${highest}): lower it, or raise the maximum.`
    : undefined;
};

/** Issues of the receipt of a form that editors make. */
const receiptIssues = (
  { receiptSubject: subject, receiptText: text }: ContentRecord,
  hasEmail: boolean,
): Issue[] => {
  if (isBlank(subject) && isBlank(text)) return [];

  if (isBlank(text)) {
    return [
      {
        path: ["receiptText"],
        message: "A receipt needs a text: write it, or remove the subject.",
      },
    ];
  }
  if (isBlank(subject)) {
    return [
      {
        path: ["receiptSubject"],
        message: "A receipt needs a subject: write it, or remove the text.",
      },
    ];
  }

  return hasEmail
    ? []
    : [
        {
          path: ["receiptSubject"],
          message:
            "A receipt goes to the form’s email field: add one, or remove the subject and the text.",
        },
      ];
};

/** Issues of a form that editors make. */
export const checkForm = ({ name }: ModelSchema, record: ContentRecord): Issue[] => {
  const { questions } = record;
  if (name !== "form" || !Array.isArray(questions)) return [];

  const all = questions.filter(isRecord);
  const labels = all.map(({ label }) => normalize(label));
  const email = all.findIndex(({ kind }) => kind === "email");

  const issues = all.flatMap((field, index) =>
    Object.entries({
      label:
        labels.indexOf(labels[index] ?? "") !== index &&
        "Another field of the form has this label: write a different one.",
      kind:
        field.kind === "email" &&
        index !== email &&
        "A form has at most one email field: choose another kind here.",
      purpose: purposeIssue(field),
      options: optionsIssue(field),
      max: maxIssue(field),
      min: minIssue(field),
    }).flatMap(([part, message]) =>
      message ? [{ path: ["questions", String(index), part], message }] : [],
    ),
  );

  return [...issues, ...receiptIssues(record, email >= 0)];
};
