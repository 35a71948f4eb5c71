import type { Context, Middleware } from "koa";

import type { AppContext } from "../context";
import { HttpError } from "../http/errors";
import { findRoute, guardRoute, panelRoutes } from "../lib/strapi-routes";

type Body = { password?: unknown; userInfo?: { password?: unknown } };

/** The calls that set a password of the panel. */
const setting = [
  "POST /register-admin",
  "POST /register",
  "POST /reset-password",
  "PUT /users/me",
  "PUT /users/:id",
];

/** What somebody who guesses tries first at such a service: docs/asvs.md lists them. */
const words = ["admin", "author", "editor", "leads", "panel", "password", "strapi", "website"];
const shortest = 8;

/** The names of this site, as its addresses spell them: "example" of https://www.example.com. */
const namesOf = ({ publicUrl, siteOrigins }: AppContext["settings"]): string[] =>
  [publicUrl, ...siteOrigins]
    .filter((address) => URL.canParse(address))
    .flatMap((address) => new URL(address).hostname.split("."))
    .filter((name) => name.length > 3);

/** Whether a password is little more than such words. */
const restsOn = (password: string, known: string[]): boolean => {
  const text = password.toLowerCase();
  const rest = known.reduce((left, word) => left.replaceAll(word, ""), text);

  return rest !== text && rest.length < shortest;
};

const passwordOf = (ctx: Context): string => {
  const { password, userInfo } = ((ctx.request as { body?: unknown }).body ?? {}) as Body;
  const given = password ?? userInfo?.password;

  return typeof given === "string" ? given : "";
};

/** Refuses passwords of the panel that are little more than a word anybody would try here. */
export const refuseGuessablePasswords = ({ strapi, settings }: AppContext) => {
  const known = [...words, ...namesOf(settings)];
  const refuse: Middleware = (ctx, next) => {
    if (!restsOn(passwordOf(ctx), known)) return next();

    throw new HttpError(
      400,
      "ValidationError",
      `This password is easy to guess here: without words such as "website" it needs at least ${shortest} characters.`,
    );
  };
  for (const call of setting) guardRoute(findRoute(panelRoutes(strapi), call), refuse, "last");
};
