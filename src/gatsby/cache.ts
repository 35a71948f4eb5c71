import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Makes the next build a full build, unless publisher/build/build.ts writes a new stamp. */
export const deleteBuildStamp = (cacheDir = ".cache") => {
  rmSync(join(cacheDir, "build-stamp.json"), { force: true });
};

/** Denies other users access: the cache contains the options of Gatsby's plugins with STRAPI_TOKEN. */
export const protectCache = (cacheDir = ".cache") => {
  chmodSync(cacheDir, 0o700);
};
