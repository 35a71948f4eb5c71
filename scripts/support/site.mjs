import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { quiet } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import {
  checkPagesLeft,
  dropLastSite,
  output,
  restoreLastSite,
  setLastSiteAside,
} from "./last-site.mjs";
import { run, start, stopAll } from "./processes.mjs";
import { bin, root } from "./project.mjs";
import { waitFor } from "./wait.mjs";

const gatsby = bin("gatsby/cli.js");

// Ten times what a build takes: only one that waits for an answer takes longer.
const buildMinutes = 15;

/**
 * Builds the site of a project, with what Gatsby remembers of the last time.
 *
 * @param {Record<string, string>} environment
 * @param {{ show?: boolean, minutes?: number, project?: string, minify?: boolean }} [options]
 */
export const runGatsby = async (
  environment,
  { show = false, minutes = buildMinutes, project = root, minify = true } = {},
) => {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void stopAll();
  }, minutes * 60_000);

  try {
    await run(process.execPath, [gatsby, "build", ...(minify ? [] : ["--no-uglify"])], {
      cwd: project,
      env: { CI: "true", ...environment, ...quiet, NODE_ENV: "production" },
      show,
      failure: "The site could not be built: see above.",
    });
  } catch (error) {
    if (!late) throw error;
    throw new Failure(
      `The site was not built within ${minutes} minutes: see in its log whether the content service at ${environment.STRAPI_API_URL} answers.`,
    );
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The files of all pages of a built site. Gatsby's own folder has parts of pages.
 *
 * @param {string} [project]
 */
export const builtPages = (project = root) => {
  const folder = join(project, "public");

  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith(join(folder, "_gatsby")));
};

/** Deletes all that Gatsby remembers but the compiled code, which knows by itself when it is out of date. */
const forgetContent = () => {
  const cache = join(root, ".cache");
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    if (name !== "webpack") rmSync(join(cache, name), { recursive: true, force: true });
  }
};

/**
 * Builds the site. What Gatsby remembers of earlier content is forgotten first, since
 * gatsby-source-strapi keeps what has been emptied or replaced. The last good site
 * is set aside meanwhile; it comes back when the build fails, or with the next build
 * when this one is killed.
 *
 * @param {Record<string, string>} environment
 * @param {{ show?: boolean, minutes?: number }} [options] `minutes` is how long it may take.
 */
export const buildSite = async (environment, options = {}) => {
  forgetContent();
  setLastSiteAside();

  try {
    await runGatsby(environment, options);
    checkPagesLeft(environment);
  } catch (error) {
    rmSync(output, { recursive: true, force: true });
    restoreLastSite();
    throw error;
  }
  dropLastSite();
};

/**
 * Serves the built site and waits until it answers.
 *
 * @param {Record<string, string>} environment
 * @param {number} port
 * @param {string} [project] folder of the project, where it is a copy.
 */
export const serveSite = async (environment, port, project = root) => {
  if (!existsSync(join(project, "public/index.html"))) {
    throw new Failure("There is no built site yet: run npm run build first.");
  }
  mkdirSync(join(project, ".cache"), { recursive: true });
  const child = start(
    process.execPath,
    [gatsby, "serve", "--host", "127.0.0.1", "--port", String(port)],
    { cwd: project, env: { CI: "true", ...environment, ...quiet, NODE_ENV: "production" } },
  );
  if ((await waitFor(`http://127.0.0.1:${port}/`, child)) === "answers") return child;

  throw new Failure("The site's server stopped while starting: see above.", child.output());
};
