import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

import { repositoryFiles } from "../../../scripts/lib/tracked-files";
import type { Commands } from "./commands";
import { partsIn } from "./test-parts";
import type { Page } from "./page";
import type { Repository } from "./paths";

const read = (path: string) => readFileSync(path, "utf8");

/** The pages that are compared with the repository. */
export const readPages = (): Page[] =>
  globSync(["docs/**/*.md", "README.md", "AGENTS.md", "CONTRIBUTING.md", "SECURITY.md"])
    .sort()
    .map((path) => ({ path, text: read(path) }));

/** What the pages' paths are compared with. */
export const readRepository = (): Repository => ({
  files: repositoryFiles("."),
  ignored: read(".gitignore").split("\n"),
  isInPackages: (path) =>
    ["node_modules", "cms/node_modules"].some((folder) =>
      ["", ".js", ".mjs"].some((end) => existsSync(`${folder}/${path}${end}`)),
    ),
});

/** What the pages' commands are compared with. */
export const readCommands = ({ files }: Repository): Commands => ({
  scripts: Object.fromEntries(
    files
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .map((file) => {
        const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(read(file));

        return [dirname(file), Object.keys(scripts)];
      }),
  ),
  parts: partsIn("everyChange").concat(partsIn("parts")),
  exists: (path) => files.includes(path) || path.startsWith("node_modules/"),
});

/** Code that may read a setting or declare a constant, without tests of documents. */
export const sourcesIn = ({ files }: Repository): string[] =>
  files.filter(
    (file) =>
      /\.([cm]?[jt]sx?|sh|ya?ml|service|example|conf|json)$|Dockerfile$|\.env/.test(file) &&
      !/^(src\/testing|docs)\/|package-lock|^sample-content\/records/.test(file),
  );
