import { resolve } from "node:path";

import { createStrapi } from "@strapi/strapi";

import { checkBeforeStart, isExplained } from "../operation/before-start";
import { readSettings } from "../settings";

import { seed } from "../content/seed/seed";

/** `npm run seed`: adds the records of cms/seed that the database lacks, and ends. */
const run = async () => {
  await checkBeforeStart(readSettings(process.env));
  const strapi = createStrapi({
    appDir: resolve(__dirname, "../../.."),
    distDir: resolve(__dirname, "../.."),
  });

  await strapi.load();
  const { created, drafts } = await seed(strapi);
  console.log(`Seed: ${created} records created; the others were there already.`);
  if (drafts.length > 0) {
    console.log(
      `Only drafts, without which the site cannot be built: ${drafts.join(", ")}. The seed leaves them as editors left them: publish them in the content manager (npm run cms).`,
    );
  }
  await strapi.destroy();
};

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(isExplained(error) ? error.message : `The seed stopped: ${error.message}`);
    process.exit(1);
  },
);
