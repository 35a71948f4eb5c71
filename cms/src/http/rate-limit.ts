import type { Context, Middleware } from "koa";
import type { RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

import { addressKey } from "./address";
import { Refusal } from "./errors";

/** The buckets that one post is counted in, in this order; undefined where switched off. */
export type Buckets = {
  addressAndForm: RateLimiterAbstract | undefined;
  address: RateLimiterAbstract | undefined;
  form: RateLimiterAbstract | undefined;
  total: RateLimiterAbstract | undefined;
};

const isRejection = (reason: unknown): reason is RateLimiterRes =>
  typeof reason === "object" && reason !== null && "msBeforeNext" in reason;

const consume = async (bucket: RateLimiterAbstract | undefined, key: string) => {
  try {
    await bucket?.consume(key);
  } catch (reason) {
    if (!isRejection(reason)) throw reason;

    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new Refusal(
      429,
      "RateLimitError",
      `Too many messages at once. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
      {},
      { "Retry-After": String(seconds) },
    );
  }
};

/**
 * Counts a post in independent buckets and refuses it with 429 and `Retry-After`
 * (RFC 6585, section 4) when one is full. The visitor's own buckets come first:
 * what they stop does not use up the buckets of everybody.
 */
export const limitRate = (
  form: string,
  secret: () => string,
  buckets: () => Buckets,
): Middleware => {
  return async (ctx: Context, next) => {
    const { addressAndForm, address, form: ofForm, total } = buckets();
    const visitor = addressKey(secret(), ctx.ip, ctx.req.socket.remoteAddress);

    await consume(addressAndForm, `${form}:${visitor}`);
    await consume(address, visitor);
    await consume(ofForm, form);
    await consume(total, "all");
    await next();
  };
};
