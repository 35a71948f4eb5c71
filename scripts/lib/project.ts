import { join } from "node:path";

import { projectDir as root } from "../../publisher/project.ts";

export { projectDir as root, publicDir as publicFolder } from "../../publisher/project.ts";

/** The folder of the content service. */
export const cmsRoot = join(root, "cms");

/** A file of an installed package, for example bin("gatsby/cli.js").
 *
 * @param {string} path
 * @param {string} [project] folder of the project that has it installed.
 */
export const bin = (path, project = root) => join(project, "node_modules", path);
