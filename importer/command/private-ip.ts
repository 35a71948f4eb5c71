import { BlockList, isIP } from "node:net";

/** Ranges that are not of the public internet (IANA's registries of special addresses). */
const ranges = {
  ipv4:
    "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 " +
    "192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 " +
    "203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
  ipv6:
    "::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 " +
    "fe80::/10 fec0::/10 ff00::/8",
};

const list = new BlockList();
for (const family of ["ipv4", "ipv6"] as const) {
  for (const range of ranges[family].split(" ")) {
    const [address = "", length] = range.split("/");
    list.addSubnet(address, Number(length), family);
  }
}

/**
 * True for an IP that is not of the public internet: private, loopback, link-local (where clouds serve
 * their metadata), multicast and reserved ones, also mapped to IPv6, and for what is no IP.
 */
export const isPrivateIp = (ip: string): boolean => {
  const family = isIP(ip);

  return family === 0 || list.check(ip, family === 6 ? "ipv6" : "ipv4");
};
