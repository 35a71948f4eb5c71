import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { quiet } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { run, start } from "./processes.mjs";
import { bin, root } from "./project.mjs";

const gatsby = bin("gatsby/cli.js");
const output = join(root, "public");
// Pictures are named after their content and settings, and are the slow part of a build.
const keptFolder = "static";

/**
 * Builds the site. What Gatsby remembers of earlier content goes first, since
 * gatsby-source-strapi keeps what has been emptied or replaced; finished pictures
 * stay unless `clean` is set.
 *
 * @param {Record<string, string>} environment
 * @param {{ clean?: boolean, show?: boolean }} [options]
 */
export const buildSite = async (environment, { clean = false, show = false } = {}) => {
  rmSync(join(root, ".cache"), { recursive: true, force: true });
  for (const name of existsSync(output) ? readdirSync(output) : []) {
    if (clean || name !== keptFolder) rmSync(join(output, name), { recursive: true, force: true });
  }

  await run(process.execPath, [gatsby, "build"], {
    env: { CI: "true", ...environment, ...quiet, NODE_ENV: "production" },
    show,
    failure: "The site could not be built: see above.",
  });
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
