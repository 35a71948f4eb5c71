import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { quiet } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { explainedExit, run, start } from "./processes.mjs";
import { bin, cmsRoot } from "./project.mjs";

const compiled = ["config", "src", "tests"].map((folder) => join(cmsRoot, "dist", folder));
const adminPanel = join(cmsRoot, "dist/build");

/** Compiles the content service. What was compiled before goes, so that no deleted file lives on. */
export const compileCms = async () => {
  for (const folder of compiled) rmSync(folder, { recursive: true, force: true });
  rmSync(join(cmsRoot, "dist/.tsbuildinfo"), { force: true });
  await run(process.execPath, [bin("typescript/bin/tsc", cmsRoot), "-p", cmsRoot], {
    failure: "The content service does not compile: see above.",
  });
};

/** Whether the admin panel has been built. */
export const hasAdminPanel = () => existsSync(join(adminPanel, "index.html"));

/** Builds the admin panel, in which editors write.
 *
 * @param {Record<string, string>} environment
 */
export const buildAdminPanel = async (environment) => {
  await run(process.execPath, [bin("@strapi/strapi/bin/strapi.js", cmsRoot), "build"], {
    cwd: cmsRoot,
    env: { ...environment, ...quiet, NODE_ENV: "production" },
    failure: "The admin panel could not be built: see above.",
  });
};

const startLimit = 180_000;

/**
 * Starts the content service and waits until it answers.
 *
 * @param {Record<string, string>} environment its settings; CMS_PORT is where it listens.
 * @param {{ show?: boolean }} [options]
 */
export const startCms = async (environment, { show = false } = {}) => {
  mkdirSync(join(cmsRoot, ".tmp"), { recursive: true });
  const child = start(process.execPath, [join(cmsRoot, "dist/src/main.js")], {
    cwd: cmsRoot,
    env: { ...environment, ...quiet, NODE_ENV: "production" },
    show,
  });
  let ended = false;
  void child.ended.then(() => (ended = true));

  const limit = Date.now() + startLimit;
  while (!ended && Date.now() < limit) {
    const answer = await fetch(`http://127.0.0.1:${environment.CMS_PORT}/_health`).catch(
      () => null,
    );
    if (answer?.status === 204) return child;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }

  if (ended && (await child.ended) === explainedExit) {
    throw new Failure(child.output().split("\n").at(-1) ?? "");
  }
  throw new Failure(
    ended
      ? "The content service stopped while starting: see above."
      : `The content service did not answer within ${startLimit / 1000} s.`,
    child.output(),
  );
};
