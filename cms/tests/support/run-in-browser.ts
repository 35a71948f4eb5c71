/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { createRequire } from "node:module";
import { join } from "node:path";

import { buildSync } from "esbuild";

const root = join(__dirname, "../../..");

type Window = { eval: (code: string) => void; document: Document; close: () => void };

// Jest's, from the site's packages.
const { JSDOM } = createRequire(join(root, "../package.json"))("jsdom") as {
  JSDOM: new (html: string, options: object) => { window: Window & { loaded: unknown } };
};

/**
 * Runs a module of the panel in a simulated browser.
 *
 * @param path from the folder of the CMS.
 * @returns its exports, and the browser's document.
 */
export const runInBrowser = <T>(path: string) => {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, path)],
    bundle: true,
    format: "iife",
    globalName: "loaded",
    write: false,
    logLevel: "error",
  });
  const { window } = new JSDOM("<!doctype html><body></body>", {
    pretendToBeVisual: true,
    runScripts: "outside-only",
  });
  window.eval(`${outputFiles[0]?.text};window.loaded = loaded`);

  return { exports: window.loaded as T, document: window.document, close: () => window.close() };
};
