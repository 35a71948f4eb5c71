import { lookup } from "node:dns/promises";
import type { LookupAddress } from "node:dns";
import { BlockList, isIP } from "node:net";

import ipaddr from "ipaddr.js";

/** How hosts are resolved, and where connections may lead. */
export type Network = {
  /** All IPs of a host; an IP is its own. */
  resolve: (host: string) => Promise<LookupAddress[]>;
  mayConnect: (ip: string) => boolean;
  mayUsePort: (port: number) => boolean;
};

/** Azure's own service, which answers on every virtual machine there. */
const azurePlatform = "168.63.129.16";

/** Former addresses of IPv4 hosts, such as `::127.0.0.1` (RFC 4291), which "unicast" includes. */
const ipv4Compatible = new BlockList();
ipv4Compatible.addSubnet("::", 96, "ipv6");

/**
 * True for an IP that anybody on the internet may have. It is false for private, loopback, link-local
 * (where clouds serve their metadata), multicast and reserved ones, also mapped to IPv6, and for
 * ranges of IPv6 that lead to an IPv4 address.
 */
export const isPublicIp = (ip: string): boolean => {
  if (isIP(ip) === 0) return false;
  const address = ipaddr.process(ip);

  return (
    address.range() === "unicast" &&
    address.toString() !== azurePlatform &&
    !ipv4Compatible.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4")
  );
};

/** The internet: public IPs, at the web's ports. */
export const publicNetwork: Network = {
  resolve: (host) => lookup(host, { all: true }),
  mayConnect: isPublicIp,
  mayUsePort: (port) => port === 80 || port === 443,
};
