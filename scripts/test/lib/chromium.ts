import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

import { OperatorError } from "../../../common/operator-error.ts";
import { runProgram } from "../../../publisher/process.ts";
import { packageFile } from "../../lib/project.ts";

import { canInstallPackages, installPackages } from "./nginx.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const findChosen = () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new OperatorError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no such file.`);
  }

  return CHROMIUM_PATH;
};

/** The version that Playwright was made for; downloads it if it can. */
const findPinned = async () => {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  try {
    await runProgram(
      process.execPath,
      [packageFile("@playwright/test/cli.js"), "install", "chromium"],
      {
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000" },
        failure: "Playwright could not download its Chromium.",
      },
    );
  } catch {
    return undefined;
  }

  return existsSync(path) ? path : undefined;
};

/** The path of the first of these programs on the PATH. */
export const findProgram = (...programs: string[]): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const findInstalled = () => findProgram(...names);

const installPackage = async () => {
  if (!canInstallPackages()) return undefined;
  await installPackages(["chromium"]);

  return findInstalled();
};

const sources: [name: string, find: () => string | undefined | Promise<string | undefined>][] = [
  ["the one in CHROMIUM_PATH", findChosen],
  ["Playwright's own", findPinned],
  ["the installed one", findInstalled],
  ["Debian's package", installPackage],
];

/**
 * Finds Chromium for the browser tests, or installs it.
 *
 * @returns its path, and where it is from.
 * @throws {OperatorError} if there is none.
 */
export const findChromium = async (): Promise<{ path: string; source: string }> => {
  for (const [source, find] of sources) {
    const path = await find();
    if (path) return { path, source };
  }

  throw new OperatorError(
    "The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.",
  );
};
