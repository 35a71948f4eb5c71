import { readSettings } from "../src/settings";

export default () => {
  const settings = readSettings(process.env);

  return {
    host: settings.host,
    port: settings.port,
    url: settings.publicUrl,
    dirs: { public: settings.publicFolder },
    app: { keys: settings.appKeys },
    // Counted from the end: what a visitor writes into X-Forwarded-For comes before it.
    proxy: { koa: settings.trustProxy, maxIpsCount: settings.proxyHops },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    // A connection that trickles its request is cut off.
    http: { serverOptions: { headersTimeout: 15_000, requestTimeout: 120_000 } },
  };
};
