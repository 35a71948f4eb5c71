/** The host under which this machine reaches a server that listens on HOST, as it is in a URL. */
export const reachableHost = (host: string): string => {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return "localhost";

  return host.includes(":") ? `[${host}]` : host;
};
