import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Where Gatsby writes the site. */
export const publicFolder = join(root, "public");

/** The folder of the content service. */
export const cmsRoot = join(root, "cms");

/** A file of an installed package, for example bin("gatsby/cli.js").
 *
 * @param {string} path
 * @param {string} [project] folder of the project that has it installed.
 */
export const bin = (path, project = root) => join(project, "node_modules", path);
