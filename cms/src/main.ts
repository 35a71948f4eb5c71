import { resolve } from "node:path";

import { createStrapi } from "@strapi/strapi";

import { readSettings, SettingsError } from "./settings";

// The content service's own start: it says in a sentence what is wrong with the
// settings, where Strapi would start without some of them or print a stack.
try {
  readSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;

  console.error(error.message);
  process.exit(1);
}

void createStrapi({
  appDir: resolve(__dirname, "../.."),
  distDir: resolve(__dirname, ".."),
}).start();
