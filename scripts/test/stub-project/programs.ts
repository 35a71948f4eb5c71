const stub = (name: string, pathToRoot: string) => `
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { join } = require("node:path");
const root = join(__dirname, "${pathToRoot}");
const [action, ...args] = process.argv.slice(2);
appendFileSync(join(root, "calls"), ["${name}", action].join(" ").trim() + "\\n");
const writeProjectFile = (name, text) => {
  mkdirSync(join(root, name, ".."), { recursive: true });
  writeFileSync(join(root, name), text);
};
const serve = (port, host, handle = () => false) =>
  createServer((request, response) => {
    if (request.url === "/_health") response.statusCode = 204;
    if (handle(request, response)) return;
    response.end(request.url === "/_health" ? undefined : '{"data":{"hasAdmin":true}}');
  }).listen(Number(port), host);
`;

// Its content differs from the last build's if FAKE_CONTENT does.
const compiledCms = `${stub("service", "../../..")}
const digest = "content " + (process.env.FAKE_CONTENT ?? "");
serve(process.env.CMS_PORT, process.env.HOST || "127.0.0.1", (request, response) => {
  if (request.url !== "/api/publishing/content") return false;
  const isSame = request.headers["if-none-match"] === JSON.stringify(digest);
  response.statusCode = isSame ? 304 : 200;
  response.end(isSame ? undefined : JSON.stringify({ digest, at: new Date().toISOString() }));
  return true;
});`;

const compiler = `${stub("compile", "../../../..")}
writeProjectFile("cms/dist/src/main.js", ${JSON.stringify(compiledCms)});`;

const strapi = `${stub("strapi", "../../../../..")}
serve(process.env.CMS_PORT, process.env.HOST || "127.0.0.1");`;

// The parts of the panel's build that scripts/lib/build-panel.ts calls.
const strapiPanel = `${stub("panel", "../../../../../../../..")}
exports.build = async ({ dirs }) => {
  mkdirSync(join(dirs.dist.root, "build"), { recursive: true });
  writeFileSync(join(dirs.dist.root, "build/index.html"), "panel");
};`;
const strapiDist = "cms/node_modules/@strapi/strapi/dist";

// Fails with FAKE_REJECTION, like the content check, until the file `fixed` exists.
const gatsby = `${stub("gatsby", "../..")}
const { existsSync } = require("node:fs");
const refusal = !existsSync(join(root, "fixed")) && process.env.FAKE_REJECTION;
if (refusal) {
  console.error("Output of Gatsby\\n" + refusal);
  process.exit(78);
}
if (action === "build") {
  writeProjectFile("public/index.html", '<!doctype html><meta charset="utf-8"><title>site</title>');
  writeProjectFile("public/.delivery/manifest.json", process.env.FAKE_DELIVERY);
} else serve(args[args.indexOf("--port") + 1], "127.0.0.1");`;

const preview = `
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";
appendFileSync("calls", "preview\\n");
createServer((_, response) => response.end("ok")).listen(Number(process.env.PREVIEW_PORT), "127.0.0.1");`;

// Like npm, records what is installed.
const npm = `${stub("npm", ".")}
const { copyFileSync } = require("node:fs");
copyFileSync("package-lock.json", "node_modules/.package-lock.json");
writeProjectFile("npm-arguments", args.join(" "));`;

/** Stubs of the installed programs, by path. Each logs its calls, and does the minimum. */
export const stubPrograms: Record<string, string> = {
  "npm.js": npm,
  "src/preview/main.ts": preview,
  "node_modules/gatsby/cli.js": gatsby,
  "cms/node_modules/@strapi/strapi/bin/strapi.js": strapi,
  [`${strapiDist}/index.js`]: "exports.createStrapi = () => ({ dirs: { dist: {} } });",
  [`${strapiDist}/src/node/create-build-context.js`]:
    "exports.createBuildContext = async ({ strapi }) => strapi;",
  [`${strapiDist}/src/node/staticFiles.js`]: "exports.writeStaticClientFiles = async () => {};",
  [`${strapiDist}/src/node/vite/build.js`]: strapiPanel,
  "cms/node_modules/typescript/bin/tsc": compiler,
};
