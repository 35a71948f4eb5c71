import { OperatorError } from "../../common/operator-error.ts";
import {
  addQuery,
  encodedPath,
  parameterNames,
  readSource,
  type RedirectSource,
  stripTrailingSlash,
  writeSource,
} from "../../common/paths/redirect-source.ts";
import type { Redirect, RedirectTo } from "./delivery-manifest.ts";

/** Only characters that need no escaping in any host's files. */
const target = /^(\/(?!\/)|https:\/\/)[\w\-./~%:?&=#+,@()]*$/;

/** A target in ASCII, as browsers send it. */
const encodedTarget = (to: string) => to.replace(/[^\0-\x7f\p{Cs}]+/gu, encodeURIComponent);

const redirectUid = "api::redirect.redirect";

/** A redirect's source, which {@link checkRedirects} has checked. */
export const sourceOf = ({ from }: Redirect): RedirectSource =>
  readSource(from) ?? { path: from, parameters: [] };

/**
 * The decoded paths that a host compares with those of requests: with and without the trailing
 * slash, and with accents as characters of their own, as in links to files of macOS.
 */
export const pathVariants = ({ path }: RedirectSource): string[] =>
  [...new Set([path, path.normalize("NFD")])].flatMap((spelling) =>
    spelling === "/" ? ["/"] : [stripTrailingSlash(spelling), `${stripTrailingSlash(spelling)}/`],
  );

/** {@link pathVariants} as browsers send them. */
export const encodedVariants = (source: RedirectSource): string[] =>
  pathVariants(source).map(encodedPath);

/** Redirects with more parameters first: hosts take the first that fits. */
export const byParameters = <R extends Redirect>(redirects: readonly R[]): R[] =>
  redirects.toSorted((a, b) => sourceOf(b).parameters.length - sourceOf(a).parameters.length);

/** False for a page that is gone. */
export const hasTarget = (redirect: Redirect): redirect is RedirectTo => redirect.to !== null;

/** The status code of a redirect. */
export const redirectStatus = ({ permanent }: RedirectTo) => (permanent ? 301 : 302);

/**
 * The parameters of a request that its redirect does not pass on: the target has others, and those
 * of the source have served their purpose.
 */
export const replacedParameters = (redirect: RedirectTo): string[] => [
  ...new Set([
    ...parameterNames(redirect.to),
    ...sourceOf(redirect).parameters.map(([name]) => name),
  ]),
];

/**
 * The value of Location: the target, with the visitor's query except for the parameters that it
 * replaces.
 *
 * @param query of the request, with its question mark; empty without one.
 */
export const redirectLocation = (redirect: RedirectTo, query: string) =>
  addQuery(redirect.to, query, replacedParameters(redirect));

/**
 * Validates editors' redirects, and writes their addresses in one spelling.
 *
 * @param files of the site, which a redirect must not hide.
 * @throws {OperatorError} for a URL that a host could not read, and for a duplicate.
 */
export const checkRedirects = (redirects: Redirect[], files: string[]): Redirect[] => {
  const seen = new Set<string>();
  return redirects.map((redirect) => {
    const { documentId, from } = redirect;
    const to = redirect.to === null ? null : encodedTarget(redirect.to);
    const createError = (sentence: string) =>
      new OperatorError(sentence, documentId ? { record: { uid: redirectUid, documentId } } : {});
    const source = readSource(from);
    if (!source || (to !== null && !target.test(to))) {
      throw createError(
        `Invalid redirect "${from}" → "${String(to)}": it must lead from a path like /old/ to a path or an https:// address, without quotes, and the address without spaces.`,
      );
    }
    // Some hosts ignore case: there, a redirect to the same path in another case is a loop.
    const path = stripTrailingSlash(source.path).toLowerCase().normalize("NFC");
    const key = writeSource({ ...source, path });
    if (seen.has(key)) {
      throw createError(`There are two redirects from ${from}: delete one.`);
    }
    seen.add(key);
    const hiddenFile = files.find((file) =>
      [path, `${path}/index.html`].includes(file.toLowerCase()),
    );
    if (hiddenFile && source.parameters.length === 0) {
      throw createError(`The redirect "${from}" would hide ${hiddenFile}: delete it.`);
    }

    return { ...redirect, from: writeSource(source), to };
  });
};
