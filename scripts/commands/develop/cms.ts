import { globSync, statSync, watch } from "node:fs";
import { join } from "node:path";

import { compileCms, startCms, writeCmsTypes } from "./cms.mjs";
import { step } from "./command.mjs";
import { explain, Failure } from "./failure.mjs";
import { isStopping, stop } from "./processes.mjs";
import { cmsRoot } from "./project.mjs";

/** @typedef {import("../../publisher/process.ts").Program} Child */

const newest = (/** @type {string} */ pattern) =>
  Math.max(...globSync(join(cmsRoot, pattern)).map((file) => statSync(file).mtimeMs));

const typesAreOld = () =>
  newest("src/{api,components}/**/*.json") > newest("types/generated/*.d.ts");

/**
 * Compiles the content service, and writes the types of its records where a schema is newer.
 *
 * @param {Record<string, string>} environment
 */
const compile = async (environment) => {
  await compileCms();
  if (typesAreOld()) await writeCmsTypes(environment);
};

/** Whether a file of cms/src or cms/config is part of the running service. @param {string} file */
const isCompiled = (file) => /\.(ts|json)$/.test(file) && !/^admin[\\/]/.test(file);

const settled = 200; // Milliseconds: an editor or Git saves several files at once.

/**
 * Calls back when files of the content service have changed, never twice at a time.
 *
 * @param {() => Promise<void>} changed
 */
const watchSources = (changed) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let working = Promise.resolve();
  for (const folder of ["src", "config"]) {
    watch(join(cmsRoot, folder), { recursive: true }, (_, file) => {
      if (!file || !isCompiled(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(changed);
      }, settled);
    });
  }
};

/**
 * Compiles and starts the content service, and starts it again when its code or a content type
 * changes. While a change does not compile, the last version keeps running.
 *
 * @param {Record<string, string>} environment its settings.
 * @param {() => void} published is called when published content has changed.
 * @returns {Promise<{ ended: Promise<never> }>} once it answers; `ended` rejects when it ends
 *   by itself.
 */
export const developCms = async (environment, published) => {
  /** @type {Child | undefined} */
  let service;
  /** @type {(error: Error) => void} */
  let fail = () => undefined;
  /** @type {Promise<never>} */
  const ended = new Promise((_, reject) => (fail = reject));

  const run = async () => {
    const child = await startCms(environment, { show: true, mode: "development" });
    child.on("message", (message) => message === "published" && published());
    void child.ended.then((code) => {
      if (child !== service || isStopping()) return;
      fail(new Failure(`The content service ended by itself with code ${code}: see above.`));
    });
    service = child;
  };
  const restart = async () => {
    await compile(environment);
    const previous = service;
    service = undefined;
    if (previous) await stop(previous);
    await run();
  };

  await step("compiling the content service", () => compile(environment));
  await step("starting the content service", run);
  watchSources(() =>
    step("restarting the content service", restart).catch((error) => {
      if (!isStopping()) console.error(`${explain(error)}\nSave a correction to try again.`);
    }),
  );

  return { ended };
};
