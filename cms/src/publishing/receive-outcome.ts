import type { Context } from "koa";
import { array, boolean, number, object, string, ValidationError } from "yup";

import type { AppContext } from "../context";
import { HttpError } from "../http/errors";
import { readBytes } from "../http/json-body";
import { safeEqual } from "../lib/secrets";

import { finishBuild, followCurrent, noteFailure } from "./outcome";
import type { Reconciler } from "./reconcile";
import { isSigned, signatureHeader, timestampHeader } from "./signature";
import type { Outcome } from "./types";

const mostBytes = 256 * 1024;

const recordId = object({
  uid: string().max(200).required(),
  documentId: string().max(64).required(),
});

const held = recordId.shape({
  sentence: string().max(2000).required(),
  shown: boolean().required(),
});
/** Each with its sentence, they fit into the bytes above. */
const mostHeld = 100;

const schema = object({
  build: string().max(64).nullable().defined(),
  /** `ready` is what a publisher says at its start: look at me. */
  result: string().oneOf(["live", "failed", "ready"]).required(),
  release: string().max(200),
  pages: number().integer().min(0),
  bytes: number().integer().min(0),
  seconds: number().min(0),
  sentence: string().max(2000),
  /** What it held back to go live. */
  held: array(held).max(mostHeld),
  /** The record at fault. */
  record: recordId.default(undefined),
});

const parse = (bytes: Buffer) => {
  try {
    return schema.validateSync(JSON.parse(bytes.toString("utf8")), { strict: true });
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) {
      throw new HttpError(
        400,
        "ValidationError",
        `This is no outcome of a build: ${error.message}`,
      );
    }
    throw error;
  }
};

/** Records a release that was built without being asked for, as after a change of the code. */
const adoptRelease = (app: AppContext, { release, pages, bytes, seconds, held }: Outcome) =>
  followCurrent(app, {
    id: release ?? "",
    createdAt: new Date().toISOString(),
    pages: pages ?? 0,
    bytes: bytes ?? 0,
    seconds: seconds ?? null,
    held,
  });

/**
 * Takes how a build ended, or that a publisher has started, wherever it is. Requires
 * PUBLISHER_SECRET.
 *
 * @throws {HttpError} 401, 400, 413 or 408.
 */
export const receiveOutcome = (app: AppContext, reconciler: Reconciler) => {
  const secret = app.settings.publisher?.secret ?? "";

  return async (ctx: Context) => {
    const bytes = await readBytes(ctx.req, mostBytes);
    const isAllowed =
      safeEqual(ctx.get("Authorization"), `Bearer ${secret}`) ||
      isSigned(secret, bytes, {
        timestamp: ctx.get(timestampHeader),
        signature: ctx.get(signatureHeader),
      });
    if (!secret || !isAllowed) {
      throw new HttpError(
        401,
        "UnauthorizedError",
        "The secret is not valid: give PUBLISHER_SECRET the same value on both sides.",
      );
    }

    const { result, ...facts } = parse(bytes);
    let accepted = false;
    if (result === "ready") {
      accepted = true;
    } else if (facts.build !== null) {
      accepted = await finishBuild(app, { ...facts, result });
    } else if (result === "failed") {
      await noteFailure(app, { ...facts, result });
      accepted = true;
    } else if (result === "live" && facts.release && reconciler.publisher?.mode === "hook") {
      await adoptRelease(app, { ...facts, result });
      accepted = true;
    }
    reconciler.wake();
    ctx.body = { accepted };
  };
};
