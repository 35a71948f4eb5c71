import { existsSync } from "node:fs";

import { exitOnOperatorError } from "./preflight";
import { readSettings, type Settings, SettingsError } from "./settings";

/** True in Strapi's own commands, such as `npx strapi develop`. */
const isStrapiCommand = /[\\/]strapi(\.js)?$/.test(process.argv[1] ?? "");

// This project's programs pass their settings on.
if (isStrapiCommand && existsSync("../.env")) process.loadEnvFile("../.env");

/** Reads the settings for Strapi's configuration. Ends Strapi's command with a message if one is invalid. */
export const readConfigSettings = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!isStrapiCommand || !(error instanceof SettingsError)) throw error;
    error.message += " npm start writes .env.";

    return exitOnOperatorError(error);
  }
};
