import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { exConfig, OperatorError } from "../../common/operator-error.ts";
import { filesUnder, hashFiles } from "../../publisher/hash-files.ts";
import { type Program, runProgram, start } from "../../publisher/process.ts";
import { type Settings, telemetryOff } from "../../publisher/settings.ts";

import { buildAdminPanel } from "./admin-panel.ts";
import { step } from "./print.ts";
import { cmsDir, packageFile } from "./project.ts";
import { waitForHttp } from "./wait.ts";

const folders = ["config", "src", "tests", "bench"];
const compilerInputs = [...folders, "package-lock.json", "tsconfig.json", "tsconfig.build.json"];
const stampFile = join(cmsDir, "dist/.compiled-from");

/** A hash of the sources and of the compiler's output, to detect changes of either. */
const compiledState = () =>
  hashFiles(
    [...compilerInputs, ...folders.map((name) => join("dist", name))]
      .map((name) => join(cmsDir, name))
      .filter((path) => existsSync(path))
      .flatMap(filesUnder),
  );

/**
 * Compiles the CMS unless its output is current. Deletes earlier output, so that no deleted source
 * stays. `npm run lint` checks its types.
 */
export const compileCms = async (): Promise<void> => {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === compiledState()) return;

  for (const name of folders) rmSync(join(cmsDir, "dist", name), { recursive: true, force: true });
  await runProgram(
    process.execPath,
    [packageFile("typescript/bin/tsc", cmsDir), "-p", join(cmsDir, "tsconfig.build.json")],
    { failure: "The CMS does not compile: see above." },
  );
  writeFileSync(stampFile, compiledState());
};

/** Writes the types of the CMS's records to cms/types/generated, from compiled schemas. */
export const generateCmsTypes = async (settings: Settings): Promise<void> => {
  // Strapi requires the folder even if nothing is uploaded.
  mkdirSync(join(settings.CMS_PUBLIC_DIR ?? "", "uploads"), { recursive: true });
  await runProgram(
    process.execPath,
    [packageFile("@strapi/strapi/bin/strapi.js", cmsDir), "ts:generate-types", "--silent"],
    {
      cwd: cmsDir,
      env: { ...settings, ...telemetryOff, CMS_SEED: "false", NODE_ENV: "production" },
      failure: "The types of the CMS could not be written: see above.",
    },
  );
};

/** Long enough for a slow machine: only a hang takes longer. */
const startTimeoutMs = 600_000;

/** A rejected seed prints two lines for each of its files. */
const keptLines = 2_000;

/** The output without the log, whose lines are JSON objects. */
const withoutLog = (output: string) =>
  output
    .split("\n")
    .filter((line) => !line.startsWith("{"))
    .join("\n");

type StartOptions = {
  show?: boolean;
  /** A program that starts the CMS as its last step. */
  program?: string;
  mode?: "production" | "development";
};

/**
 * Starts the CMS and waits until it responds at STRAPI_API_URL.
 *
 * @throws {OperatorError} if it exits before, or does not respond within ten minutes.
 */
export const startCms = async (
  settings: Settings,
  {
    show = false,
    program = join(cmsDir, "dist/src/main.js"),
    mode = "production",
  }: StartOptions = {},
): Promise<Program> => {
  mkdirSync(join(cmsDir, ".tmp"), { recursive: true });
  // The CMS serves the panel from this folder if it exists at startup.
  mkdirSync(join(cmsDir, "dist/build"), { recursive: true });
  const cms = start(process.execPath, [program], {
    cwd: cmsDir,
    env: { ...settings, ...telemetryOff, NODE_ENV: mode },
    show,
    keep: keptLines,
    ipc: mode === "development",
  });
  const state = await waitForHttp(`${settings.STRAPI_API_URL}/_health`, cms, startTimeoutMs);
  if (state === "ready") return cms;

  if (state === "ended" && (await cms.ended) === exConfig) {
    throw new OperatorError(withoutLog(cms.output(Infinity)));
  }
  throw new OperatorError(
    state === "ended"
      ? "The CMS exited during startup: see above."
      : `The CMS did not respond within ${startTimeoutMs / 1000} s.`,
    { output: cms.output() },
  );
};

/**
 * Compiles and starts the CMS, and builds its admin panel unless that is current.
 *
 * @param next runs once the CMS responds, and before the panel is built. Without it, the panel is
 *   built while the CMS starts.
 */
export const buildAndStartCms = async (
  settings: Settings,
  next?: () => Promise<unknown>,
): Promise<Program> => {
  await step("compiling the CMS", compileCms);
  const startService = () =>
    step("starting the CMS, with the seed if it is empty", () => startCms(settings));
  if (!next) {
    const [cms] = await Promise.all([startService(), buildAdminPanel(settings)]);

    return cms;
  }
  const cms = await startService();
  await next();
  await buildAdminPanel(settings);

  return cms;
};
