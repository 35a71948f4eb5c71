import type { IncomingMessage } from "node:http";

import type { Context } from "koa";

import { Refusal } from "./errors";

/** How long a visitor's connection may take to hand over a form. */
const patienceMs = 15_000;

const tooLarge = (limit: number) =>
  new Refusal(
    413,
    "PayloadTooLargeError",
    `At most ${limit} bytes may be sent`,
    {},
    { Connection: "close" },
  );

/**
 * Reads a body of at most `limit` bytes.
 *
 * @throws {Refusal} 413 as soon as more is announced or arrives, 408 when it does not come.
 */
export const readBytes = (
  request: IncomingMessage,
  limit: number,
  patience = patienceMs,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"] ?? 0) > limit) {
      reject(tooLarge(limit));
      return;
    }

    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (act: () => void) => {
      clearTimeout(timer);
      request.off("data", onData).off("end", onEnd).off("error", onBreak).off("close", onBreak);
      act();
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) settle(() => reject(tooLarge(limit)));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onBreak = () =>
      settle(() => reject(new Refusal(400, "BadRequestError", "The message broke off")));
    const timer = setTimeout(
      () =>
        settle(() =>
          reject(
            new Refusal(
              408,
              "RequestTimeoutError",
              "The message took too long",
              {},
              {
                Connection: "close",
              },
            ),
          ),
        ),
      patience,
    );
    request.on("data", onData).on("end", onEnd).on("error", onBreak).on("close", onBreak);
  });

const malformed = () => new Refusal(400, "BadRequestError", "The body must be JSON in UTF-8");

/** Whether a request declares JSON in UTF-8, not compressed: the one form in which we read data. */
const declaresJson = (ctx: Context): boolean => {
  const [type = "", ...parameters] = ctx.get("Content-Type").toLowerCase().split(";");

  return (
    type.trim() === "application/json" &&
    parameters.every((parameter) => /^\s*(charset="?utf-8"?)?\s*$/.test(parameter)) &&
    ["", "identity"].includes(ctx.get("Content-Encoding").toLowerCase())
  );
};

/**
 * Reads the body of a request as JSON. Asking for `application/json` also keeps
 * out what a page of another site can send without a preflight: plain text and
 * HTML forms (Fetch standard, "CORS-safelisted request-header").
 *
 * @throws {Refusal} 415, 413, 408 or 400.
 */
export const readJson = async (ctx: Context, limit: number): Promise<unknown> => {
  if (!declaresJson(ctx)) {
    throw new Refusal(415, "UnsupportedMediaTypeError", "Send application/json in UTF-8");
  }

  const bytes = await readBytes(ctx.req, limit);
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
};
