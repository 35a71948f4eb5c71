import { createHmac } from "node:crypto";
import { isIP, isIPv4 } from "node:net";

/**
 * The bare address of what a proxy wrote as one: without the brackets and the
 * port that some add, which would make every connection another visitor.
 *
 * @returns undefined where it is no address.
 */
export const bareAddress = (written: string): string | undefined => {
  const text = written.trim();
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const beforePort = /^([\d.]+):\d+$/.exec(text)?.[1];
  const [bare = ""] = (inBrackets ?? beforePort ?? text).split("%");

  return isIP(bare) === 0 ? undefined : bare;
};

/** The eight groups of an IPv6 address, written out. */
const groupsOf = (address: string): string[] => {
  // The parser of URLs shortens every spelling to one, with an IPv4 tail in hexadecimal.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head ? head.split(":") : [];
  if (tail === undefined) return before;
  const after = tail ? tail.split(":") : [];

  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
};

/** An IPv4 address that is spelled as one of IPv6 (RFC 4291, 2.5.5.2). */
const mappedIPv4 = (groups: string[]): string | undefined => {
  if (groups.slice(0, 6).join() !== "0,0,0,0,0,ffff") return undefined;

  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
};

/**
 * What counts as one visitor: an IPv4 address, or the /64 that an IPv6 visitor
 * holds (RFC 6177).
 */
export const networkOf = (address: string): string => {
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);

  return mappedIPv4(groups) ?? groups.slice(0, 4).join(":");
};

/**
 * One visitor's key in the counters. It hides the address from whoever reads
 * them: it is personal data.
 *
 * @param told the address as the request or a proxy of ours tells it
 * @param connected the address of the connection, for where that is none
 */
export const addressKey = (secret: string, told: string, connected?: string): string => {
  const address = bareAddress(told) ?? bareAddress(connected ?? "");
  const network = address === undefined ? "unknown" : networkOf(address);

  return createHmac("sha256", secret).update(network).digest("base64url").slice(0, 22);
};
