import { BlockList, isIP } from "node:net";

/** Ranges that nobody on the internet has (IANA's registries of special addresses). */
const special = {
  ipv4: [
    ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
    ...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24"],
    ...["192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15"],
    ...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
    // Azure's own service, which answers on every virtual machine there.
    "168.63.129.16/32",
  ],
  ipv6: ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"],
};

/** All that IANA has given out of IPv6, and IPv4 mapped to it, to which the ranges of IPv4 apply. */
const assigned = ["2000::/3", "::ffff:0:0/96"];

const listOf = (ranges: { ipv4?: string[]; ipv6: string[] }) => {
  const list = new BlockList();
  for (const family of ["ipv4", "ipv6"] as const) {
    for (const range of ranges[family] ?? []) {
      const [address = "", length] = range.split("/");
      list.addSubnet(address, Number(length), family);
    }
  }

  return list;
};

const specialList = listOf(special);
const assignedList = listOf({ ipv6: assigned });

/**
 * True for an IP that anybody on the internet may have. It is false for private, loopback, link-local
 * (where clouds serve their metadata), multicast and reserved ones, also mapped to IPv6, for ranges of
 * IPv6 that lead to an IPv4 address, and for what is no IP.
 */
export const isPublicIp = (ip: string): boolean => {
  // A zone names a network of this machine.
  if (isIP(ip) === 0 || ip.includes("%")) return false;
  if (isIP(ip) === 4) return !specialList.check(ip, "ipv4");

  return assignedList.check(ip, "ipv6") && !specialList.check(ip, "ipv6");
};
