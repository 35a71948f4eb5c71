import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Makes the next build a full one, unless publisher/build.ts writes the stamp again. */
export const deleteBuildStamp = (cache = ".cache") => {
  rmSync(join(cache, "build-stamp.json"), { force: true });
};

/** Closes the cache to other users: it has the options of Gatsby's plugins, STRAPI_TOKEN among them. */
export const protectCache = (cache = ".cache") => {
  chmodSync(cache, 0o700);
};
