import type { Context } from "koa";

import type { AppContext } from "../context";
import type { Form } from "../forms/forms";
import { dataOf, validate } from "../forms/validate";
import { readJson } from "../http/json-body";
import type { Outbox } from "../outbox/outbox";

import type { Admission } from "./admission";
import { readSubmissionKey } from "./idempotency";
import { opaqueReceipt, type Receipt } from "./receipt";
import { assertNotSpam } from "./spam";
import { store } from "./store";

/** A form at its longest, every character of it escaped, with space for the lookup's result. */
const bodyLimit = 16 * 1024;

const receive = async (
  app: AppContext,
  admit: Admission,
  form: Form,
  ctx: Context,
): Promise<Receipt> => {
  const data = dataOf(await readJson(ctx, bodyLimit));
  assertNotSpam(data);
  const values = validate(form.fields, data);
  const submission = readSubmissionKey(ctx.get("Idempotency-Key"), form, values);

  await admit(ctx, {
    name: form.name,
    proof: data.altcha,
    submission,
    mailsVisitor: form.mailTo === "visitor",
  });

  const stored = await store(app, form, values, submission);
  if (form.onceBy) return opaqueReceipt(app.secrets.opaqueReceipt, String(values[form.onceBy]));
  if (!stored) throw new Error(`A ${form.name} was neither stored nor found`);

  return stored;
};

/**
 * The one way in for what visitors send: reads, checks, stores, and responds 201
 * with nothing that a visitor does not need.
 */
export const acceptSubmission =
  (app: AppContext, admit: Admission, outbox: Outbox, form: Form) =>
  async (ctx: Context): Promise<void> => {
    const { id, documentId } = await receive(app, admit, form, ctx);

    ctx.status = 201;
    ctx.body = { data: { id, documentId } };
    outbox.wake();
  };
