import type { IncomingMessage } from "node:http";

import type { Context } from "koa";
import getRawBody from "raw-body";

import { closeConnection, HttpError } from "./errors";
import { withTimeout } from "./timeout";

/** How long a visitor's connection may take to deliver a form. */
const defaultTimeoutMs = 15_000;

const toHttpError = (error: unknown, limit: number): unknown => {
  switch ((error as { type?: string }).type) {
    case "entity.too.large":
      return new HttpError(
        413,
        "PayloadTooLargeError",
        `At most ${limit} bytes are accepted`,
        closeConnection,
      );
    case "request.aborted":
    case "request.size.invalid":
    case "stream.not.readable":
      return new HttpError(400, "BadRequestError", "The request was interrupted");
    default:
      return error;
  }
};

/**
 * Reads a body of at most `limit` bytes.
 *
 * @throws {HttpError} 413 as soon as more is announced or arrives, 408 when it
 *   does not arrive in time, 400 when it ends early.
 */
export const readBytes = async (
  request: IncomingMessage,
  limit: number,
  timeoutMs = defaultTimeoutMs,
): Promise<Buffer> => {
  const late = () =>
    new HttpError(
      408,
      "RequestTimeoutError",
      "The request took too long to arrive",
      closeConnection,
    );
  const length = request.headers["content-length"] ?? null;

  return withTimeout(getRawBody(request, { length, limit }), timeoutMs, late).catch(
    (error: unknown) => {
      throw toHttpError(error, limit);
    },
  );
};

/** Whether a request declares uncompressed JSON in UTF-8, the only format we read data in. */
const declaresJson = (ctx: Context): boolean => {
  const [type = "", ...parameters] = ctx.get("Content-Type").toLowerCase().split(";");

  return (
    type.trim() === "application/json" &&
    parameters.every((parameter) => /^(charset="?utf-8"?)?$/.test(parameter.trim())) &&
    ["", "identity"].includes(ctx.get("Content-Encoding").toLowerCase())
  );
};

/**
 * Reads the body of a request as JSON. Requiring `application/json` also keeps
 * out what a page of another site can send without a preflight: plain text and
 * HTML forms (Fetch standard, "CORS-safelisted request-header").
 *
 * @throws {HttpError} 415, 413, 408 or 400.
 */
export const readJson = async (ctx: Context, limit: number): Promise<unknown> => {
  if (!declaresJson(ctx)) {
    throw new HttpError(415, "UnsupportedMediaTypeError", "Send application/json in UTF-8");
  }

  const bytes = await readBytes(ctx.req, limit);
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, "BadRequestError", "The body must be JSON in UTF-8");
  }
};
