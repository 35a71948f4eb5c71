const note = (name: string, up: string) => `
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { join } = require("node:path");
const root = join(__dirname, "${up}");
const [action, ...args] = process.argv.slice(2);
appendFileSync(join(root, "calls"), ["${name}", action].join(" ").trim() + "\\n");
const put = (name, text) => {
  mkdirSync(join(root, name, ".."), { recursive: true });
  writeFileSync(join(root, name), text);
};
const serve = (port, host) =>
  createServer((request, response) => {
    if (request.url === "/_health") response.statusCode = 204;
    const answers = { "/_health": undefined, "/admin/init": '{"data":{"hasAdmin":true}}' };
    response.end(request.url in answers ? answers[request.url] : process.env.FAKE_CONTENT);
  }).listen(Number(port), host);
`;

const service = `${note("service", "../../..")}
serve(process.env.CMS_PORT, process.env.HOST || "127.0.0.1");`;

const compiler = `${note("compile", "../../../..")}
put("cms/dist/src/main.js", ${JSON.stringify(service)});`;

const strapi = `${note("strapi", "../../../../..")}
serve(process.env.CMS_PORT, process.env.HOST || "127.0.0.1");`;

// Of the panel's build, the parts that scripts/support/panel-program.mjs calls.
const strapiPanel = `${note("panel", "../../../../../../../..")}
exports.build = async ({ dirs }) => {
  mkdirSync(join(dirs.dist.root, "build"), { recursive: true });
  writeFileSync(join(dirs.dist.root, "build/index.html"), "panel");
};`;
const strapiDist = "cms/node_modules/@strapi/strapi/dist";

// FAKE_REJECTION is what the check of the content has to say; a file takes it back.
const gatsby = `${note("gatsby", "../..")}
const { existsSync } = require("node:fs");
const refusal = !existsSync(join(root, "fixed")) && process.env.FAKE_REJECTION;
if (refusal) {
  console.error("Gatsby's own words\\n" + refusal);
  if (process.env.FAKE_FAULT) put(".cache/fault.json", process.env.FAKE_FAULT);
  process.exit(78);
}
if (action === "build") {
  for (const page of (process.env.FAKE_PAGES || "/").split(","))
    put("public" + page + "index.html", '<!doctype html><meta charset="utf-8"><title>site</title>');
  const held = JSON.parse(process.env.FAKE_HELD || "[]");
  const manifest = { ...JSON.parse(process.env.FAKE_DELIVERY), held };
  put("public/.delivery/manifest.json", JSON.stringify(manifest));
  put("public/.delivery/content.json", process.env.LAST_CONTENT);
  put(".cache/kept", "");
} else serve(args[args.indexOf("--port") + 1], "127.0.0.1");`;

const preview = `
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";
appendFileSync("calls", "preview\\n");
createServer((_, response) => response.end("ok")).listen(Number(process.env.PREVIEW_PORT), "127.0.0.1");`;

// npm notes what it has installed.
const npm = `${note("npm", ".")}
const { copyFileSync } = require("node:fs");
copyFileSync("package-lock.json", "node_modules/.package-lock.json");
put("npm-arguments", args.join(" "));`;

/** What stands in place of installed programs, by its path: it notes that it was called, and does the least. */
export const programs: Record<string, string> = {
  "npm.js": npm,
  "src/preview/main.ts": preview,
  "node_modules/gatsby/cli.js": gatsby,
  "node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js":
    "exports.compileGatsbyFiles = async () => undefined;",
  "cms/node_modules/@strapi/strapi/bin/strapi.js": strapi,
  [`${strapiDist}/index.js`]: "exports.createStrapi = () => ({ dirs: { dist: {} } });",
  [`${strapiDist}/src/node/create-build-context.js`]:
    "exports.createBuildContext = async ({ strapi }) => strapi;",
  [`${strapiDist}/src/node/staticFiles.js`]: "exports.writeStaticClientFiles = async () => {};",
  [`${strapiDist}/src/node/vite/build.js`]: strapiPanel,
  "cms/node_modules/typescript/bin/tsc": compiler,
};
