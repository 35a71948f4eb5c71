import { isIP } from "node:net";

import ipaddr from "ipaddr.js";

import { hmac } from "../lib/secrets";

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

/** The first bits of an IPv6 address: 48 and 64 end between groups, 56 in the middle of the fourth. */
const prefixOf = ({ parts }: ipaddr.IPv6, bits: 48 | 56 | 64): string =>
  parts
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => (bits === 56 && index === 3 ? group & 0xff00 : group).toString(16))
    .join(":");

/**
 * The network that counts as one client: an IPv4 address, also mapped to IPv6 (RFC 4291,
 * 2.5.5.2), or an IPv6 /64 (RFC 6177).
 */
export const networkOfIp = (address: string): string => {
  const parsed = ipaddr.process(address);

  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, 64) : parsed.toString();
};

/** The part of Koa's context that identifies a client. */
type Client = { ip: string; req: { socket: { remoteAddress?: string | undefined } } };

/** The IP that our proxy reports; that of the connection if the report is invalid. */
const clientIp = ({ ip, req }: Client): string | undefined =>
  parseIp(ip) ?? parseIp(req.socket.remoteAddress ?? "");

/** The network of the client that sent a request. */
export const clientNetwork = (client: Client): string => {
  const address = clientIp(client);

  return address === undefined ? "unknown" : networkOfIp(address);
};

/**
 * The client's IPv6 /56 and /48, in this order: one customer of a provider may hold either
 * (RFC 6177). None for IPv4.
 */
export const parentPrefixes = (client: Client): string[] => {
  const address = clientIp(client);
  const parsed = address === undefined ? undefined : ipaddr.process(address);

  return parsed instanceof ipaddr.IPv6 ? [prefixOf(parsed, 56), prefixOf(parsed, 48)] : [];
};

/** A client's key in the counters: a hash, because an IP is personal data. */
export const clientKey = (secret: string, client: Client): string =>
  hashKey(secret, clientNetwork(client));

/** Hashes a key of the counters, so that they store no personal data. */
export const hashKey = (secret: string, text: string): string => hmac(secret, text).slice(0, 22);
