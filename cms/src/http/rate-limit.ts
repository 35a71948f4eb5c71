import type { Middleware } from "koa";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

import { addressKey } from "./address";
import { HttpError } from "./errors";
import type { LimiterFactory } from "./limiters";

type Limiter = RateLimiterAbstract | undefined;

/** The limiters that one request is counted in, in this order; undefined if switched off. */
export type RateLimiters = {
  addressAndForm: Limiter;
  address: Limiter;
  form: Limiter;
  total: Limiter;
};

/** How many requests each limiter lets through in one window; 0 switches it off. */
type Limits = Record<keyof RateLimiters | "windowSeconds", number>;

export const createRateLimiters = (make: LimiterFactory, limits: Limits): RateLimiters => {
  const limiter = (name: string, points: number) =>
    points > 0 ? make(name, points, limits.windowSeconds) : undefined;

  return {
    addressAndForm: limiter("address-form", limits.addressAndForm),
    address: limiter("address", limits.address),
    form: limiter("form", limits.form),
    total: limiter("total", limits.total),
  };
};

/**
 * Counts `points` against a limit.
 *
 * @throws {HttpError} 429 with `Retry-After` (RFC 6585, section 4) when it is used
 *   up; `message` gets the seconds to wait.
 */
export const consume = async (
  limiter: Limiter,
  key: string,
  message: (seconds: number) => string,
  points = 1,
) => {
  try {
    await limiter?.consume(key, points);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;

    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new HttpError(429, "RateLimitError", message(seconds), {
      headers: { "Retry-After": String(seconds) },
    });
  }
};

const tooMany = (seconds: number) =>
  `Too many requests from your connection. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;

/**
 * Counts a request in independent limiters and rejects it when one is used up.
 * The visitor's own limits come first: what they reject does not count against
 * the limits that everybody shares.
 */
export const limitRate =
  (form: string, secret: string, limiters: RateLimiters): Middleware =>
  async (ctx, next) => {
    const visitor = addressKey(secret, ctx.ip, ctx.req.socket.remoteAddress);

    await consume(limiters.addressAndForm, `${form}:${visitor}`, tooMany);
    await consume(limiters.address, visitor, tooMany);
    await consume(limiters.form, form, tooMany);
    await consume(limiters.total, "all", tooMany);
    await next();
  };
