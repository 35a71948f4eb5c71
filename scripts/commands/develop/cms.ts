import { globSync, statSync, watch } from "node:fs";
import { join } from "node:path";

import { formatError, OperatorError } from "../../../common/operator-error.ts";
import { isStopping, type Program, stop } from "../../../publisher/process.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { compileCms, generateCmsTypes, startCms } from "../../lib/cms.ts";
import { step } from "../../lib/print.ts";
import { cmsDir } from "../../lib/project.ts";

const newest = (pattern: string) =>
  Math.max(...globSync(join(cmsDir, pattern)).map((file) => statSync(file).mtimeMs));

const areTypesOutdated = () =>
  newest("src/{api,components}/**/*.json") > newest("types/generated/*.d.ts");

/** Compiles the CMS, and generates its types if a schema is newer. */
const compile = async (settings: Settings) => {
  await compileCms();
  if (areTypesOutdated()) await generateCmsTypes(settings);
};

/** True for a file of common, cms/src or cms/config that is part of the running CMS. */
const isCompiled = (file: string) =>
  /(?<!\.test)\.(ts|json)$/.test(file) && !/^admin[\\/]/.test(file);

/** Editors and Git save several files at once. */
const debounceMs = 200;

/** Calls back after changes to the CMS's sources, one call at a time. */
const watchSources = (onChange: () => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  // The link to common/ in cms/src is not followed.
  for (const folder of ["src", "config", "../common"]) {
    watch(join(cmsDir, folder), { recursive: true }, (_, file) => {
      if (!file || !isCompiled(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(onChange);
      }, debounceMs);
    });
  }
};

/**
 * Compiles and starts the CMS, and restarts it when its code or a content type changes. While a
 * change does not compile, the previous version keeps running.
 *
 * @param onPublish runs after a change of published content.
 * @returns once the CMS responds; `ended` rejects if it exits by itself.
 */
export const developCms = async (
  settings: Settings,
  onPublish: () => void,
): Promise<{ ended: Promise<never> }> => {
  let service: Program | undefined;
  let fail: (error: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => (fail = reject));

  const startService = async () => {
    const program = await startCms(settings, { show: true, mode: "development" });
    program.on("message", (message) => message === "published" && onPublish());
    void program.ended.then((code) => {
      if (program !== service || isStopping()) return;
      fail(new OperatorError(`The CMS exited with code ${code}: see above.`));
    });
    service = program;
  };
  const restart = async () => {
    await compile(settings);
    const previous = service;
    service = undefined;
    if (previous) await stop(previous);
    await startService();
  };

  await step("compiling the CMS", () => compile(settings));
  await step("starting the CMS", startService);
  watchSources(() =>
    step("restarting the CMS", restart).catch((error) => {
      if (!isStopping()) console.error(`${formatError(error)}\nSave a correction to try again.`);
    }),
  );

  return { ended };
};
