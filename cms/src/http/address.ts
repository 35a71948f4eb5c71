import { createHmac } from "node:crypto";
import { isIP } from "node:net";

import ipaddr from "ipaddr.js";

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

/**
 * What counts as one visitor: an IPv4 address, also one that is written as IPv6
 * (RFC 4291, 2.5.5.2), or the /64 that an IPv6 visitor holds (RFC 6177).
 */
export const networkOf = (address: string): string => {
  const parsed = ipaddr.process(address);

  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(":")
    : parsed.toString();
};

/**
 * One visitor's key in the counters. It hides the address, which is personal
 * data, from whoever reads them.
 *
 * @param reported the address as the request, or a proxy of ours, reports it
 * @param connected the address of the connection, used if that is not an address
 */
export const addressKey = (secret: string, reported: string, connected?: string): string => {
  const address = bareAddress(reported) ?? bareAddress(connected ?? "");
  const network = address === undefined ? "unknown" : networkOf(address);

  return createHmac("sha256", secret).update(network).digest("base64url").slice(0, 22);
};
