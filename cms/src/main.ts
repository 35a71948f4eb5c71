import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { createStrapi } from "@strapi/strapi";

import { readSettings, SettingsError } from "./settings";

// The code with which this service ends when its last line says what is wrong
// (EX_CONFIG of sysexits.h).
const explainedExit = 78;

const explain = (error: unknown): string => {
  if (error instanceof SettingsError) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (!code || !path) throw error;

  return `The content service cannot start: ${path} cannot be written (${code}).`;
};

// The content service's own start: it says in a sentence what is wrong with the
// settings or the disk, where Strapi would start without some of them or print a stack.
try {
  const { publicFolder, databaseFile } = readSettings(process.env);

  mkdirSync(join(publicFolder, "uploads"), { recursive: true });
  mkdirSync(dirname(databaseFile), { recursive: true });
} catch (error) {
  console.error(explain(error));
  process.exit(explainedExit);
}

void createStrapi({
  appDir: resolve(__dirname, "../.."),
  distDir: resolve(__dirname, ".."),
}).start();
