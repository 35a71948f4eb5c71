import type { Context, Middleware } from "koa";
import type { RateLimiterAbstract } from "rate-limiter-flexible";

import type { AppContext } from "../server/app-context";
import { clientKey, hashKey } from "../server/http/ip";
import { HttpError } from "../server/http/errors";
import { proofHeader } from "../server/proof-of-work/proof-header";
import {
  consumeOrThrow,
  tooManyMessage,
  tooManyRequests,
  consumePoints,
} from "../server/http/rate-limit";

const login = "/login";
/** Responds the same for unknown accounts, so a success is no reason to take a try back. */
const forgotPassword = "/forgot-password";
/** Routes on which anonymous users could guess secrets. */
const guardedPaths = [login, "/register", "/register-admin", forgotPassword, "/reset-password"];
/** Refreshes the access token by a cookie. */
const tokenRefresh = "/access-token";

const credentialsIn = (ctx: Context) =>
  ((ctx.request as { body?: unknown }).body ?? {}) as { email?: unknown; password?: unknown };

const accountOf = (ctx: Context): string => {
  const { email } = credentialsIn(ctx);

  return typeof email === "string" ? email.trim().toLowerCase() : "";
};

/**
 * Requires credentials in the body: Passport also reads them from the query, where the limiter
 * does not look.
 *
 * @throws {HttpError} 400 unless the body has both, as text.
 */
const assertCredentials = (ctx: Context) => {
  const { email, password } = credentialsIn(ctx);
  if (ctx.querystring !== "" || typeof email !== "string" || typeof password !== "string") {
    throw new HttpError(400, "ValidationError", "Enter your email address and password");
  }
};

type Counter = [RateLimiterAbstract | undefined, string];

/**
 * Counts each try by IP, by account and in total, and takes it back if it succeeds. A proof of work
 * permits a try when the account's limit or the total is used up.
 *
 * @returns the guard of one path; a request's own path may differ in case.
 */
const limitSignIn = (app: AppContext) => {
  const { windowSeconds, ip, account, total } = app.settings.signInLimits;
  const createLimiter = (name: string, points: number) =>
    points > 0 ? app.makeLimiter(`sign-in-${name}`, points, windowSeconds) : undefined;
  const limiters = {
    ip: createLimiter("address", ip),
    account: createLimiter("account", account),
    total: createLimiter("total", total),
  };

  /** Counts a try by account and in total. @returns the counters from which a success takes it back. */
  const countShared = async (ctx: Context, email: string): Promise<Counter[]> => {
    // The total comes first: once it is used up, invented emails create no further counters.
    const shared: Counter[] = [
      [limiters.total, "all"],
      [email ? limiters.account : undefined, hashKey(app.secrets.rateLimitKey, email)],
    ];
    for (const [index, [limiter, key]] of shared.entries()) {
      const waitMs = await consumePoints(limiter, key);
      if (waitMs === 0) continue;
      if (!ctx.get(proofHeader)) throw tooManyRequests(waitMs, tooManyMessage);
      await app.challenges.assertSolved(ctx.get(proofHeader));

      return shared.slice(0, index);
    }

    return shared;
  };

  return (path: string): Middleware =>
    async (ctx, next) => {
      if (path === login) assertCredentials(ctx);
      const email = accountOf(ctx);
      if (email) ctx.state.account = hashKey(app.secrets.rateLimitKey, email);
      const own: Counter = [limiters.ip, clientKey(app.secrets.rateLimitKey, ctx)];
      await consumeOrThrow(...own, tooManyMessage);
      const shared = await countShared(ctx, email);

      await next();
      if (ctx.status >= 400 || !email || path === forgotPassword) return;

      for (const [limiter, key] of [own, ...shared]) await limiter?.reward(key);
    };
};

/** Counts each token refresh by IP, and takes it back if it succeeds. */
const limitTokenRefresh = ({ settings, secrets, makeLimiter }: AppContext): Middleware => {
  const { windowSeconds, ip } = settings.signInLimits;
  const limiter = ip > 0 ? makeLimiter("renewal", ip, windowSeconds) : undefined;

  return async (ctx, next) => {
    const key = clientKey(secrets.rateLimitKey, ctx);
    await consumeOrThrow(limiter, key, tooManyMessage);
    await next();
    if (ctx.status < 400) await limiter?.reward(key);
  };
};

/** Rejects password resets without a mail server; the panel hides their link. */
const rejectForgotPassword: Middleware = () => {
  throw new HttpError(
    501,
    "NotImplementedError",
    "The CMS cannot send email. Ask an administrator for a new password.",
  );
};

/** Guards of the panel's sign-in against guessing, by route. */
export const signInGuards = (app: AppContext) => {
  const limit = limitSignIn(app);

  return new Map<string, Middleware>([
    ...guardedPaths.map((path): [string, Middleware] => [`POST ${path}`, limit(path)]),
    [`POST ${tokenRefresh}`, limitTokenRefresh(app)],
    ...(app.settings.mail.server
      ? []
      : [[`POST ${forgotPassword}`, rejectForgotPassword] as const]),
  ]);
};
