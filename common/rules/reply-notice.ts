import { isRecord } from "../is-record.ts";

/** Kinds of questions whose answer says how to reach the visitor. */
const reachable = ["email", "phone"];

/** What to tell the editor of a form that asks for no way to reply; undefined if there is nothing. */
export const replyNotice = (questions: unknown): string | undefined => {
  if (!Array.isArray(questions) || questions.length === 0) return undefined;

  return questions.some((one) => isRecord(one) && reachable.includes(String(one.kind)))
    ? undefined
    : "Nobody can be answered: add an email or a phone question.";
};
