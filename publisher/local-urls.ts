import { reachableHost } from "../common/reachable-host.ts";

/** The address of the CMS on this machine, from HOST and CMS_PORT. */
export const localCmsUrl = (host?: string, port?: string): string =>
  `http://${reachableHost(host || "127.0.0.1")}:${port || 1337}`;

/** The address of the site on this machine, from SITE_PORT. */
export const localSiteUrl = (port?: string): string => `http://localhost:${port || 9000}`;
