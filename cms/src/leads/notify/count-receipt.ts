import type { Context } from "koa";

import type { AppContext } from "../../server/app-context";
import { type Form, mailKind } from "../forms/forms";
import type { FormValues } from "../forms/validate";

import { findReceipt } from "./find-receipt";

/**
 * Counts the receipt of a valid submission in the daily limit of emails of its IP. A retry counts
 * again, and sends none.
 *
 * @returns false if there is none to send: the form has no receipt, the visitor gave no email, or
 *   the limit is used up, which is no reason to reject the submission.
 */
export const countReceipt = async (
  app: AppContext,
  ctx: Context,
  form: Form,
  values: FormValues,
): Promise<boolean> => {
  if (form.mailTo === "visitor" || !values.your_email) return false;
  const receipt = await findReceipt(app, mailKind(form, values));

  return receipt !== undefined && app.limits.mayMail(ctx);
};
