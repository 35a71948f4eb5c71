import type { Context } from "koa";
import { array, boolean, number, object, string, ValidationError } from "yup";

import type { AppContext } from "../app-context";
import { closeConnection, HttpError } from "../http/errors";
import { readBytes } from "../http/json-body";
import { safeEqual } from "../common/secrets";

import { finishBuild, syncLiveRelease, recordUnrequestedFailure } from "./outcome";
import type { Reconciler } from "./reconcile";
import { isOfSite } from "./record-ref";
import type { Outcome } from "./types";

const maxBytes = 256 * 1024;

/** Maximum that fits into `maxBytes` with messages. */
const maxHeld = 100;

const createSchema = ({ strapi }: AppContext) => {
  const recordId = object({
    uid: string()
      .required()
      .test("uid", "${path} must be a content type of the site", (uid) => isOfSite(strapi, uid)),
    documentId: string()
      .matches(/^[a-z0-9]{24}$/, "${path} must be a document id")
      .required(),
  });
  const held = recordId.shape({
    sentence: string().max(2000).required(),
    shown: boolean().required(),
  });

  return object({
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
};

const parse = (schema: ReturnType<typeof createSchema>, bytes: Buffer) => {
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
  const isAllowed = secret && safeEqual(ctx.get("Authorization"), `Bearer ${secret}`);
  if (!isAllowed) throw unauthorized();

  return readBytes(ctx.req, maxBytes);
};

/**
 * Receives build outcomes and `ready` from the publisher. Requires PUBLISHER_SECRET.
 *
 * @throws {HttpError} 401, 400, 413 or 408.
 */
export const receiveOutcome = (app: AppContext, reconciler: Reconciler) => {
  const secret = app.settings.publisher?.secret ?? "";
  const schema = createSchema(app);

  return async (ctx: Context) => {
    const { result, ...facts } = parse(schema, await readAuthorized(ctx, secret));
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
