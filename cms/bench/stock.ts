import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { freePort } from "../tests/support/service";

const project = resolve(__dirname, "../..");

const route = "contact-data";

/** The fields of the contact form as a stock project has them, without our keys. */
const stockSchema = () => {
  const schema = JSON.parse(
    readFileSync(join(project, `src/api/${route}/content-types/${route}/schema.json`), "utf8"),
  );
  delete schema.attributes.submission_key;
  delete schema.attributes.submission_print;

  return JSON.stringify(schema);
};

const core = (kind: string) =>
  `module.exports = require("@strapi/strapi").factories.createCore${kind}("api::${route}.${route}");`;

const files = (): Record<string, string> => ({
  "package.json": JSON.stringify({
    name: "stock",
    private: true,
    version: "0.0.0",
    // Strapi finds its plugins by the names in here.
    dependencies: { "@strapi/strapi": "*", "@strapi/plugin-users-permissions": "*" },
  }),
  "config/server.js": `module.exports = ({ env }) => ({ host: "127.0.0.1", port: env.int("PORT"), app: { keys: ["stock-key-for-the-benchmark"] }, logger: { updates: { enabled: false }, startup: { enabled: false } } });`,
  "config/admin.js": `module.exports = () => ({ serveAdminPanel: false, auth: { secret: "stock-secret-for-the-benchmark" }, apiToken: { salt: "stock-salt-for-the-benchmark" }, transfer: { token: { salt: "stock-salt-for-the-benchmark" } } });`,
  "config/plugins.js": `module.exports = () => ({ "users-permissions": { config: { jwtSecret: "stock-secret-for-the-benchmark" } } });`,
  "config/database.js": `module.exports = ({ env }) => ({ connection: env("DATABASE_URL") ? { client: "postgres", connection: { connectionString: env("DATABASE_URL") }, pool: { min: 0, max: 10 } } : { client: "sqlite", connection: { filename: "data.db" }, useNullAsDefault: true } });`,
  "src/index.js": `module.exports = { async bootstrap({ strapi }) {
    const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type: "public" } });
    await strapi.db.query("plugin::users-permissions.permission").create({ data: { action: "api::${route}.${route}.create", role: role.id } });
  } };`,
  [`src/api/${route}/content-types/${route}/schema.json`]: stockSchema(),
  [`src/api/${route}/controllers/${route}.js`]: core("Controller"),
  [`src/api/${route}/services/${route}.js`]: core("Service"),
  [`src/api/${route}/routes/${route}.js`]: core("Router"),
  "start.js": `require("@strapi/strapi").createStrapi({ appDir: __dirname, distDir: __dirname }).start();`,
});

/** A Strapi as it comes, with the contact form's collection open to the public: what we compare with. */
export const startStock = async (
  databaseUrl: string | undefined,
): Promise<{ url: string; process: ChildProcess }> => {
  const folder = mkdtempSync(join(tmpdir(), "cms-bench-stock-"));
  for (const [path, content] of Object.entries(files())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  mkdirSync(join(folder, "public/uploads"), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));

  const port = await freePort();
  const child = spawn(process.execPath, ["start.js"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      NODE_ENV: "production",
      STRAPI_TELEMETRY_DISABLED: "true",
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  while ((await fetch(`${url}/_health`).catch(() => null))?.status !== 204) {
    if (child.exitCode !== null) throw new Error("The stock Strapi did not start");
    await new Promise((next) => setTimeout(next, 200));
  }

  return { url, process: child };
};
