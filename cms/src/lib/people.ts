import type { Core } from "@strapi/strapi";

/** Somebody with an account of the panel. */
export type Person = {
  id?: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string;
};

/** What a person is called; null of one who has neither a name nor an email address. */
export const nameOf = ({ firstname, lastname, username, email }: Person): string | null =>
  [firstname, lastname].filter(Boolean).join(" ") || username || email || null;

/** Who sent the request in which this happens; undefined outside of requests. */
export const currentPerson = (strapi: Core.Strapi) =>
  strapi.requestContext.get()?.state.user as Person | undefined;
