import { isIPv4 } from "node:net";
import { domainToASCII } from "node:url";

/**
 * Parses an address of a server. A `/`, `?` or `#` that is not percent-encoded ends the host, so part of
 * a password would become host, port or path: the `@` after it shows that.
 *
 * @throws if it is no complete address.
 */
export const parseServerUrl = (text: string, scheme: RegExp): URL => {
  const url = new URL(text);
  const rest = url.pathname + url.search + url.hash;
  if (!scheme.test(url.protocol) || url.hash || rest.includes("@"))
    throw new TypeError("incomplete");

  return url;
};

/**
 * The host, as `connect` takes it. URL leaves hosts of other schemes than http as they are.
 *
 * @throws if it is none.
 */
export const hostOf = ({ hostname }: URL): string => {
  const host = domainToASCII(decodeURIComponent(hostname));
  if (!host) throw new TypeError("no host");

  return host.replace(/^\[|\]$/g, "");
};

/** True for a host on this machine. */
export const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
