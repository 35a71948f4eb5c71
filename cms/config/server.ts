import { readSettings } from "../src/settings";

export default () => {
  const settings = readSettings(process.env);

  return {
    host: settings.host,
    port: settings.port,
    url: settings.publicUrl,
    dirs: { public: settings.publicFolder },
    app: { keys: settings.appKeys },
    proxy: { koa: settings.trustProxy },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  };
};
