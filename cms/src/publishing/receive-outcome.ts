import type { Context } from "koa";
import { array, boolean, number, object, string, ValidationError } from "yup";

import type { AppContext } from "../app-context";
import { closeConnection, HttpError } from "../http/errors";
import { readBytes } from "../http/json-body";
import { safeEqual } from "../lib/secrets";

import { finishBuild, syncLiveRelease, recordUnrequestedFailure } from "./outcome";
import type { Reconciler } from "./reconcile";
import { isRecent, isSigned, signatureHeader, timestampHeader } from "./signature";
import type { Outcome } from "./types";

const maxBytes = 256 * 1024;
/** Of an older publisher, whose signature covers the body. */
const maxSignedBytes = 4 * 1024;

const recordId = object({
  uid: string().max(200).required(),
  documentId: string().max(64).required(),
});

const held = recordId.shape({
  sentence: string().max(2000).required(),
  shown: boolean().required(),
});
/** Maximum that fits into `maxBytes` with messages. */
const maxHeld = 100;

const schema = object({
  build: string().max(64).nullable().defined(),
  /** `ready`: the publisher restarted. */
  result: string().oneOf(["live", "failed", "ready"]).required(),
  release: string().max(200),
  pages: number().integer().min(0),
  bytes: number().integer().min(0),
  seconds: number().min(0),
  sentence: string().max(2000),
  /** Records that the release leaves out or shows in their previous version. */
  held: array(held).max(maxHeld),
  /** The record that caused the failure. */
  record: recordId.default(undefined),
});

const parse = (bytes: Buffer) => {
  try {
    return schema.validateSync(JSON.parse(bytes.toString("utf8")), { strict: true });
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) {
      throw new HttpError(400, "ValidationError", `Invalid build outcome: ${error.message}`);
    }
    throw error;
  }
};

/** Records a hook's release that this service did not request, such as after a change of code. */
const recordHookRelease = (app: AppContext, { release, pages, bytes, seconds, held }: Outcome) =>
  syncLiveRelease(app, {
    id: release ?? "",
    createdAt: new Date().toISOString(),
    pages: pages ?? 0,
    bytes: bytes ?? 0,
    seconds: seconds ?? null,
    held,
  });

const unauthorized = () =>
  new HttpError(
    401,
    "UnauthorizedError",
    "The secret is wrong: set PUBLISHER_SECRET to the same value in the CMS and the publisher.",
    closeConnection,
  );

/** Reads the body of a request that has the secret. */
const readAuthorized = async (ctx: Context, secret: string): Promise<Buffer> => {
  if (!secret) throw unauthorized();
  if (safeEqual(ctx.get("Authorization"), `Bearer ${secret}`)) return readBytes(ctx.req, maxBytes);

  const [timestamp, signature] = [ctx.get(timestampHeader), ctx.get(signatureHeader)];
  if (!signature || !isRecent(timestamp)) throw unauthorized();
  const bytes = await readBytes(ctx.req, maxSignedBytes);
  if (!isSigned(secret, bytes, { timestamp, signature })) throw unauthorized();

  return bytes;
};

/**
 * Receives build outcomes and `ready` from the publisher. Requires PUBLISHER_SECRET.
 *
 * @throws {HttpError} 401, 400, 413 or 408.
 */
export const receiveOutcome = (app: AppContext, reconciler: Reconciler) => {
  const secret = app.settings.publisher?.secret ?? "";

  return async (ctx: Context) => {
    const { result, ...facts } = parse(await readAuthorized(ctx, secret));
    let accepted = false;
    if (result === "ready") {
      accepted = true;
    } else if (facts.build !== null) {
      accepted = await finishBuild(app, { ...facts, result });
    } else if (result === "failed") {
      await recordUnrequestedFailure(app, { ...facts, result });
      accepted = true;
    } else if (result === "live" && facts.release && reconciler.publisher?.mode === "hook") {
      await recordHookRelease(app, { ...facts, result });
      accepted = true;
    }
    reconciler.wake();
    ctx.body = { accepted };
  };
};
