import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

import * as publisher from "../../publisher/build.ts";
import { OperatorError } from "../../publisher/errors.ts";
import { gatsbyFile, runGatsby } from "../../publisher/gatsby.ts";
import { start } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";
import { telemetryOff } from "../../publisher/settings.ts";

import { waitFor } from "./wait.mjs";

export { gatsbyFile, runGatsby };

/**
 * @param {Record<string, string>} settings
 * @param {import("../../publisher/build.ts").BuildOptions} [options]
 */
export const buildSite = async (settings, options) =>
  (await publisher.buildSite(settings, options)).incremental;

/**
 * The HTML files of a built site, without Gatsby's fragments of pages.
 *
 * @param {string} [project]
 */
export const builtPages = (project = projectDir) => {
  const folder = join(project, "public");

  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith(join(folder, "_gatsby")));
};

/**
 * Serves the built site and waits until it answers.
 *
 * @param {Record<string, string>} settings
 * @param {number} port
 * @param {string} [project] folder of the project, where it is a copy.
 */
export const serveSite = async (settings, port, project = projectDir) => {
  if (!existsSync(join(project, "public/index.html"))) {
    throw new OperatorError("There is no built site yet: run npm run build first.");
  }
  mkdirSync(join(project, ".cache"), { recursive: true });
  const child = start(
    process.execPath,
    [gatsbyFile, "serve", "--host", "127.0.0.1", "--port", String(port)],
    { cwd: project, env: { CI: "true", ...settings, ...telemetryOff, NODE_ENV: "production" } },
  );
  if ((await waitFor(`http://127.0.0.1:${port}/`, child)) === "answers") return child;

  throw new OperatorError("The site's server exited during startup: see above.", {
    output: child.output(),
  });
};
