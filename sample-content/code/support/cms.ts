import { createRequire } from "node:module";

/**
 * Loads a package that is installed in the CMS, or a file that is compiled there: the samples
 * install no packages of their own.
 */
export const requireFromCms = createRequire(new URL("../../../cms/package.json", import.meta.url));
