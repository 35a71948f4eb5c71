import { resolve } from "node:path";

import { createStrapi } from "@strapi/strapi";

import { type AppContext, appOf } from "../app-context";

const distDir = resolve(__dirname, "../../..");

/** This project's Strapi, not yet loaded; its code is compiled into `dist`. */
export const createStrapiInstance = () =>
  createStrapi({
    appDir: resolve(distDir, ".."),
    distDir,
    // The panel edits content types where a restart follows: in `npm run develop`.
    autoReload: process.env.NODE_ENV === "development",
  });

/** Resolves a path from the folder in which the command was typed: npm changes it. */
export const resolveFromCallerCwd = (path: string): string =>
  resolve(process.env.INIT_CWD ?? "", path);

/** Loads this project's Strapi with a quiet log, to keep a command's output clean. */
export const loadQuietly = async (): Promise<AppContext> => {
  process.env.CMS_LOG_LEVEL = "error";
  const strapi = await createStrapiInstance().load();

  return appOf(strapi);
};
