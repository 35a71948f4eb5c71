import { readConfigSettings } from "../src/server/config-settings";

export default () => {
  const settings = readConfigSettings();

  return {
    host: settings.host,
    port: settings.port,
    url: settings.publicUrl,
    dirs: { public: settings.publicFolder },
    app: { keys: settings.appKeys },
    // Koa takes the client's IP from the last `proxyHops` entries: a client can forge earlier ones.
    proxy: { koa: settings.trustProxy, maxIpsCount: settings.proxyHops },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    // Closes the connection of a client that sends its request too slowly.
    http: { serverOptions: { headersTimeout: 15_000, requestTimeout: 120_000 } },
  };
};
