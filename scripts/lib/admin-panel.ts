import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { filesUnder, hashFiles } from "../../publisher/hash-files.ts";
import { runProgram } from "../../publisher/process.ts";
import { type Settings, telemetryOff } from "../../publisher/settings.ts";

import { step } from "./print.ts";
import { cmsDir } from "./project.ts";

// In the panel's own folder, so that any other build of the panel deletes it.
const stampFile = join(cmsDir, "dist/build/.built-from");

const sources = () => [
  "package-lock.json",
  "config/admin.ts",
  "src/admin",
  "src/panel",
  // Beside types, such a file has values that the panel bundles.
  ...globSync("src/{*,*/*}/{panel,types.ts}", { cwd: cmsDir }).sort(),
  "../brand/icon.svg",
  "../common",
];

const isTest = (file: string) => file.endsWith(".test.ts");

/** The files that the panel is built from, and its list of installed packages. */
export const panelFiles = (): string[] =>
  sources()
    .flatMap((path) => filesUnder(join(cmsDir, path)))
    .filter((file) => !isTest(file));

/** Identifies the panel's inputs: installed packages, its sources, and its public URL. */
const fingerprint = ({ CMS_PUBLIC_URL = "" }: Settings) =>
  `${hashFiles(panelFiles())} ${CMS_PUBLIC_URL}`;

/** True if the panel was built from the current packages, sources and settings. */
const isCurrent = (settings: Settings): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint(settings);

const build = async (settings: Settings) => {
  await runProgram(process.execPath, [join(import.meta.dirname, "build-panel.ts")], {
    cwd: cmsDir,
    env: { ...settings, ...telemetryOff, NODE_ENV: "production" },
    failure: "The admin panel could not be built: see above.",
  });
  writeFileSync(stampFile, fingerprint(settings));
};

/** Builds the admin panel from the compiled CMS, which may run meanwhile, unless it is current. */
export const buildAdminPanel = async (settings: Settings): Promise<void> => {
  if (isCurrent(settings)) return;
  await step("building the admin panel", () => build(settings));
};
