import { OperatorError, operatorMessage } from "../../common/operator-error";
import { endWithError, exitWithError } from "../../server/commands/end-command";
import { isRunning } from "../../server/commands/is-running";
import { loadQuietly, resolveFromCallerCwd } from "../../server/commands/strapi";
import { runPreflight } from "../../server/preflight";
import { readSettings } from "../../server/settings";

import { importContent } from "../moving/import-content";
import { formatReport } from "../moving/report";

/** Checks what can be checked before Strapi loads. */
const prepare = async (given: string | undefined) => {
  if (!given) throw new OperatorError("Pass the folder that the importer has written.");
  const settings = readSettings(process.env);
  if (await isRunning(settings)) {
    throw new OperatorError("The CMS is running: stop it, import, and start it again.");
  }
  await runPreflight(settings);

  return resolveFromCallerCwd(given);
};

const importFrom = async (folder: string) => {
  const { strapi } = await loadQuietly();
  const { siteOrigins } = readSettings(process.env);
  console.log(formatReport(await importContent(strapi, folder, siteOrigins)));
  await strapi.destroy();
  process.exit(0);
};

const explain = (error: unknown) =>
  operatorMessage(error) ?? `The import failed: ${(error as Error).message}`;

// import-content.js <folder>: imports a folder with parts.jsonl and pictures.
prepare(process.argv[2]).then(
  (folder) => importFrom(folder).catch((error: unknown) => exitWithError(explain(error))),
  (error: unknown) => endWithError(explain(error)),
);
