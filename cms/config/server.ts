import { readSettings } from "../src/settings";

export default () => {
  const settings = readSettings(process.env);

  return {
    host: settings.host,
    port: settings.port,
    url: settings.publicUrl,
    dirs: { public: settings.publicFolder },
    app: { keys: settings.appKeys },
    // Koa counts from the end: IPs that a client forges come first.
    proxy: { koa: settings.trustProxy, maxIpsCount: settings.proxyHops },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    // Closes connections that send a request too slowly.
    http: { serverOptions: { headersTimeout: 15_000, requestTimeout: 120_000 } },
  };
};
