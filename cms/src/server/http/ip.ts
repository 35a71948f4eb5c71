import { isIP } from "node:net";

import ipaddr from "ipaddr.js";

import { hmac } from "../../common/secrets";

/**
 * Parses an IP from a proxy. Some proxies add brackets and a port, by which every connection would
 * count as another client.
 *
 * @returns undefined if the text is not an IP.
 */
export const parseIp = (text: string): string | undefined => {
  const trimmed = text.trim();
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1];
  const beforePort = /^([\d.]+):\d+$/.exec(trimmed)?.[1];
  const [bare = ""] = (inBrackets ?? beforePort ?? trimmed).split("%");

  // ipaddr.js would also accept an IP written as one number or in octal.
  return isIP(bare) === 0 ? undefined : bare;
};

/**
 * The network that counts as one client: an IPv4 address, also mapped to IPv6 (RFC 4291,
 * 2.5.5.2), or an IPv6 /56, which one customer of a provider may hold (RFC 6177).
 */
export const networkOfIp = (address: string): string => {
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();

  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts;

  return [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(":");
};

/** The part of Koa's context that identifies a client. */
type Client = { ip: string; req: { socket: { remoteAddress?: string | undefined } } };

/**
 * A client's key in the counters: a hash, because an IP is personal data. Without a valid report by our
 * proxy, the IP of the connection counts.
 */
export const clientKey = (secret: string, { ip, req }: Client): string => {
  const address = parseIp(ip) ?? parseIp(req.socket.remoteAddress ?? "");

  return hashKey(secret, address === undefined ? "unknown" : networkOfIp(address));
};

/** Hashes a key of the counters, so that they store no personal data. */
export const hashKey = (secret: string, text: string): string => hmac(secret, text).slice(0, 22);
