import type { Context, Middleware } from "koa";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

import { daySeconds } from "../../common/durations";
import { numberOf } from "../../common/text/number-of";
import type { Settings } from "../settings";
import { clientKey } from "./ip";
import { HttpError } from "./errors";
import type { LimiterFactory } from "./limiters";

/** Undefined if the limit is off. */
type Limiter = RateLimiterAbstract | undefined;

/** Counts `points` against a limit. @returns 0, or the milliseconds to wait if it is used up. */
export const consumePoints = async (limiter: Limiter, key: string, points = 1): Promise<number> => {
  try {
    await limiter?.consume(key, points);
    return 0;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, reason.msBeforeNext);
  }
};

/** True if a limit permits no further point; counts nothing. */
export const isUsedUp = async (limiter: Limiter, key: string): Promise<boolean> =>
  ((await limiter?.get(key))?.remainingPoints ?? 1) <= 0;

type Message = (seconds: number) => string;

/** A 429 with Retry-After. */
export const tooManyRequests = (waitMs: number, message: Message) => {
  const seconds = Math.ceil(waitMs / 1000);

  return new HttpError(429, "RateLimitError", message(seconds), {
    headers: { "Retry-After": String(seconds) },
  });
};

/**
 * Counts `points` against a limit.
 *
 * @throws {HttpError} 429 with `Retry-After` (RFC 6585, section 4) when it is used up; `message`
 *   receives the seconds to wait.
 */
export const consumeOrThrow = async (
  limiter: Limiter,
  key: string,
  message: Message,
  points = 1,
) => {
  const waitMs = await consumePoints(limiter, key, points);
  if (waitMs > 0) throw tooManyRequests(waitMs, message);
};

/** The message when a client's own limit is used up. */
export const tooManyMessage = (seconds: number) =>
  `Too many requests from your connection. Please try again in ${numberOf(seconds, "second")}.`;

const tooManyTodayMessage = () =>
  "Too many messages from your connection today. Please email us instead.";
const tooManyFilesTodayMessage = () =>
  "Too many files from your connection today. Please email us your CV instead.";

/**
 * The limits of the public routes.
 *
 * @param secret hashes the keys of the counters.
 */
export const createRateLimits = (
  make: LimiterFactory,
  limits: Settings["rateLimits"],
  secret: string,
) => {
  const createLimiter = (name: string, points: number, seconds = limits.windowSeconds): Limiter =>
    points > 0 ? make(name, points, seconds) : undefined;
  const daily = (name: string, points: number) => createLimiter(name, points, daySeconds);

  const ipPerForm = createLimiter("address-form", limits.ipPerForm);
  const ip = createLimiter("address", limits.ip);
  const ipDaily = daily("address-day", limits.ipDaily);
  const form = createLimiter("form", limits.form);
  const total = createLimiter("total", limits.total);
  // The limit of files counts kilobytes.
  const filesDaily = daily("files-day", limits.ipDailyMegabytes * 1024);
  const mailsDaily = daily("mails-day", limits.ipDailyMails);

  const ipKey = (ctx: Context) => clientKey(secret, ctx);
  /** The limits that all clients share. */
  const sharedLimiters = (name: string): [Limiter, string][] => [
    [form, name],
    [total, "all"],
  ];

  return {
    /** Counts a request in its IP's limiters before its body is read. */
    limitByIp:
      (name: string): Middleware =>
      async (ctx, next) => {
        const key = ipKey(ctx);

        await consumeOrThrow(ipPerForm, `${name}:${key}`, tooManyMessage);
        await consumeOrThrow(ip, key, tooManyMessage);
        await next();
      },

    /** True if the shared limits permit one more request, which is not counted. */
    hasCapacity: async (name: string): Promise<boolean> => {
      for (const [limiter, key] of sharedLimiters(name)) {
        if (await isUsedUp(limiter, key)) return false;
      }

      return true;
    },

    /**
     * Counts a valid submission in its IP's daily limit and in the shared limits, which invalid
     * requests therefore cannot use up.
     *
     * @returns false if a shared limit is used up. Callers then require a proof of work: a 429
     *   would let one flood block everybody.
     * @throws {HttpError} 429 when the IP's daily limit is used up.
     */
    consumeShared: async (name: string, ctx: Context): Promise<boolean> => {
      await consumeOrThrow(ipDaily, ipKey(ctx), tooManyTodayMessage);

      for (const [limiter, key] of sharedLimiters(name)) {
        if ((await consumePoints(limiter, key)) > 0) return false;
      }

      return true;
    },

    /**
     * Counts a file in the daily limit of its IP.
     *
     * @throws {HttpError} 429 when it is used up.
     */
    countFile: (ctx: Context, bytes: number) =>
      consumeOrThrow(filesDaily, ipKey(ctx), tooManyFilesTodayMessage, Math.ceil(bytes / 1024)),

    /**
     * Counts an email to a visitor in the daily limit of their IP.
     *
     * @throws {HttpError} 429 when it is used up.
     */
    countMail: (ctx: Context) => consumeOrThrow(mailsDaily, ipKey(ctx), tooManyTodayMessage),

    /** Counts an email in the same limit. @returns false when it is used up. */
    mayMail: async (ctx: Context) => (await consumePoints(mailsDaily, ipKey(ctx))) === 0,
  };
};

export type RateLimits = ReturnType<typeof createRateLimits>;
