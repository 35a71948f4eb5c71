import { join } from "node:path";

import { Failure } from "./failure.mjs";
import { root } from "./project.mjs";
import "./typescript.mjs";

/**
 * Reads the settings as both halves will, before either is started.
 *
 * @param {Record<string, string>} settings
 * @throws {Failure} naming what is missing or cannot be used.
 */
export const checkSettings = async (settings) => {
  for (const module of ["src/build/settings.ts", "cms/src/settings.ts"]) {
    const { readSettings, SettingsError } = await import(join(root, module));
    try {
      readSettings(settings);
    } catch (error) {
      if (error instanceof SettingsError) throw new Failure(/** @type {Error} */ (error).message);
      throw error;
    }
  }
};
