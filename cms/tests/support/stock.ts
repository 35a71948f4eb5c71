import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { freePort } from "./ports";
import { until } from "./wait";

const project = resolve(__dirname, "../../..");

/** The fields of the contact form in a stock project, without our options. */
const contactSchema = () => {
  const schema = JSON.parse(
    readFileSync(
      join(project, "src/api/contact-data/content-types/contact-data/schema.json"),
      "utf8",
    ),
  );
  delete schema.attributes.submission_key;
  delete schema.attributes.submission_fingerprint;

  return schema;
};

/** A content type with drafts and a private field. */
const noteSchema = {
  kind: "collectionType",
  collectionName: "notes",
  info: { singularName: "note", pluralName: "notes", displayName: "Note" },
  options: { draftAndPublish: true },
  attributes: { text: { type: "string" }, secret: { type: "string", private: true } },
};

const core = (kind: string, name: string) =>
  `module.exports = require("@strapi/strapi").factories.createCore${kind}("api::${name}.${name}");`;

/** The files of a content type with Strapi's generated routes. */
const api = (name: string, schema: object): Record<string, string> => ({
  [`src/api/${name}/content-types/${name}/schema.json`]: JSON.stringify(schema),
  [`src/api/${name}/controllers/${name}.js`]: core("Controller", name),
  [`src/api/${name}/services/${name}.js`]: core("Service", name),
  [`src/api/${name}/routes/${name}.js`]: core("Router", name),
});

/** Permissions that a stock project must grant to the public for its forms and pages. */
const publicRights = [
  "api::contact-data.contact-data.create",
  "api::note.note.create",
  "api::note.note.find",
  "plugin::upload.content-api.upload",
];

const files = (): Record<string, string> => ({
  "package.json": JSON.stringify({
    name: "stock",
    private: true,
    version: "0.0.0",
    // Strapi finds its plugins by these names.
    dependencies: { "@strapi/strapi": "*", "@strapi/plugin-users-permissions": "*" },
  }),
  "config/server.js": `module.exports = ({ env }) => ({ host: "127.0.0.1", port: env.int("PORT"), app: { keys: ["stock-key-for-the-benchmark"] }, logger: { updates: { enabled: false }, startup: { enabled: false } } });`,
  "config/admin.js": `module.exports = () => ({ serveAdminPanel: false, auth: { secret: "stock-secret-for-the-benchmark" }, apiToken: { salt: "stock-salt-for-the-benchmark" }, transfer: { token: { salt: "stock-salt-for-the-benchmark" } } });`,
  "config/plugins.js": `module.exports = () => ({ "users-permissions": { config: { jwtSecret: "stock-secret-for-the-benchmark" } } });`,
  "config/database.js": `module.exports = ({ env }) => ({ connection: env("DATABASE_URL") ? { client: "postgres", connection: { connectionString: env("DATABASE_URL") }, pool: { min: 0, max: 10 } } : { client: "sqlite", connection: { filename: "data.db" }, useNullAsDefault: true } });`,
  "src/index.js": `module.exports = { async bootstrap({ strapi }) {
    const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type: "public" } });
    for (const action of ${JSON.stringify(publicRights)}) await strapi.db.query("plugin::users-permissions.permission").create({ data: { action, role: role.id } });
  } };`,
  ...api("contact-data", contactSchema()),
  ...api("note", noteSchema),
  "start.js": `require("@strapi/strapi").createStrapi({ appDir: __dirname, distDir: __dirname }).start();`,
});

/** A stock Strapi: its URL, database and temporary folder. */
export type Stock = {
  url: string;
  environment: Record<string, string>;
  temporary: string;
  stop: () => Promise<void>;
};

/** Starts a stock Strapi with the contact form's collection open to the public, for comparison. */
export const startStock = async (databaseUrl?: string): Promise<Stock> => {
  const folder = mkdtempSync(join(tmpdir(), "cms-test-stock-"));
  for (const [path, content] of Object.entries(files())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  mkdirSync(join(folder, "public/uploads"), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));

  const port = await freePort();
  const child = spawn(process.execPath, ["start.js"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      TMPDIR: temporary,
      NODE_ENV: "production",
      STRAPI_TELEMETRY_DISABLED: "true",
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until("the stock Strapi answers or ends", async () => {
    if (child.exitCode !== null) throw new Error("The stock Strapi did not start");

    return (await fetch(`${url}/_health`).catch(() => null))?.status === 204;
  });

  return {
    url,
    environment: {
      DATABASE_FILE: join(folder, "data.db"),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    temporary,
    stop: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
