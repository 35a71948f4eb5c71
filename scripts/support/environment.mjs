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
import { join } from "node:path";
// Named, an export that an old Node lacks would fail before anything could be said about it.
import util from "node:util";

import { root } from "./project.mjs";

const file = join(root, ".env");

/** The settings that are secrets: generated, since nobody needs to choose them. */
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

const secret = () => randomBytes(32).toString("base64url");

/** New secrets for everything that wants one. */
export const generateSecrets = () =>
  Object.fromEntries(secretNames.map((name) => [name, secret()]));

/**
 * The settings of .env below those of the environment, which win. An empty one counts as
 * not set: in the environment it takes back what .env says. READ_ENV_FILE=false is for a unit of
 * systemd, which may not read .env.
 */
export const readEnvironment = () => {
  const isRead = process.env.READ_ENV_FILE !== "false" && existsSync(file);
  const written = isRead ? util.parseEnv(readFileSync(file, "utf8")) : {};
  const given = { ...written, ...process.env };

  return /** @type {Record<string, string>} */ (
    Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  );
};

/**
 * Generates the secrets that nobody has set and keeps them in .env, readable by its owner
 * alone. What stands there already stays.
 *
 * @returns {"wrote" | "completed" | undefined} what it did; nothing when none was missing.
 */
export const writeSecrets = () => {
  const given = readEnvironment();
  const lines = Object.entries(generateSecrets())
    .filter(([name]) => !given[name])
    .map(([name, value]) => `${name}=${value}\n`);
  if (lines.length === 0) return undefined;

  const text = [
    "# Written by npm start. Secrets of this machine: .env.example explains them and all other settings.\n",
    ...lines,
  ].join("");
  if (!existsSync(file)) {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
    return "wrote";
  }

  const before = readFileSync(file, "utf8");
  accessSync(file, constants.W_OK);
  chmodSync(file, 0o600);
  appendFileSync(file, before === "" || before.endsWith("\n") ? text : `\n${text}`);
  return "completed";
};

/** Settings that belong to every program started here. */
export const quiet = { STRAPI_TELEMETRY_DISABLED: "true", GATSBY_TELEMETRY_DISABLED: "1" };
