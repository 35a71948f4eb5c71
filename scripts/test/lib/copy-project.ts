import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { root } from "./project.mjs";

/** What a build reads where it is: packages, content, and what it counts (src/build/figures.ts). */
const shared = [
  "node_modules",
  "cms",
  "publisher",
  "docs",
  "e2e",
  "pictures",
  "samples",
  "scripts",
];

/**
 * A copy of the project that builds in folders of its own, and goes when this process ends.
 *
 * @param {readonly string[]} names files and folders that it has of its own, beside the settings at
 *   the top; the rest is shared.
 * @returns {string} its folder.
 */
export const copyProject = (names) => {
  const copy = mkdtempSync(join(tmpdir(), "site-copy-"));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  const settings = readdirSync(root).filter((name) => /\.(ts|tsx|json)$/.test(name));
  for (const name of [...names, ...settings].filter((one) => existsSync(join(root, one)))) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (source) => basename(source) !== "node_modules",
    });
  }
  for (const name of shared.filter((one) => !names.includes(one))) {
    symlinkSync(join(root, name), join(copy, name));
  }

  return copy;
};
