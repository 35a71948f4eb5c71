import { lookup } from "node:dns/promises";
import type { LookupAddress } from "node:dns";

import { isPublicIp } from "../../common/public-ip";

/** How hosts are resolved, and where connections may lead. */
export type Network = {
  /** All IPs of a host; an IP is its own. */
  resolve: (host: string) => Promise<LookupAddress[]>;
  mayConnect: (ip: string) => boolean;
  mayUsePort: (port: number) => boolean;
};

/** The internet: public IPs, at the web's ports. */
export const publicNetwork: Network = {
  resolve: (host) => lookup(host, { all: true }),
  mayConnect: isPublicIp,
  mayUsePort: (port) => port === 80 || port === 443,
};
