import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { quiet } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { run, start } from "./processes.mjs";
import { bin, root } from "./project.mjs";

const gatsby = bin("gatsby/cli.js");
const output = join(root, "public");
const previous = join(root, ".previous-public");

/**
 * Builds the site. What Gatsby remembers of earlier content goes first, since
 * gatsby-source-strapi keeps what has been emptied or replaced. The last good site
 * lies aside meanwhile, and comes back when the build fails.
 *
 * @param {Record<string, string>} environment
 * @param {{ show?: boolean }} [options]
 */
export const buildSite = async (environment, { show = false } = {}) => {
  rmSync(join(root, ".cache"), { recursive: true, force: true });
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, previous);

  try {
    await run(process.execPath, [gatsby, "build"], {
      env: { CI: "true", ...environment, ...quiet, NODE_ENV: "production" },
      show,
      failure: "The site could not be built: see above.",
    });
  } catch (error) {
    rmSync(output, { recursive: true, force: true });
    if (existsSync(previous)) renameSync(previous, output);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
};

/**
 * Serves the built site and waits until it answers.
 *
 * @param {Record<string, string>} environment
 * @param {number} port
 */
export const serveSite = async (environment, port) => {
  if (!existsSync(join(output, "index.html"))) {
    throw new Failure("There is no built site yet: run npm run build first.");
  }
  mkdirSync(join(root, ".cache"), { recursive: true });
  const child = start(
    process.execPath,
    [gatsby, "serve", "--host", "127.0.0.1", "--port", String(port)],
    { env: { CI: "true", ...environment, ...quiet, NODE_ENV: "production" } },
  );
  let ended = false;
  void child.ended.then(() => (ended = true));

  while (!ended) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }

  throw new Failure("The site's server stopped while starting: see above.", child.output());
};
