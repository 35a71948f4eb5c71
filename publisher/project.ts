import { join } from "node:path";

/** The folder of the repository. */
export const projectDir = join(import.meta.dirname, "..");

/** The folder that Gatsby writes. */
export const publicDir = join(projectDir, "public");
