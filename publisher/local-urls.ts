/** The name under which this machine reaches a server that listens on HOST. */
const reachableName = (host: string) => {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return "localhost";

  return host.includes(":") ? `[${host}]` : host;
};

/** The address of the CMS on this machine, from HOST and CMS_PORT. */
export const localCmsUrl = (host?: string, port?: string): string =>
  `http://${reachableName(host || "127.0.0.1")}:${port || 1337}`;

/** The address of the site on this machine, from SITE_PORT. */
export const localSiteUrl = (port?: string): string => `http://localhost:${port || 9000}`;
