import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { quiet } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { madeFrom, today } from "./fingerprint.mjs";
import { forgetContent, noteKept, whyNotKept } from "./kept-build.mjs";
import { run, start } from "./processes.mjs";
import { bin, publicFolder, root } from "./project.mjs";
import { waitFor } from "./wait.mjs";

/** What Node runs as Gatsby. */
export const gatsby = [
  "--require",
  join(root, "scripts/support/run-typescript.cjs"),
  bin("gatsby/cli.js"),
];

// Ten times what a build takes: only one that waits for an answer takes longer.
const buildMinutes = 15;

const unexplained = "The site could not be built: see above.";

/**
 * Builds the site of a project, with what Gatsby remembers of the last time.
 *
 * @param {Record<string, string>} environment
 * @param {{ show?: boolean, minutes?: number, project?: string, minify?: boolean, signal?: AbortSignal }} [options]
 *   `signal` ends it.
 */
export const runGatsby = async (
  environment,
  { show = false, minutes = buildMinutes, project = root, minify = true, signal } = {},
) => {
  // It alone is stopped: a builder goes on.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), minutes * 60_000);

  try {
    await run(process.execPath, [...gatsby, "build", ...(minify ? [] : ["--no-uglify"])], {
      cwd: project,
      env: { CI: "true", ...environment, ...quiet, NODE_ENV: "production" },
      show,
      signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
      // It ends with this process: another one must not build at the same time.
      ipc: true,
      failure: unexplained,
    });
  } catch (error) {
    if (!late.signal.aborted) throw error;
    throw new Failure(
      `The site was not built within ${minutes} minutes. Its log says how far it came: while it reads content, the content service at ${environment.STRAPI_API_URL} is slow or does not answer; later, this machine is slow or busy.`,
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

/** @typedef {{ show?: boolean, minutes?: number, signal?: AbortSignal }} BuildOptions */

/**
 * Goes on from the last build.
 *
 * @param {Record<string, string>} environment
 * @param {BuildOptions} options
 * @returns {Promise<boolean>} false when Gatsby failed and did not say why: all may be well
 *   without what it has kept.
 */
const buildFromKept = async (environment, options) => {
  try {
    // Few pages are made sooner by one process than by several that have to be told everything.
    await runGatsby({ GATSBY_CPU_COUNT: "1", ...environment, KEPT_BUILD: "true" }, options);
  } catch (error) {
    const { message, output: words } = /** @type {Failure} */ (error);
    if (message !== unexplained) throw error;
    console.log(words);

    return false;
  }

  return true;
};

/**
 * Builds the site. It goes on from the last build when that succeeded on the same day and code,
 * packages, settings and Node are still the same: then only what the content changes is made
 * again. Otherwise it begins with nothing, and prints why. One that fails, or is killed, leaves
 * half a site in `public`: visitors get releases.
 *
 * @param {Record<string, string>} environment
 * @param {BuildOptions & { full?: boolean | undefined }} [options] `minutes` is how long it may take; `full`
 *   begins with nothing; `signal` aborts when the lock is lost.
 * @returns {Promise<boolean>} whether it went on from the last build.
 */
export const buildSite = async (environment, { full = false, ...options } = {}) => {
  // What a build that goes on might overlook, and files that nothing leads to, last for a day.
  const made = { ...madeFrom(environment), day: today() };
  const why = whyNotKept(made) ?? (full ? "asked for" : undefined);
  const goesOn = why === undefined && (await buildFromKept(environment, options));
  if (!goesOn) {
    console.log(`Building the whole site (${why ?? "going on from the last build failed"}).`);
    forgetContent();
    rmSync(publicFolder, { recursive: true, force: true });
    await runGatsby(environment, options);
  }
  options.signal?.throwIfAborted();
  noteKept(made);

  return goesOn;
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
    [...gatsby, "serve", "--host", "127.0.0.1", "--port", String(port)],
    { cwd: project, env: { CI: "true", ...environment, ...quiet, NODE_ENV: "production" } },
  );
  if ((await waitFor(`http://127.0.0.1:${port}/`, child)) === "answers") return child;

  throw new Failure("The site's server stopped while starting: see above.", child.output());
};
