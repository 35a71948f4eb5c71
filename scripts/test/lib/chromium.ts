import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { installPackages, mayInstall } from "./debian.mjs";
import { Failure } from "./failure.mjs";
import { run } from "./processes.mjs";
import { bin } from "./project.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The one that CHROMIUM_PATH names. */
const chosen = () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Failure(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no such file.`);
  }

  return CHROMIUM_PATH;
};

/** Playwright's own, of the version it was made for, when it has one or can download it. */
const pinned = async () => {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  try {
    await run(process.execPath, [bin("@playwright/test/cli.js"), "install", "chromium"], {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000" },
      failure: "Playwright could not download its Chromium.",
    });
  } catch {
    return undefined;
  }

  return existsSync(path) ? path : undefined;
};

const installed = () =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Debian's package, where this process may install it. */
const packaged = async () => {
  if (!mayInstall()) return undefined;
  await installPackages(["chromium"]);

  return installed();
};

/** @type {[string, () => string | undefined | Promise<string | undefined>][]} */
const sources = [
  ["the one in CHROMIUM_PATH", chosen],
  ["Playwright's own", pinned],
  ["the installed one", installed],
  ["Debian's package", packaged],
];

/**
 * The Chromium for the browser tests, from the first source that has one, and which
 * source that was.
 *
 * @throws {Failure} when there is none to be had.
 */
export const findChromium = async () => {
  for (const [source, find] of sources) {
    const path = await find();
    if (path) return { path, source };
  }

  throw new Failure(
    "The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.",
  );
};
