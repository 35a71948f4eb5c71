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

import { envFile, readSettings } from "../../publisher/settings.ts";

export {
  readSettings as readEnvironment,
  telemetryOff as quiet,
} from "../../publisher/settings.ts";

/** Secrets that nobody needs to choose. */
export const secretNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "ENCRYPTION_KEY",
  "STRAPI_TOKEN",
  "PREVIEW_SECRET",
  "PUBLISHER_SECRET",
];

/** New values for all secrets. */
export const generateSecrets = () =>
  Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString("base64url")]));

/**
 * Adds the secrets that are missing to .env, readable by its owner only.
 *
 * @returns {"wrote" | "completed" | undefined} undefined if none was missing.
 */
export const writeSecrets = () => {
  const given = readSettings();
  const lines = Object.entries(generateSecrets())
    .filter(([name]) => !given[name])
    .map(([name, value]) => `${name}=${value}\n`);
  if (lines.length === 0) return undefined;

  const text = [
    "# Written by npm start. Secrets of this machine: .env.example explains them and all other settings.\n",
    ...lines,
  ].join("");
  if (!existsSync(envFile)) {
    writeFileSync(envFile, text, { mode: 0o600, flag: "wx" });
    return "wrote";
  }

  const before = readFileSync(envFile, "utf8");
  accessSync(envFile, constants.W_OK);
  chmodSync(envFile, 0o600);
  appendFileSync(envFile, before === "" || before.endsWith("\n") ? text : `\n${text}`);
  return "completed";
};
