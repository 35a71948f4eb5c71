import type { Context } from "koa";

import type { AppContext } from "../../server/app-context";
import { answersBodyLimit, checkAnswers } from "../forms/custom-form";
import type { Form } from "../forms/forms";
import { countReceipt } from "../notify/count-receipt";
import { parseEnvelope, validate } from "../forms/validate";
import { hmac } from "../../common/secrets";
import { readJson } from "../../server/http/json-body";

import type { Admission } from "./admission";
import { readIdempotencyKey } from "./idempotency";
import { assertNotSpam } from "./spam";
import { type Reference, store } from "./store";

/** Bytes of the specification's longest form with every character escaped, and the IP lookup's result. */
const bodyLimit = 24 * 1024;

/** A response that is equal for new and known emails, so that it does not reveal who subscribes. */
export const opaqueReference = (secret: string, value: string): Reference => {
  const digest = Buffer.from(hmac(secret, value), "base64url");

  return {
    id: digest.readUIntBE(0, 6),
    documentId: BigInt(`0x${digest.subarray(6).toString("hex")}`)
      .toString(36)
      .padStart(24, "0")
      .slice(0, 24),
  };
};

const receive = async (
  app: AppContext,
  admit: Admission,
  form: Form,
  ctx: Context,
): Promise<Reference> => {
  const data = parseEnvelope(await readJson(ctx, form.custom ? answersBodyLimit : bodyLimit));
  assertNotSpam(data);
  const sent = validate(form.fields, data);
  const values = form.custom ? await checkAnswers(app, sent) : sent;
  const submission = readIdempotencyKey(ctx.get("Idempotency-Key"), form, values);

  await admit(ctx, {
    name: form.name,
    proof: data.altcha,
    submission,
    mailsVisitor: form.mailTo === "visitor",
  });

  const hasReceipt = await countReceipt(app, ctx, form, values);
  const stored = await store(app, form, values, { submission, hasReceipt });
  if (form.uniqueBy)
    return opaqueReference(app.secrets.opaqueReference, String(values[form.uniqueBy]));
  if (!stored) throw new Error(`Conflict without an idempotency key: ${form.name}`);

  return stored;
};

/** Handles submissions of one form: reads, validates, stores, and responds 201 with its reference. */
export const acceptSubmission =
  (app: AppContext, admit: Admission, form: Form) =>
  async (ctx: Context): Promise<void> => {
    const { id, documentId } = await receive(app, admit, form, ctx);

    ctx.status = 201;
    ctx.body = { data: { id, documentId } };
    app.outbox.wake();
  };
