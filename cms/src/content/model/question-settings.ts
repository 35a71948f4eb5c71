import { unusedSettings } from "../../common/forms/question-settings";
import { isRecord } from "../../common/is-record";

import type { Step } from "./document-actions";

/**
 * Clears what the kind of a form's question does not have: the panel hides these fields, so that nobody
 * could correct them.
 */
export const clearUnusedSettings: Step = ({ uid, params }, next) => {
  const { questions } = (params as { data?: { questions?: unknown } }).data ?? {};
  if (uid !== "api::form.form" || !Array.isArray(questions)) return next();
  for (const question of questions.filter(isRecord)) {
    if (typeof question.kind !== "string") continue;
    for (const name of unusedSettings(question.kind)) question[name] = null;
  }

  return next();
};
