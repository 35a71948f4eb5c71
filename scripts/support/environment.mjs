import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// Named, an export that an old Node lacks would fail before anything could be said about it.
import util from "node:util";

import { root } from "./project.mjs";

const file = join(root, ".env");

/** The settings that are secrets: nobody chooses them, so they are drawn. */
export const secretNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "ENCRYPTION_KEY",
  "STRAPI_TOKEN",
];

const secret = () => randomBytes(32).toString("base64url");

/** New secrets for everything that wants one. */
export const drawSecrets = () => Object.fromEntries(secretNames.map((name) => [name, secret()]));

/**
 * Writes an .env with new secrets, readable by its owner alone, when there is none.
 *
 * @returns whether it wrote one.
 */
export const writeEnvironmentFile = () => {
  if (existsSync(file)) return false;

  const lines = Object.entries(drawSecrets()).map(([name, value]) => `${name}=${value}`);
  writeFileSync(
    file,
    [
      "# Written by npm start. Secrets of this machine: .env.example explains them and all other settings.",
      ...lines,
      "",
    ].join("\n"),
    { mode: 0o600, flag: "wx" },
  );

  return true;
};

/** The settings of .env below those of the environment, which win. */
export const readEnvironment = () => {
  const written = existsSync(file) ? util.parseEnv(readFileSync(file, "utf8")) : {};

  return /** @type {Record<string, string>} */ ({ ...written, ...process.env });
};

/** Settings that belong to every program started here. */
export const quiet = { STRAPI_TELEMETRY_DISABLED: "true", GATSBY_TELEMETRY_DISABLED: "1" };
