import { seed } from "../seed/seed";
import { OperatorError } from "../../common/operator-error";
import { runPreflight } from "../../server/preflight";
import { readSettings } from "../../server/settings";

import { createStrapiInstance } from "../../server/commands/strapi";

/** `npm run seed`: adds the records of sample-content/records that the database lacks, and ends. */
const main = async () => {
  await runPreflight(readSettings(process.env));
  const strapi = await createStrapiInstance().load();
  const { created, drafts } = await seed(strapi);
  console.log(`Seed: ${created} records created; the others existed already.`);
  if (drafts.length > 0) {
    console.log(
      `The site cannot be built, because these exist only as drafts: ${drafts.join(", ")}. Publish them in the content manager (npm run cms); the seed does not change existing records.`,
    );
  }
  await strapi.destroy();
};

main().then(
  () => process.exit(0),
  (error: Error) => {
    const isExplained = error instanceof OperatorError;
    console.error(isExplained ? error.message : `The seed failed: ${error.message}`);
    process.exit(1);
  },
);
