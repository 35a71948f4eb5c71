import type { Redirect } from "../build-settings.ts";
import { OperatorError } from "../errors.ts";

/** What no host's files need to escape. */
const path = /^(\/[\w~-][\w.~-]*)+\/?$/;
const target = /^(\/(?!\/)|https:\/\/)[\w\-./~%:?&=#+,@]*$/;

const redirectUid = "api::redirect.redirect";

/** An address of ours without its slash at the end. */
export const stripTrailingSlash = (from: string) => from.replace(/(.)\/$/, "$1");

/** An address with a slash at its end and without: hosts take them for two. */
export const slashVariants = (from: string) =>
  from === "/" ? ["/"] : [stripTrailingSlash(from), `${stripTrailingSlash(from)}/`];

/** The status of a redirect. */
export const redirectStatus = ({ permanent }: Redirect) => (permanent ? 301 : 302);

/**
 * Where a redirect leads.
 *
 * @param query how a host writes the query it was asked with; left out where the redirect has its own.
 */
export const redirectLocation = ({ to }: Redirect, query: string) => {
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(to) ?? [];

  return address + (address.includes("?") ? "" : query) + fragment;
};

/**
 * The redirects of editors, as they were given.
 *
 * @param files of the site, none of which a redirect may hide.
 * @throws {OperatorError} for an address that some host could not read, and for a second
 *   redirect of one address.
 */
export const checkRedirects = (redirects: Redirect[], files: string[]) => {
  const seen = new Set<string>();
  // Some hosts take letters of both cases for one: a redirect to its own address never ends there.
  const keyOf = (from: string) => stripTrailingSlash(from).toLowerCase();
  for (const { documentId, from, to } of redirects) {
    const refuse = (sentence: string) =>
      new OperatorError(sentence, documentId ? { uid: redirectUid, documentId } : undefined);
    if (!path.test(from) || !target.test(to)) {
      throw refuse(
        `The redirect from "${from}" to "${to}" cannot be delivered: it must lead from a path like /old/ to a path or an https:// address, without spaces or quotes.`,
      );
    }
    const key = keyOf(from);
    if (seen.has(key)) {
      throw refuse(`There are two redirects from ${from}: delete one.`);
    }
    seen.add(key);
    const hidden = files.find((file) => [key, `${key}/index.html`].includes(file.toLowerCase()));
    if (hidden) throw refuse(`The redirect "${from}" would hide ${hidden}: delete it.`);
  }

  return redirects;
};
