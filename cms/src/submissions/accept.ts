import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

import { readJson } from "../http/json-body";
import { pokeOutbox } from "../outbox/worker";
import { visitorGates } from "../visitor-gates";

import type { Form } from "../forms/forms";
import { dataOf, validate } from "../forms/validate";
import { refuseUnsolved } from "./challenge";
import { readSubmissionKey } from "./idempotency";
import { blindReceipt, type Receipt } from "./receipt";
import { refuseSpam } from "./spam";
import { store } from "./store";

/** A form at its longest, every character of it escaped, with room for the lookup's answer. */
const bodyLimit = 16 * 1024;

const receive = async (strapi: Core.Strapi, form: Form, ctx: Context): Promise<Receipt> => {
  const data = dataOf(await readJson(ctx, bodyLimit));
  refuseSpam(data);
  const values = validate(form.fields, data);
  const submission = readSubmissionKey(ctx.get("Idempotency-Key"), form, values);

  if (visitorGates().settings.challenge.required) await refuseUnsolved(data.altcha, submission);

  const stored = await store(strapi, form, values, submission);
  if (form.onceBy) {
    return blindReceipt(visitorGates().receiptSecret, String(values[form.onceBy]));
  }
  if (!stored) throw new Error(`A ${form.name} was neither stored nor found`);

  return stored;
};

/**
 * The one way in for what visitors send: reads, checks, stores, answers 201 with
 * nothing a visitor did not need.
 */
export const acceptSubmission =
  (form: Form) =>
  async (ctx: Context): Promise<void> => {
    const { id, documentId } = await receive(strapi, form, ctx);

    ctx.status = 201;
    ctx.body = { data: { id, documentId } };
    if (form.mailTo) pokeOutbox();
  };
