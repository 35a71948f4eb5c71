import { splitFragment, stripTrailingSlash } from "../../../common/paths/redirect-source.ts";
import type { Redirect, RedirectTo } from "../delivery-manifest.ts";
import {
  byParameters,
  hasTarget,
  pathVariants,
  redirectStatus,
  replacedParameters,
  sourceOf,
} from "../redirects.ts";
import { quote } from "./nginx-quote.ts";

/** A regular expression of a text. A backslash before an ASCII sign takes its meaning away. */
const literal = (text: string) => text.replace(/[^\w\u0080-\u{10ffff}]/gu, "\\$&");

/** A regular expression of a text in a query, in all its encoded spellings. */
const inQuery = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const code = `%${byte.toString(16).padStart(2, "0")}`;
      if (byte >= 0x80) return `(?i:${code})`;
      const sign = byte === 0x20 ? "+" : String.fromCharCode(byte);

      return `(?:${literal(sign)}|${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
    })
    .join("")
    .replace(/(\(\?i:%..\))+/g, (run) => `(?i:${run.replace(/\(\?i:|\)/g, "")})`);

/** nginx reads at most 4,096 bytes as one word; sources are too short for that. */
const longest = 4000;
const mostRemovals = 10;

/**
 * Removes parameters from `$site_kept`, which is like `&a=1&b=2`. One `if` removes one parameter;
 * if a visitor repeats them often, the whole query goes.
 */
const removeParameters = (names: readonly string[]) => {
  const one = `&(?:${names.map(inQuery).join("|")})(?:=[^&]*)?`;
  const around = quote(`^(?<site_before>.*)${one}(?<site_after>&.*)?$`);
  if (around.length > longest) return [`set $site_kept "";`];
  const remove = `if ($site_kept ~ ${around}) { set $site_kept $site_before$site_after; }`;

  return [
    ...Array.from({ length: Math.min(names.length + 2, mostRemovals) }, () => remove),
    `if ($site_kept ~ ${quote(`${one}(?:&|$)`)}) { set $site_kept ""; }`,
  ];
};

const leadTo = (redirect: RedirectTo) => {
  const [address, fragment] = splitFragment(redirect.to);
  const names = replacedParameters(redirect);
  const answer = (query: string) =>
    `return ${redirectStatus(redirect)} ${quote(address + query + fragment)};`;
  if (names.length === 0 && !address.includes("?")) return [answer("$is_args$args")];

  return [
    `set $site_kept "";`,
    `if ($args != "") { set $site_kept &$args; }`,
    ...(names.length > 0 ? removeParameters(names) : []),
    ...(address.includes("?")
      ? []
      : [`if ($site_kept ~ "^&(?<site_after>.*)$") { set $site_kept ?$site_after; }`]),
    answer("$site_kept"),
  ];
};

const location = (address: string, statements: readonly string[]) =>
  statements.length === 1
    ? `location = ${address} { ${statements.join("")} }`
    : [`location = ${address} {`, ...statements.map((line) => `    ${line}`), "}"].join("\n");

const answerOf = (redirect: Redirect) => (hasTarget(redirect) ? leadTo(redirect) : ["return 410;"]);

const ofPath = (redirect: Redirect) =>
  pathVariants(sourceOf(redirect)).map((path) => location(quote(path), answerOf(redirect)));

/** A location knows no query, so these are found before any location. */
const ofQuery = (redirect: Redirect, index: number) => {
  const source = sourceOf(redirect);
  const name = `/~redirect/${index}`;
  const paths = [...new Set(pathVariants(source).map(stripTrailingSlash))].map(literal).join("|");
  const parameters = source.parameters.map(([parameter, value]) => {
    const given = value === "" ? "=?" : `=${inQuery(value)}`;

    return `(?=.*&${inQuery(parameter)}${given}(?:&|$))`;
  });

  return [
    `if ($site_request ~ ${quote(`^(?:${paths})/?(?=&)${parameters.join("")}`)}) { rewrite ^ ${name} last; }`,
    location(name, ["internal;", ...answerOf(redirect)]),
  ];
};

/** The statements of the server block that redirect. */
export const redirects = (all: readonly Redirect[]): string => {
  const hasQuery = (redirect: Redirect) => sourceOf(redirect).parameters.length > 0;
  const withQuery = byParameters(all.filter(hasQuery));

  return [
    ...all.filter((redirect) => !hasQuery(redirect)).flatMap(ofPath),
    ...(withQuery.length > 0 ? [`set $site_request $uri&$args;`] : []),
    ...withQuery.flatMap(ofQuery),
  ].join("\n");
};
