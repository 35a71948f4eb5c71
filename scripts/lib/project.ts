import { join } from "node:path";

import { projectDir } from "../../publisher/project.ts";

/** The folder of the CMS. */
export const cmsDir = join(projectDir, "cms");

/**
 * A file of an installed package, such as `packageFile("gatsby/cli.js")`.
 *
 * @param project the folder of the project that has the package installed.
 */
export const packageFile = (path: string, project = projectDir): string =>
  join(project, "node_modules", path);
