import { mixed, string } from "yup";

import { hostOf, parseAddress } from "./lib/address";

/** A setting that is parsed once. Values that `parse` throws at are rejected with this message. */
export const parsed = <Value extends object>(parse: (text: string) => Value, message: string) =>
  mixed((value): value is Value => typeof value === "object")
    .transform((value: unknown) => {
      try {
        return typeof value === "string" ? parse(value) : value;
      } catch {
        return value;
      }
    })
    .typeError(`\${path} ${message}`);

/** `fetch` rejects URLs with a user name, and prints them. */
const parseHttpUrl = (text: string) => {
  const url = parseAddress(text, /^https?:$/);
  if (url.username || url.password) throw new TypeError("user name");

  return url;
};

const canParse = (text: string | undefined, { withQuery }: { withQuery: boolean }) => {
  if (text === undefined) return true;
  try {
    const { search } = parseHttpUrl(text);

    return withQuery || !search;
  } catch {
    return false;
  }
};

/** An http(s) URL. Unlike yup's `url`, it allows host names without a dot, such as localhost. */
export const httpUrl = (example = "https://www.example.com", { withQuery = false } = {}) =>
  string()
    .test(
      "address",
      `\${path} must be a complete URL without a user name${withQuery ? "" : " and without ?"}, like ${example}`,
      (text) => canParse(text, { withQuery }),
    )
    // Paths are appended to it.
    .transform((text?: string) => (withQuery ? text : text?.trim().replace(/(?<!\/)\/+$/, "")));

/** Where clamd listens, as `connect` takes it. @throws if it is no complete address. */
export const parseClamd = (text: string): { path: string } | { host: string; port: number } => {
  if (/^unix:\/[^/]/.test(text)) return { path: text.slice("unix:".length) };
  const url = parseAddress(text, /^tcp:$/);
  if (url.pathname.length > 1 || url.search || url.username)
    throw new TypeError("more than a host");

  return { host: hostOf(url), port: Number(url.port || 3310) };
};
