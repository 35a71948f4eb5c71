import { randomBytes } from "node:crypto";
import {
  accessSync,
  appendFileSync,
  chmodSync,
  constants,
  existsSync,
  readFileSync,
  writeFileSync,
} from "node:fs";

import { envFile, readSettings, type Settings } from "../../publisher/settings.ts";

const names = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "ENCRYPTION_KEY",
  "STRAPI_TOKEN",
  "PREVIEW_SECRET",
  "PUBLISHER_SECRET",
];

/** New random values of all secrets. */
export const generateSecrets = (): Settings =>
  Object.fromEntries(names.map((name) => [name, randomBytes(32).toString("base64url")]));

/** Adds the secrets that no setting has to .env, which only its owner may read, and prints it. */
export const addMissingSecrets = (): void => {
  const given = readSettings();
  const lines = Object.entries(generateSecrets())
    .filter(([name]) => !given[name])
    .map(([name, value]) => `${name}=${value}\n`);
  if (lines.length === 0) return;

  const text = [
    "# Written by npm start. Secrets of this machine: .env.example explains them and all other settings.\n",
    ...lines,
  ].join("");
  if (!existsSync(envFile)) {
    writeFileSync(envFile, text, { mode: 0o600, flag: "wx" });
    console.log("  ✓ wrote .env with new secrets");
    return;
  }

  const before = readFileSync(envFile, "utf8");
  accessSync(envFile, constants.W_OK);
  chmodSync(envFile, 0o600);
  appendFileSync(envFile, before === "" || before.endsWith("\n") ? text : `\n${text}`);
  console.log("  ✓ added the secrets that .env lacked");
};
