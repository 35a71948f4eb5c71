import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { installPackages, mayInstall } from "./debian.mjs";
import { Failure } from "./failure.mjs";
import { run } from "./processes.mjs";
import { bin } from "./project.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const installed = () => {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Failure(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no such file.`);
  }

  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
};

/** The path of Playwright's own Chromium when it has one or can fetch it. */
const fetched = async () => {
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  try {
    await run(process.execPath, [bin("@playwright/test/cli.js"), "install", "chromium"], {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000" },
      failure: "Playwright could not fetch a Chromium.",
    });
  } catch {
    return undefined;
  }

  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/**
 * The Chromium for the browser tests: an installed one, else one that Playwright
 * fetches, else Debian's package where it may be installed.
 *
 * @returns {Promise<string>} path of the program.
 */
export const findChromium = async () => {
  const path = installed() ?? (await fetched());
  if (path) return path;

  if (mayInstall()) await installPackages(["chromium", "fonts-liberation"]);
  const packaged = installed();
  if (packaged) return packaged;

  throw new Failure(
    "The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.",
  );
};
