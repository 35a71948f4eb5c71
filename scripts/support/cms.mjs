import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { buildAdminPanel, hasAdminPanel } from "./admin-panel.mjs";
import { step } from "./command.mjs";
import { quiet } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { explainedExit, run, start } from "./processes.mjs";
import { bin, cmsRoot } from "./project.mjs";
import { waitFor } from "./wait.mjs";

const compiled = ["config", "src", "tests"].map((folder) => join(cmsRoot, "dist", folder));

/** Compiles the content service. What was compiled before goes, so that no deleted file lives on. */
export const compileCms = async () => {
  for (const folder of compiled) rmSync(folder, { recursive: true, force: true });
  rmSync(join(cmsRoot, "dist/.tsbuildinfo"), { force: true });
  await run(process.execPath, [bin("typescript/bin/tsc", cmsRoot), "-p", cmsRoot], {
    failure: "The content service does not compile: see above.",
  });
};

/**
 * Writes the types of the content service's records into cms/types/generated, from the
 * compiled schemas.
 *
 * @param {Record<string, string>} environment any settings under which it can start.
 */
export const writeCmsTypes = (environment) => {
  // Strapi asks for it even where nothing is uploaded.
  mkdirSync(join(environment.CMS_PUBLIC_DIR ?? "", "uploads"), { recursive: true });

  return run(
    process.execPath,
    [bin("@strapi/strapi/bin/strapi.js", cmsRoot), "ts:generate-types", "--silent"],
    {
      cwd: cmsRoot,
      env: { ...environment, ...quiet, CMS_SEED: "false", NODE_ENV: "production" },
      failure: "The types of the content service could not be written: see above.",
    },
  );
};

// Only what hangs is cut short, on a slow machine too. Milliseconds.
const startLimit = 600_000;

/**
 * Starts the content service and waits until it answers.
 *
 * @param {Record<string, string>} environment its settings; STRAPI_API_URL is where it is reached.
 * @param {{ show?: boolean, program?: string, mode?: "production" | "development" }} [options]
 *   `program` is another one that ends in starting the service.
 */
export const startCms = async (
  environment,
  { show = false, program = join(cmsRoot, "dist/src/main.js"), mode = "production" } = {},
) => {
  mkdirSync(join(cmsRoot, ".tmp"), { recursive: true });
  const child = start(process.execPath, [program], {
    cwd: cmsRoot,
    env: { ...environment, ...quiet, NODE_ENV: mode },
    show,
    ipc: mode === "development",
  });
  const state = await waitFor(`${environment.STRAPI_API_URL}/_health`, child, startLimit);
  if (state === "answers") return child;

  if (state === "ended" && (await child.ended) === explainedExit) {
    throw new Failure(child.output().split("\n").at(-1) ?? "");
  }
  throw new Failure(
    state === "ended"
      ? "The content service stopped while starting: see above."
      : `The content service did not answer within ${startLimit / 1000} s.`,
    child.output(),
  );
};

/**
 * The content service with its admin panel, from its sources to its first answer.
 *
 * @param {Record<string, string>} settings
 */
export const bringUpCms = async (settings) => {
  await step("compiling the content service", compileCms);
  if (!hasAdminPanel(settings)) {
    await step("building its admin panel", () => buildAdminPanel(settings));
  }

  return step("starting it, seeding it when it is empty", () => startCms(settings));
};
