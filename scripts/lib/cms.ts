import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { filesUnder, hashFiles } from "../../publisher/inputs.ts";

import { buildAdminPanel, hasAdminPanel } from "./admin-panel.mjs";
import { step } from "./command.mjs";
import { quiet } from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { explainedExit, run, start } from "./processes.mjs";
import { bin, cmsRoot } from "./project.mjs";
import { waitFor } from "./wait.mjs";

const folders = ["config", "src", "tests", "bench"];
const compilerInputs = [...folders, "package-lock.json", "tsconfig.json", "tsconfig.build.json"];
const stamp = join(cmsRoot, "dist/.compiled-from");

/** The state of the sources and of what was compiled from them, whoever wrote either. */
const compiledState = () =>
  hashFiles(
    [...compilerInputs, ...folders.map((name) => join("dist", name))]
      .map((name) => join(cmsRoot, name))
      .filter((path) => existsSync(path))
      .flatMap(filesUnder),
  );

/**
 * Compiles the content service unless that was done from the same sources. Its types are checked
 * by `npm run lint`. What was compiled before goes, so that no deleted file lives on.
 */
export const compileCms = async () => {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === compiledState()) return;

  for (const name of folders) rmSync(join(cmsRoot, "dist", name), { recursive: true, force: true });
  await run(
    process.execPath,
    [bin("typescript/bin/tsc", cmsRoot), "-p", join(cmsRoot, "tsconfig.build.json")],
    { failure: "The content service does not compile: see above." },
  );
  writeFileSync(stamp, compiledState());
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

// Two lines for each file of the seed, and some.
const longestExplanation = 2_000;

/** What the content service says besides its log, of which every line is a JSON object. @param {string} output */
const withoutLog = (output) =>
  output
    .split("\n")
    .filter((line) => !line.startsWith("{"))
    .join("\n");

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
  // It serves the panel from this folder, if that is there when it starts.
  mkdirSync(join(cmsRoot, "dist/build"), { recursive: true });
  const child = start(process.execPath, [program], {
    cwd: cmsRoot,
    env: { ...environment, ...quiet, NODE_ENV: mode },
    show,
    keep: longestExplanation,
    ipc: mode === "development",
  });
  const state = await waitFor(`${environment.STRAPI_API_URL}/_health`, child, startLimit);
  if (state === "answers") return child;

  if (state === "ended" && (await child.ended) === explainedExit) {
    throw new Failure(withoutLog(child.output(Infinity)));
  }
  throw new Failure(
    state === "ended"
      ? "The content service stopped while starting: see above."
      : `The content service did not answer within ${startLimit / 1000} s.`,
    { output: child.output() },
  );
};

/**
 * The content service, from its sources to its first answer, and its admin panel unless it is there.
 *
 * @param {Record<string, string>} settings
 * @param {() => Promise<unknown>} [next] what to do once it answers. The panel is built after it, or
 *   beside the start where there is none.
 */
export const bringUpCms = async (settings, next) => {
  await step("compiling the content service", compileCms);
  const startIt = () => step("starting it, seeding it when it is empty", () => startCms(settings));
  const buildPanel = async () => {
    if (hasAdminPanel(settings)) return;
    await step("building its admin panel", () => buildAdminPanel(settings));
  };
  if (!next) {
    const [cms] = await Promise.all([startIt(), buildPanel()]);

    return cms;
  }
  const cms = await startIt();
  await next();
  await buildPanel();

  return cms;
};
