import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { createStrapi } from "@strapi/strapi";

import { readSettings, SettingsError } from "./settings";

// The content service's own start: it says in a sentence what is wrong with the
// settings, where Strapi would start without some of them or print a stack.
try {
  const { publicFolder, databaseFile } = readSettings(process.env);

  mkdirSync(join(publicFolder, "uploads"), { recursive: true });
  mkdirSync(dirname(databaseFile), { recursive: true });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;

  console.error(error.message);
  process.exit(1);
}

void createStrapi({
  appDir: resolve(__dirname, "../.."),
  distDir: resolve(__dirname, ".."),
}).start();
