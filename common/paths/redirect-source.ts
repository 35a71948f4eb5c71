import { decodedPath } from "./decoded-path.ts";

/** Names and values of a query, decoded. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/** What a redirect leads from: requests of the path whose query has at least the parameters. */
export type RedirectSource = {
  /** Decoded, and composed as Unicode's NFC. */
  path: string;
  /** Sorted by name. */
  parameters: Parameters;
};

const codes = /(%[\da-f]{2})+/gi;

/** The one spelling of a path by which addresses are compared: decoded, and composed as NFC. */
export const canonicalPath = (path: string): string =>
  path.replace(codes, decodedPath).normalize("NFC");

/** True if all codes are of UTF-8. */
const isDecodable = (path: string) =>
  (path.match(codes) ?? []).every((code) => decodedPath(code) !== code);

/** The parameters of a query, with or without its question mark. */
export const readParameters = (query: string): Parameters => [...new URLSearchParams(query)];

/**
 * No character with a meaning in the files of a host (such as a star or a colon), none that nobody
 * sees, and no hidden file. The joiners are part of words in Persian and of emoji.
 */
const sourcePath =
  /^(\/|(\/(?![. ])([^\p{C}\p{Z}"#$*/:;<>?\\^`{|}]|[ \u200c\u200d])+(?<! ))+\/?)$/u;
const unreadable = /[\p{Cc}\p{Cs}\ufffd]/u;

/** Reads an old address in any spelling; undefined if no redirect can lead from it. */
export const readSource = (from: string): RedirectSource | undefined => {
  const [, typed = "", query] = /^([^?]*)(?:\?([^#]*))?$/s.exec(from) ?? [];
  const path = canonicalPath(typed);
  const parameters = readParameters((query ?? "").normalize("NFC"))
    .map(([name, value]) => [name.normalize("NFC"), value.normalize("NFC")] as const)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const isWhole = query === undefined ? path !== "/" : parameters.length > 0;

  return isWhole &&
    isDecodable(typed) &&
    sourcePath.test(path) &&
    !unreadable.test(parameters.flat().join(""))
    ? { path, parameters }
    : undefined;
};

/** A decoded path as browsers send it. */
export const encodedPath = (path: string): string =>
  new URL(path.replaceAll("%", "%25"), "https://this.site").pathname;

/** A source in ASCII, as browsers send it. */
export const writeSource = ({ path, parameters }: RedirectSource): string => {
  const pairs = parameters.map(([name, value]): [string, string] => [name, value]);
  const query = String(new URLSearchParams(pairs));

  return encodedPath(path) + (query && `?${query}`);
};

/** The one spelling of an old address; one from which no redirect can lead stays as it is. */
export const canonicalSource = (from: string): string => {
  const source = readSource(from);

  return source ? writeSource(source) : from;
};

/** The path without its trailing slash; `/` stays. */
export const stripTrailingSlash = (path: string) => path.replace(/(.)\/$/, "$1");

/** True if each of the source's parameters is among those of an address. */
export const hasParameters = (parameters: Parameters, source: Parameters): boolean =>
  source.every(([name, value]) =>
    parameters.some(([otherName, otherValue]) => otherName === name && otherValue === value),
  );

/** Finds the redirect of a path and query: of several the one with the most parameters. */
export const redirectFinder = <R extends { from: string }>(redirects: readonly R[]) => {
  const byPath = new Map<string, { redirect: R; parameters: Parameters }[]>();
  for (const redirect of redirects) {
    const { path, parameters } = readSource(redirect.from) ?? { path: "", parameters: [] };
    const key = stripTrailingSlash(path);
    byPath.set(key, [...(byPath.get(key) ?? []), { redirect, parameters }]);
  }
  for (const list of byPath.values()) {
    list.sort((a, b) => b.parameters.length - a.parameters.length);
  }

  return (path: string, query = ""): R | undefined => {
    const given = readParameters(query);

    return byPath
      .get(stripTrailingSlash(canonicalPath(path)))
      ?.find(({ parameters }) => hasParameters(given, parameters))?.redirect;
  };
};

/** An address before its fragment, and the fragment with its sign. */
export const splitFragment = (url: string): [url: string, fragment: string] => {
  const [, start = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(url) ?? [];

  return [start, fragment];
};

/** The names of the parameters in an address. */
export const parameterNames = (url: string): string[] => {
  const [, query = ""] = splitFragment(url)[0].split(/\?(.*)/s);

  return readParameters(query).map(([name]) => name);
};

/**
 * Adds a query to an address, before its fragment. Parameters of the address win.
 *
 * @param query with its question mark; empty without one.
 * @param dropped names of the parameters that are not added.
 */
export const addQuery = (
  url: string,
  query: string,
  dropped: readonly string[] = parameterNames(url),
): string => {
  const [start, fragment] = splitFragment(url);
  const kept = query
    .slice(1)
    .split("&")
    .filter((part) => !readParameters(part).some(([name]) => dropped.includes(name)))
    .join("&");
  if (!kept) return url;

  return `${start}${start.includes("?") ? "&" : "?"}${kept}${fragment}`;
};
