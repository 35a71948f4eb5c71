import type { Context, Middleware } from "koa";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

import { addressKey, addressOf, hiddenKey, widerNetworksOf } from "./address";
import { HttpError } from "./errors";
import type { LimiterFactory } from "./limiters";

type Limiter = RateLimiterAbstract | undefined;

/** The limiters of the open routes; undefined if switched off. */
export type RateLimiters = {
  addressAndForm: Limiter;
  address: Limiter;
  addressDay: Limiter;
  /** What neighbouring IPv6 visitors share. */
  network56: Limiter;
  network48: Limiter;
  network56Day: Limiter;
  network48Day: Limiter;
  form: Limiter;
  total: Limiter;
  /** Kilobytes of files. */
  filesDay: Limiter;
  network48FilesDay: Limiter;
  /** Emails to addresses that visitors entered. */
  networkMailsDay: Limiter;
};

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

export const createRateLimiters = (make: LimiterFactory, limits: Limits): RateLimiters => {
  const limiter = (name: string, points: number, seconds = limits.windowSeconds) =>
    points > 0 ? make(name, points, seconds) : undefined;

  return {
    addressAndForm: limiter("address-form", limits.addressAndForm),
    address: limiter("address", limits.address),
    addressDay: limiter("address-day", limits.addressDay, daySeconds),
    network56: limiter("network-56", limits.address * 2),
    network48: limiter("network-48", limits.address * 8),
    network56Day: limiter("network-56-day", limits.addressDay * 2, daySeconds),
    network48Day: limiter("network-48-day", limits.addressDay * 8, daySeconds),
    form: limiter("form", limits.form),
    total: limiter("total", limits.total),
    filesDay: limiter("files-day", limits.addressDayMegabytes * 1024, daySeconds),
    networkMailsDay: limiter("mails-day", limits.networkDayMails, daySeconds),
    network48FilesDay: limiter("files-48-day", limits.addressDayMegabytes * 4096, daySeconds),
  };
};

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

/** The IPv6 /48 of a visitor. */
const network48Of = (ctx: Context): string | undefined => {
  const address = addressOf(ctx);

  return address && widerNetworksOf(address).find(({ bits }) => bits === 48)?.network;
};

/** Counts a request in the limiters of its own address, before anything of it is read. */
export const limitRate =
  (form: string, secret: string, limiters: RateLimiters): Middleware =>
  async (ctx, next) => {
    const visitor = addressKey(secret, ctx);

    await consume(limiters.addressAndForm, `${form}:${visitor}`, tooMany);
    await consume(limiters.address, visitor, tooMany);
    await next();
  };

/** The limits that a visitor shares with others: a network's come before everybody's. */
const sharedBy = (
  form: string,
  secret: string,
  limiters: RateLimiters,
  ctx: Context,
): [Limiter, string][] => {
  const address = addressOf(ctx);
  const networks = (address ? widerNetworksOf(address) : []).flatMap(({ bits, network }) => {
    const [minute, day] =
      bits === 56
        ? [limiters.network56, limiters.network56Day]
        : [limiters.network48, limiters.network48Day];
    const key = hiddenKey(secret, network);

    return [minute, day].map((limiter): [Limiter, string] => [limiter, key]);
  });

  return [...networks, [limiters.form, form], [limiters.total, "all"]];
};

const tooManyFilesToday = () =>
  "Too many files from your connection today. Please email us your CV instead.";

/** Counts a file's bytes for the day of its address. @throws {HttpError} 429 when that is used up. */
export const countFile = async (
  secret: string,
  limiters: RateLimiters,
  ctx: Context,
  bytes: number,
) => {
  const kilobytes = Math.ceil(bytes / 1024);
  await consume(limiters.filesDay, addressKey(secret, ctx), tooManyFilesToday, kilobytes);

  const network = network48Of(ctx);
  if (!network) return;
  const key = hiddenKey(secret, network);
  await consume(limiters.network48FilesDay, key, tooManyFilesToday, kilobytes);
};

/** Counts an email to an address that a visitor entered. @throws {HttpError} 429 when the day of their IPv4 address or /48 is used up. */
export const countMail = async (secret: string, limiters: RateLimiters, ctx: Context) => {
  const network = network48Of(ctx);
  const key = network ? hiddenKey(secret, network) : addressKey(secret, ctx);
  await consume(limiters.networkMailsDay, key, tooManyToday);
};

/** Whether the limits that visitors share have space for one more; it counts nothing. */
export const hasSpace = async (...visit: Parameters<typeof sharedBy>): Promise<boolean> => {
  for (const [limiter, key] of sharedBy(...visit)) {
    const used = await limiter?.get(key);
    if (used && used.remainingPoints <= 0) return false;
  }

  return true;
};

/**
 * Counts what a visitor sent, once it is found valid: for the day of their address, and in
 * the limiters that they share with others. Nobody can use those up with junk.
 *
 * @returns whether the shared ones had space. If not, the visitor gets through with a proof of
 *   work: a refusal would serve whoever sends the flood.
 * @throws {HttpError} 429 when the day's limit of the address is used up.
 */
export const countAccepted = async (
  form: string,
  secret: string,
  limiters: RateLimiters,
  ctx: Context,
): Promise<boolean> => {
  await consume(limiters.addressDay, addressKey(secret, ctx), tooManyToday);

  for (const [limiter, key] of sharedBy(form, secret, limiters, ctx)) {
    if (await waitOf(limiter, key)) return false;
  }

  return true;
};
