import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { OperatorError } from "../../../common/operator-error.ts";
import { gatsbyFile } from "../../../publisher/build/gatsby.ts";
import { serveReleases } from "../../../publisher/serve/serve.ts";
import { type Program, start } from "../../../publisher/process.ts";
import { publish } from "../../../publisher/publish.ts";
import { releasesDir, type Settings, telemetryOff } from "../../../publisher/settings.ts";
import { waitForHttp } from "../../lib/wait.ts";

/**
 * Releases the site that is in `public`, or builds it first.
 *
 * @throws {OperatorError} if it cannot be published.
 */
export const publishRelease = async (settings: Settings, { skipBuild = false } = {}) => {
  const { result, sentence = "" } = await publish(settings, { skipBuild });
  if (result === "failed") throw new OperatorError(sentence);
};

/** Releases the built site and serves it. */
export const serveNewRelease = async (settings: Settings, port: number): Promise<void> => {
  await publishRelease(settings, { skipBuild: true });
  await serveReleases({ releases: releasesDir(settings), port });
};

/**
 * The HTML files of a built site, without Gatsby's page fragments.
 *
 * @param project the folder of the project.
 */
export const listBuiltPages = (project: string): string[] => {
  const folder = join(project, "public");

  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith(join(folder, "_gatsby")));
};

/**
 * Serves a built site by Gatsby and waits until it responds.
 *
 * @param project the folder of the project.
 * @throws {OperatorError} if there is no built site, or the server exits.
 */
export const serveSite = async (
  settings: Settings,
  port: number,
  project: string,
): Promise<Program> => {
  if (!existsSync(join(project, "public/index.html"))) {
    throw new OperatorError("The site is not built yet: run npm run release first.");
  }
  mkdirSync(join(project, ".cache"), { recursive: true });
  const server = start(
    process.execPath,
    [gatsbyFile, "serve", "--host", "127.0.0.1", "--port", String(port)],
    { cwd: project, env: { CI: "true", ...settings, ...telemetryOff, NODE_ENV: "production" } },
  );
  if ((await waitForHttp(`http://127.0.0.1:${port}/`, server)) === "ready") return server;

  throw new OperatorError("The site's server exited during startup: see above.", {
    output: server.output(),
  });
};
