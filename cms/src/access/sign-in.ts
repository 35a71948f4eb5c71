import type { Context, Middleware } from "koa";
import type { RateLimiterAbstract } from "rate-limiter-flexible";

import type { AppContext } from "../context";
import { addressKey, hiddenKey } from "../http/address";
import { HttpError } from "../http/errors";
import { proofHeader } from "../http/paths";
import { findRoute, missing, panelRoutes } from "../lib/strapi-routes";
import { consume, tooMany, tooManyRequests, waitOf } from "../http/rate-limit";
import type { Challenges } from "../submissions/challenge";

import { takeEqualTime } from "./equal-time";
import { createDevices } from "./known-devices";

const login = "/login";
/** What the panel takes from people who are not signed in and that somebody could guess at. */
const guarded = [login, "/register", "/register-admin", "/forgot-password", "/reset-password"];
/** What answers everybody alike, so that no success of it counts as a sign-in. */
const answersAlike = "/forgot-password";
/** Renews a sign-in by its cookie, again and again while somebody works. */
const renewal = "/access-token";
/** Strapi's own limiter: it keeps every email address that it is sent, and knows no total. */
const ownLimit = "admin::rateLimit";
const sentIn = (ctx: Context) =>
  ((ctx.request as { body?: unknown }).body ?? {}) as { email?: unknown; password?: unknown };

const accountOf = (ctx: Context): string => {
  const { email } = sentIn(ctx);

  return typeof email === "string" ? email.trim().toLowerCase() : "";
};

/**
 * Passport looks in the query for what the body does not have as text, and we count no account
 * from there.
 *
 * @throws {HttpError} 400 unless the body has both, as text.
 */
const assertCredentials = (ctx: Context) => {
  const { email, password } = sentIn(ctx);
  if (ctx.querystring !== "" || typeof email !== "string" || typeof password !== "string") {
    throw new HttpError(400, "ValidationError", "Enter your email address and password");
  }
};

type Counted = [RateLimiterAbstract | undefined, string];

/**
 * Counts what fails: by address, by account and in total; a known device by itself. When the
 * account's or the total is used up, a proof of work still lets somebody try.
 *
 * @returns the guard of one path. A request's own may be in upper case.
 */
const limitSignIn = (app: AppContext, challenges: Challenges) => {
  const { windowSeconds, address, account, total } = app.settings.signInLimits;
  const limiter = (name: string, points: number) =>
    points > 0 ? app.makeLimiter(`sign-in-${name}`, points, windowSeconds) : undefined;
  const limiters = {
    address: limiter("address", address),
    device: limiter("device", address),
    account: limiter("account", account),
    total: limiter("total", total),
  };
  const devices = createDevices(app.secrets.device);

  /** @returns what a success gives back. */
  const countShared = async (ctx: Context, email: string): Promise<Counted[]> => {
    // The total first: once it is used up, nobody makes a counter for each address they invent.
    const shared: Counted[] = [
      [limiters.total, "all"],
      [email ? limiters.account : undefined, hiddenKey(app.secrets.limit, email)],
    ];
    for (const [index, [one, key]] of shared.entries()) {
      const wait = await waitOf(one, key);
      if (wait === 0) continue;
      if (!ctx.get(proofHeader)) throw tooManyRequests(wait, tooMany);
      await challenges.assertSolved(ctx.get(proofHeader), undefined);

      return shared.slice(0, index);
    }

    return shared;
  };

  return (path: string): Middleware =>
    async (ctx, next) => {
      if (path === login) assertCredentials(ctx);
      const email = accountOf(ctx);
      if (email) ctx.state.account = hiddenKey(app.secrets.limit, email);
      const device = devices.recognize(ctx, email);
      const own: Counted = device
        ? [limiters.device, device]
        : [limiters.address, addressKey(app.secrets.limit, ctx)];
      await consume(...own, tooMany);
      const shared = device ? [] : await countShared(ctx, email);

      await next();
      if (ctx.status >= 400 || !email || path === answersAlike) return;

      for (const [one, key] of [own, ...shared]) await one?.reward(key);
      if (!device) devices.remember(ctx, email);
    };
};

/** Counts renewals that fail, by address. */
const limitRenewal = ({ settings, secrets, makeLimiter }: AppContext): Middleware => {
  const { windowSeconds, address } = settings.signInLimits;
  const limiter = address > 0 ? makeLimiter("renewal", address, windowSeconds) : undefined;

  return async (ctx, next) => {
    const key = addressKey(secrets.limit, ctx);
    await consume(limiter, key, tooMany);
    await next();
    if (ctx.status < 400) await limiter?.reward(key);
  };
};

/** Without a mail server nobody gets a link to a new password, and the panel hides the way there. */
const refuseForgotPassword: Middleware = () => {
  throw new HttpError(
    501,
    "NotImplementedError",
    "This service sends no email. Ask an administrator for a new password.",
  );
};

/** Guards the sign-in to the panel against guessing. */
export const guardSignIn = (app: AppContext, challenges: Challenges) => {
  const limit = limitSignIn(app, challenges);
  const guards = new Map<string, Middleware>([
    ...guarded.map((path): [string, Middleware] => [path, limit(path)]),
    [renewal, limitRenewal(app)],
    ...(app.settings.mail.smtpUrl ? [] : [[answersAlike, refuseForgotPassword] as const]),
  ]);

  if (!(ownLimit in app.strapi.middlewares)) throw missing(`middleware ${ownLimit}`);
  for (const [path, guard] of guards) {
    const route = findRoute(panelRoutes(app.strapi), `POST ${path}`);
    const own = (route.config?.middlewares ?? []).filter((name) => name !== ownLimit);
    route.config = { ...route.config, middlewares: [guard, ...own] };
  }
  takeEqualTime(app.strapi);
};
