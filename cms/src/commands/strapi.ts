import { resolve } from "node:path";

import { createStrapi } from "@strapi/strapi";

import type { AppContext } from "../context";

const distDir = resolve(__dirname, "../..");

/** This project's Strapi, not yet loaded; its code is compiled into `dist`. */
export const createService = () =>
  createStrapi({
    appDir: resolve(distDir, ".."),
    distDir,
    // The panel edits content types where a restart follows: in `npm run develop`.
    autoReload: process.env.NODE_ENV === "development",
  });

/** A path as the person who typed it means it: npm and its scripts change the folder. */
export const fromInvocation = (path: string): string => resolve(process.env.INIT_CWD ?? "", path);

/**
 * Loads this project's Strapi without its log, which would end up in a command's output.
 *
 * @returns what the rooms share (index.ts).
 */
export const loadQuietly = async (): Promise<AppContext> => {
  process.env.CMS_LOG_LEVEL = "error";
  const strapi = await createService().load();

  return strapi.get<{ app: AppContext }>("content-service").app;
};
