import type { IncomingMessage } from "node:http";

import type { Context } from "koa";
import getRawBody from "raw-body";

import { withTimeout } from "../lib/with-timeout";
import { closeConnection, HttpError } from "./errors";

/** Time to receive a body. */
const defaultTimeoutMs = 15_000;

/**
 * Reads a body of at most `limit` bytes.
 *
 * @throws {HttpError} 413 as soon as a larger size is announced or arrives, 408 on a timeout, 400
 *   when the body ends early.
 */
export const readBytes = async (
  request: IncomingMessage,
  limit: number,
  timeoutMs = defaultTimeoutMs,
): Promise<Buffer> => {
  const fail = (status: number, name: string, message: string) =>
    new HttpError(status, name, message, closeConnection);
  const timeoutError = () =>
    fail(408, "RequestTimeoutError", "The request took too long to arrive");
  const length = request.headers["content-length"] ?? null;

  return withTimeout(getRawBody(request, { length, limit }), timeoutMs, timeoutError).catch(
    (error: unknown) => {
      if (error instanceof HttpError) throw error;
      if ((error as { type?: string }).type === "entity.too.large") {
        throw fail(413, "PayloadTooLargeError", `At most ${limit} bytes are accepted`);
      }
      throw fail(400, "BadRequestError", "The request was interrupted");
    },
  );
};

/** True if a request declares uncompressed JSON in UTF-8, the only accepted format. */
const declaresJson = (ctx: Context): boolean => {
  const [type = "", ...parameters] = ctx.get("Content-Type").toLowerCase().split(";");

  return (
    type.trim() === "application/json" &&
    parameters.every((parameter) => /^(charset="?utf-8"?)?$/.test(parameter.trim())) &&
    ["", "identity"].includes(ctx.get("Content-Encoding").toLowerCase())
  );
};

/**
 * Reads the body of a request as JSON. Requiring `application/json` also rejects what a page of
 * another site can send without a preflight: plain text and HTML forms (Fetch standard,
 * "CORS-safelisted request-header").
 *
 * @throws {HttpError} 415, 413, 408 or 400.
 */
export const readJson = async (ctx: Context, limit: number): Promise<unknown> => {
  if (!declaresJson(ctx)) {
    throw new HttpError(415, "UnsupportedMediaTypeError", "Send application/json in UTF-8");
  }

  const bytes = await readBytes(ctx.req, limit);
  if (bytes.length === 0) return {};
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, "BadRequestError", "The body must be JSON in UTF-8");
  }
  // Handlers read fields of it.
  if (typeof body !== "object" || body === null) {
    throw new HttpError(400, "BadRequestError", "The body must be an object");
  }

  return body;
};
