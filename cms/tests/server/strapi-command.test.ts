import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, test } from "node:test";

const project = resolve(__dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "strapi-command-"));
const cms = join(folder, "cms");
after(() => rmSync(folder, { recursive: true }));

mkdirSync(cms);
for (const name of ["config", "package.json", "src", "tsconfig.json"]) {
  cpSync(join(project, name), join(cms, name), { recursive: true });
}
symlinkSync(join(project, "node_modules"), join(cms, "node_modules"));
mkdirSync(join(cms, "public/uploads"), { recursive: true });
// Strapi compiles at each command; `npm run typecheck` checks the types.
const file = join(cms, "tsconfig.json");
writeFileSync(
  file,
  readFileSync(file, "utf8").replace('"strict"', '"noCheck": true, "noResolve": true, "strict"'),
);

const secret = "a secret of sixteen or more";
const secrets = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "ENCRYPTION_KEY",
  "PREVIEW_SECRET",
];

/** Runs a command of Strapi as `npx strapi` does, with .env in the folder above, and Strapi's IPC. */
const strapi = async (command: string, envFile: string) => {
  writeFileSync(join(folder, ".env"), envFile);
  const child = fork(join(project, "node_modules/.bin/strapi"), [command], {
    cwd: cms,
    env: { PATH: process.env.PATH, STRAPI_TELEMETRY_DISABLED: "true" },
    silent: true,
  });
  let output = "";
  const messages: unknown[] = [];
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  child.on("message", (message) => messages.push(message));
  const [code] = await once(child, "close");

  return { code, output, messages };
};

test("Strapi's own commands read .env", async () => {
  const envFile = [
    ...secrets.map((name) => `${name}="${secret}"`),
    "STRAPI_TOKEN=token-of-16-characters",
  ];
  const { code, output } = await strapi("content-types:list", envFile.join("\n"));

  assert.equal(code, 0, output);
  assert.match(output, /api::article\.article/);
});

test("without settings they end with one sentence, and so does strapi develop around them", async () => {
  const { code, output, messages } = await strapi("content-types:list", "");

  assert.equal(code, 78);
  assert.match(
    output.trim(),
    /^The CMS cannot start: .*STRAPI_TOKEN.*\.env\.example explains each setting\. npm start writes \.env\.$/,
  );
  assert.deepEqual(messages, ["stop"]);
});
