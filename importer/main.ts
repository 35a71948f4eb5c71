import { join } from "node:path";

import { formatError } from "../common/operator-error.ts";

import { runImport } from "./command/run-import.ts";

// `npm run import`: brings another site's content into the CMS (see command/read-arguments.ts).
const root = join(import.meta.dirname, "..");
const cmsFolder = join(root, "cms");

try {
  process.exitCode = await runImport(process.argv.slice(2), {
    // The folder in which npm was started.
    from: process.env.INIT_CWD ?? process.cwd(),
    root,
    workRoot: join(root, ".import"),
    cms: {
      program: join(cmsFolder, "dist/src/content/commands/import-content.js"),
      cwd: cmsFolder,
    },
    print: console.log,
  });
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
