import { isIP } from "node:net";

import ipaddr from "ipaddr.js";

import { hmac } from "../lib/secrets";

/**
 * The bare address in what a proxy wrote: without the brackets and the port
 * that some add, which would make every connection another visitor.
 *
 * @returns undefined if it is not an address.
 */
export const bareAddress = (written: string): string | undefined => {
  const text = written.trim();
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const beforePort = /^([\d.]+):\d+$/.exec(text)?.[1];
  const [bare = ""] = (inBrackets ?? beforePort ?? text).split("%");

  // ipaddr.js would also take an address written as one number, or in octal.
  return isIP(bare) === 0 ? undefined : bare;
};

/** The first bits of an IPv6 address: 48 and 64 are whole groups, 56 half of the fourth. */
const prefixOf = ({ parts }: ipaddr.IPv6, bits: 48 | 56 | 64): string =>
  parts
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => (bits === 56 && index === 3 ? group & 0xff00 : group).toString(16))
    .join(":");

/**
 * What counts as one visitor: an IPv4 address, also one that is written as IPv6
 * (RFC 4291, 2.5.5.2), or the /64 that an IPv6 visitor holds (RFC 6177).
 */
export const networkOf = (address: string): string => {
  const parsed = ipaddr.process(address);

  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, 64) : parsed.toString();
};

/** Of a request, as Koa's context has it. */
type Caller = { ip: string; req: { socket: { remoteAddress?: string | undefined } } };

/** The address that a request, or a proxy of ours, reports; that of the connection if that is none. */
const addressOf = ({ ip, req }: Caller): string | undefined =>
  bareAddress(ip) ?? bareAddress(req.socket.remoteAddress ?? "");

/** What counts as the visitor who sent a request. */
export const visitorOf = (caller: Caller): string => {
  const address = addressOf(caller);

  return address === undefined ? "unknown" : networkOf(address);
};

/**
 * The networks that one customer of a provider may hold whole, so that neighboring visitors
 * may be one and the same: /56 and /48 (RFC 6177), in this order. None of IPv4.
 */
export const widerNetworksOf = (caller: Caller): string[] => {
  const address = addressOf(caller);
  const parsed = address === undefined ? undefined : ipaddr.process(address);

  return parsed instanceof ipaddr.IPv6 ? [prefixOf(parsed, 56), prefixOf(parsed, 48)] : [];
};

/**
 * One visitor's key in the counters. It hides the address, which is personal
 * data, from whoever reads them.
 */
export const addressKey = (secret: string, caller: Caller): string =>
  hiddenKey(secret, visitorOf(caller));

/** A key in the counters that tells nothing about whom it counts. */
export const hiddenKey = (secret: string, text: string): string => hmac(secret, text).slice(0, 22);
