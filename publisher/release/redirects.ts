import { OperatorError } from "../../common/operator-error.ts";
import type { Redirect, RedirectTo } from "./delivery-manifest.ts";

/** Only characters that need no escaping in any host's files. */
const path = /^(\/[\w~-][\w.~-]*)+\/?$/;
const target = /^(\/(?!\/)|https:\/\/)[\w\-./~%:?&=#+,@]*$/;

const redirectUid = "api::redirect.redirect";

/** The path without its trailing slash; `/` stays. */
export const stripTrailingSlash = (from: string) => from.replace(/(.)\/$/, "$1");

/** A path with and without its trailing slash, which hosts distinguish. */
export const slashVariants = (from: string) =>
  from === "/" ? ["/"] : [stripTrailingSlash(from), `${stripTrailingSlash(from)}/`];

/** False for a page that is gone. */
export const hasTarget = (redirect: Redirect): redirect is RedirectTo => redirect.to !== null;

/** The status code of a redirect. */
export const redirectStatus = ({ permanent }: RedirectTo) => (permanent ? 301 : 302);

/**
 * The value of Location.
 *
 * @param query of the request, in a host's syntax; unused if the redirect has its own.
 */
export const redirectLocation = ({ to }: RedirectTo, query: string) => {
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(to) ?? [];

  return address + (address.includes("?") ? "" : query) + fragment;
};

/**
 * Validates editors' redirects.
 *
 * @param files of the site, which a redirect must not hide.
 * @throws {OperatorError} for a URL that a host could not read, and for a duplicate.
 */
export const checkRedirects = (redirects: Redirect[], files: string[]) => {
  const seen = new Set<string>();
  // Some hosts ignore case: there, a redirect to the same path in another case is a loop.
  const keyOf = (from: string) => stripTrailingSlash(from).toLowerCase();
  for (const { documentId, from, to } of redirects) {
    const createError = (sentence: string) =>
      new OperatorError(sentence, documentId ? { record: { uid: redirectUid, documentId } } : {});
    if (!path.test(from) || (to !== null && !target.test(to))) {
      throw createError(
        `Invalid redirect "${from}" → "${String(to)}": it must lead from a path like /old/ to a path or an https:// address, without spaces or quotes.`,
      );
    }
    const key = keyOf(from);
    if (seen.has(key)) {
      throw createError(`There are two redirects from ${from}: delete one.`);
    }
    seen.add(key);
    const hiddenFile = files.find((file) =>
      [key, `${key}/index.html`].includes(file.toLowerCase()),
    );
    if (hiddenFile)
      throw createError(`The redirect "${from}" would hide ${hiddenFile}: delete it.`);
  }

  return redirects;
};
