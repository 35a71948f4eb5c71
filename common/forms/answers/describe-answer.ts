import { oneLine } from "../../text/one-line.ts";

/** What a visitor answered: a text, the chosen options, or yes or no. */
export type AnswerValue = string | readonly string[] | boolean;

/** The lines of an answer: each chosen option is one, since no option has a line break. */
const linesOf = (value: AnswerValue): string[] => {
  if (typeof value === "boolean") return [value ? "yes" : "no"];

  return typeof value === "string" ? [value] : value.map(oneLine);
};

/** True for an answer of several options. */
export const isList = (value: AnswerValue) => linesOf(value).length > 1;

/** An answer for people: several options as a list, because an option may contain any separator. */
export const describeAnswer = (value: AnswerValue): string =>
  isList(value)
    ? linesOf(value)
        .map((option) => `• ${option}`)
        .join("\n")
    : linesOf(value).join();

/** An answer for a cell of a table: several options are lines in it. */
export const answerCell = (value: AnswerValue): string => linesOf(value).join("\n");

/** A question's name beside other names: its label, or for a label that is one of them, another. */
export const nameAnswer = (label: string, others: ReadonlySet<string>) =>
  others.has(label.trim()) ? `${label} (answer)` : label;
