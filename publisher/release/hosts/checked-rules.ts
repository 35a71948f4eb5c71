import { constants } from "node:fs";
import { open } from "node:fs/promises";

import type { Redirect } from "../delivery-manifest.ts";
import { OperatorError } from "../../../common/operator-error.ts";
import { checkRedirects } from "../redirects.ts";
import type { HttpRules } from "../rules.ts";

const maxBytes = 1024 * 1024;
const maxRedirects = 5000;

const headerNames = new Set([
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "X-Robots-Tag",
]);
/** Without what has a meaning in nginx's quotes. It reads at most 4,096 characters as one word. */
const headerValue = /^[\w !'()*+,\-./:;=?@~]{1,3900}$/;
const hostname = /^[a-z0-9.-]{1,253}$/;
const address = /^\S{1,3000}$/;

/** The message has nothing from the file: it goes to the log of a program with more rights. */
const refuse = (problem: string): never => {
  throw new OperatorError(
    `The release's release.json is refused, and nginx keeps its configuration: ${problem}.`,
  );
};

const readText = async (file: string) => {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(
    ({ code }: NodeJS.ErrnoException) =>
      code === "ENOENT"
        ? Promise.reject(new OperatorError("There is no release yet."))
        : refuse(`it cannot be opened (${code})`),
  );
  try {
    if (!(await handle.stat()).isFile()) refuse("it is not a file");
    const buffer = Buffer.alloc(maxBytes + 1);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    if (bytesRead > maxBytes) refuse("it is larger than 1 MB");

    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return refuse("it is not JSON");
  }
};

const checkRecord = (value: unknown, name: string) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : refuse(`${name} is not an object`);

const checkText = (value: unknown, pattern: RegExp, name: string) =>
  typeof value === "string" && pattern.test(value)
    ? value
    : refuse(`${name} is not a text of the allowed characters`);

const checkHeaders = (value: unknown) =>
  Object.fromEntries(
    Object.entries(checkRecord(value, "a group of headers")).map(([name, text]) =>
      headerNames.has(name)
        ? [name, checkText(text, headerValue, name)]
        : refuse("it has an unknown header"),
    ),
  );

const checkRedirect = (value: unknown): Redirect => {
  const { from, to, permanent } = checkRecord(value, "a redirect");

  return {
    from: checkText(from, address, "a redirect"),
    to: to === null ? null : checkText(to, address, "a redirect"),
    permanent: typeof permanent === "boolean" ? permanent : refuse("a redirect is incomplete"),
  };
};

const checkAllRedirects = (value: unknown) => {
  if (!Array.isArray(value) || value.length > maxRedirects) {
    return refuse(`the redirects are not a list of at most ${maxRedirects}`);
  }
  const redirects = value.map(checkRedirect);
  try {
    return checkRedirects(redirects, []);
  } catch {
    return refuse("a redirect has other characters, or is there twice");
  }
};

/**
 * Reads the rules in `release.json` without trust: a build may have written anything there.
 *
 * @throws {OperatorError} unless each value is one that nginx's configuration can contain.
 */
export const readCheckedRules = async (file: string): Promise<HttpRules> => {
  const { rules } = checkRecord(parse(await readText(file)), "it");
  const { host, headers, cache, redirects } = checkRecord(rules, "rules");
  const { everywhere, pages, search, unlisted } = checkRecord(headers, "headers");
  const { hashed, other, error } = checkRecord(cache, "cache");

  return {
    host: checkText(host, hostname, "host"),
    // nginx does not need it.
    apiUrl: "",
    headers: {
      everywhere: checkHeaders(everywhere),
      pages: checkHeaders(pages),
      search: checkHeaders(search),
      unlisted: checkHeaders(unlisted),
    },
    cache: {
      hashed: checkText(hashed, headerValue, "cache"),
      other: checkText(other, headerValue, "cache"),
      error: checkText(error, headerValue, "cache"),
    },
    redirects: checkAllRedirects(redirects),
  };
};
