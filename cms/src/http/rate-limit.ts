import type { Context, Middleware } from "koa";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

import { addressKey, hiddenKey, widerNetworksOf } from "./address";
import { HttpError } from "./errors";
import type { LimiterFactory } from "./limiters";

/** Undefined if it is switched off. */
type Limiter = RateLimiterAbstract | undefined;

/** How many requests each limiter lets through in one window; 0 switches it off. */
type Limits = Record<
  | "addressAndForm"
  | "address"
  | "addressDay"
  | "addressDayMegabytes"
  | "networkDayMails"
  | "form"
  | "total"
  | "windowSeconds",
  number
>;

const daySeconds = 24 * 60 * 60;

/** Counts `points` against a limit. @returns milliseconds until it has space; 0 if it has. */
export const waitOf = async (limiter: Limiter, key: string, points = 1): Promise<number> => {
  try {
    await limiter?.consume(key, points);
    return 0;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, reason.msBeforeNext);
  }
};

type Message = (seconds: number) => string;

/** The response to a request for which a limit has no space for so many milliseconds. */
export const tooManyRequests = (wait: number, message: Message) => {
  const seconds = Math.ceil(wait / 1000);

  return new HttpError(429, "RateLimitError", message(seconds), {
    headers: { "Retry-After": String(seconds) },
  });
};

/**
 * Counts `points` against a limit.
 *
 * @throws {HttpError} 429 with `Retry-After` (RFC 6585, section 4) when it is used
 *   up; `message` gets the seconds to wait.
 */
export const consume = async (limiter: Limiter, key: string, message: Message, points = 1) => {
  const wait = await waitOf(limiter, key, points);
  if (wait > 0) throw tooManyRequests(wait, message);
};

/** What a visitor is told whose own limit is used up. */
export const tooMany = (seconds: number) =>
  `Too many requests from your connection. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;

const tooManyToday = () => "Too many messages from your connection today. Please email us instead.";
const tooManyFilesToday = () =>
  "Too many files from your connection today. Please email us your CV instead.";

/**
 * The limits of the open routes.
 *
 * @param secret hides in the counters whom they count.
 */
export const createRateLimits = (make: LimiterFactory, limits: Limits, secret: string) => {
  const limiter = (name: string, points: number, seconds = limits.windowSeconds): Limiter =>
    points > 0 ? make(name, points, seconds) : undefined;
  const ofDay = (name: string, points: number) => limiter(name, points, daySeconds);

  const addressAndForm = limiter("address-form", limits.addressAndForm);
  const address = limiter("address", limits.address);
  const addressDay = ofDay("address-day", limits.addressDay);
  const form = limiter("form", limits.form);
  const total = limiter("total", limits.total);
  /** What neighboring IPv6 visitors share: of a /56, then of a /48. */
  const networks = [
    [limiter("network-56", limits.address * 2), ofDay("network-56-day", limits.addressDay * 2)],
    [limiter("network-48", limits.address * 8), ofDay("network-48-day", limits.addressDay * 8)],
  ];
  // Of files, kilobytes are counted.
  const filesDay = ofDay("files-day", limits.addressDayMegabytes * 1024);
  const network48FilesDay = ofDay("files-48-day", limits.addressDayMegabytes * 4096);
  const networkMailsDay = ofDay("mails-day", limits.networkDayMails);

  const visitorKey = (ctx: Context) => addressKey(secret, ctx);
  const networkKeys = (ctx: Context) =>
    widerNetworksOf(ctx).map((network) => hiddenKey(secret, network));

  /** The limits that a visitor shares with others: a network's come before everybody's. */
  const sharedBy = (name: string, ctx: Context): [Limiter, string][] => [
    ...networkKeys(ctx).flatMap((key, index) =>
      (networks[index] ?? []).map((one): [Limiter, string] => [one, key]),
    ),
    [form, name],
    [total, "all"],
  ];

  return {
    /** Counts a request in the limiters of its own address, before anything of it is read. */
    limitRate:
      (name: string): Middleware =>
      async (ctx, next) => {
        const visitor = visitorKey(ctx);

        await consume(addressAndForm, `${name}:${visitor}`, tooMany);
        await consume(address, visitor, tooMany);
        await next();
      },

    /** Whether the limits that visitors share have space for one more; it counts nothing. */
    hasSpace: async (name: string, ctx: Context): Promise<boolean> => {
      for (const [one, key] of sharedBy(name, ctx)) {
        const used = await one?.get(key);
        if (used && used.remainingPoints <= 0) return false;
      }

      return true;
    },

    /**
     * Counts what a visitor sent, once it is found valid: for the day of their address, and in
     * the limiters that they share with others. Nobody can use those up with junk.
     *
     * @returns whether the shared ones had space. If not, the visitor gets through with a proof of
     *   work: a refusal would serve whoever sends the flood.
     * @throws {HttpError} 429 when the day's limit of the address is used up.
     */
    countAccepted: async (name: string, ctx: Context): Promise<boolean> => {
      await consume(addressDay, visitorKey(ctx), tooManyToday);

      for (const [one, key] of sharedBy(name, ctx)) {
        if (await waitOf(one, key)) return false;
      }

      return true;
    },

    /** Counts a file's bytes for the day of its address and /48. @throws {HttpError} 429 when one is used up. */
    countFile: async (ctx: Context, bytes: number) => {
      const kilobytes = Math.ceil(bytes / 1024);
      await consume(filesDay, visitorKey(ctx), tooManyFilesToday, kilobytes);

      const [, network48] = networkKeys(ctx);
      if (network48) await consume(network48FilesDay, network48, tooManyFilesToday, kilobytes);
    },

    /** Counts an email to an address that a visitor entered. @throws {HttpError} 429 when the day of their IPv4 address or /48 is used up. */
    countMail: async (ctx: Context) => {
      const [, network48] = networkKeys(ctx);
      await consume(networkMailsDay, network48 ?? visitorKey(ctx), tooManyToday);
    },
  };
};

export type RateLimits = ReturnType<typeof createRateLimits>;
