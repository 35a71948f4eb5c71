import type { Context, Middleware } from "koa";

import type { AppContext } from "../../server/app-context";
import { HttpError } from "../../server/http/errors";
import { clientKey, hashKey } from "../../server/http/ip";
import { readJson } from "../../server/http/json-body";
import { consumeOrThrow } from "../../server/http/rate-limit";

import { findTokenId } from "../tokens/tokens";

/** A draft with several long texts, of at most 60,000 characters each. */
const maxBytes = 512 * 1024;

const minuteSeconds = 60;
/** The calls of a token, and the wrong tokens of a network, in a minute. */
const callsPerMinute = 120;
const refusalsPerMinute = 30;

const bearer = (ctx: Context) => /^Bearer ([\w-]+)$/i.exec(ctx.get("Authorization"))?.[1];

const unauthorized = () =>
  new HttpError(
    401,
    "UnauthorizedError",
    "This token does not work: it is missing, expired or taken back. Ask an administrator for a new one.",
    { headers: { "WWW-Authenticate": "Bearer" } },
  );

/**
 * Admits a request of an assistant: checks the token, then the limits, and reads the body last, which may
 * hold one call only.
 *
 * @throws {HttpError} 401, 429, 413, 415 or 400.
 */
export const createRequestReader = ({
  strapi,
  makeLimiter,
  secrets: { rateLimitKey },
}: AppContext): Middleware => {
  const calls = makeLimiter("assistant-calls", callsPerMinute, minuteSeconds);
  const refusals = makeLimiter("assistant-refusals", refusalsPerMinute, minuteSeconds);

  return async (ctx, next) => {
    const secret = bearer(ctx);
    const id = secret ? await findTokenId(strapi, secret) : undefined;
    if (id === undefined) {
      await consumeOrThrow(
        refusals,
        clientKey(rateLimitKey, ctx),
        (seconds) => `Too many wrong tokens. Try again in ${seconds} s.`,
      );
      throw unauthorized();
    }
    await consumeOrThrow(
      calls,
      hashKey(rateLimitKey, String(id)),
      (seconds) => `At most ${callsPerMinute} calls a minute. Go on in ${seconds} s.`,
    );
    const body = await readJson(ctx, maxBytes);
    // Calls of one request would run side by side.
    if (Array.isArray(body)) {
      throw new HttpError(400, "BadRequestError", "Send one call in a request");
    }
    (ctx.request as { body?: unknown }).body = body;

    return next();
  };
};
