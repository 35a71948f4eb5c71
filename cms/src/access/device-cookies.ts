import { randomBytes } from "node:crypto";

import type { Context } from "koa";

import { hmac, safeEqual } from "../lib/secrets";

const cookieName = "known-device";
const maxAgeMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Creates cookies that prove an earlier sign-in of an account on this browser (OWASP, "Slow down
 * online guessing attacks with device cookies"). A known device has limits of its own, so guesses
 * at the account or from the same IP do not lock its owner out.
 */
export const createDeviceCookies = (secret: string) => {
  const sign = (id: string, account: string) => hmac(secret, `${id}:${account}`);

  return {
    /** @returns the device's id if the account has signed in on it. */
    recognize: (ctx: Context, account: string): string | undefined => {
      const [id = "", signature = ""] = (ctx.cookies.get(cookieName) ?? "").split(".");

      return safeEqual(signature, sign(id, account)) ? id : undefined;
    },
    remember: (ctx: Context, account: string) => {
      const id = randomBytes(16).toString("base64url");
      ctx.cookies.set(cookieName, `${id}.${sign(id, account)}`, {
        maxAge: maxAgeMs,
        path: "/admin",
        httpOnly: true,
        sameSite: "strict",
        secure: ctx.secure,
        signed: false,
      });
    },
  };
};
