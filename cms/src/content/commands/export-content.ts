import { OperatorError, operatorMessage } from "../../common/operator-error";
import { exitWithError } from "../../server/commands/end-command";
import { loadQuietly, resolveFromCallerCwd } from "../../server/commands/strapi";

import { checkTarget, exportContent } from "../moving/export-content";

// npm run export -- <folder>: writes all published content as Markdown files.
const main = async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new OperatorError("Pass a folder: npm run export -- <folder>.");
  const folder = resolveFromCallerCwd(given);
  checkTarget(folder);
  const { strapi } = await loadQuietly();
  const { records, pictures, missing } = await exportContent(strapi, folder);
  console.log(`Exported ${records} records and ${pictures} pictures to ${folder}.`);
  for (const name of missing) console.log(`  The file "${name}" of the media library is missing.`);
  await strapi.destroy();
  process.exit(0);
};

main().catch((error: unknown) =>
  exitWithError(operatorMessage(error) ?? `The export failed: ${(error as Error).message}`),
);
