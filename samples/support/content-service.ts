import { createRequire } from "node:module";

/**
 * Loads a package that the content service has installed, or a file that it has compiled: the
 * samples install nothing of their own.
 */
export const fromContentService = createRequire(new URL("../../cms/package.json", import.meta.url));
