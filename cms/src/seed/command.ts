import { resolve } from "node:path";

import { createStrapi } from "@strapi/strapi";

import { seed } from "./seed";

/** `npm run seed`: adds the records of cms/seed that the database lacks, and ends. */
const run = async () => {
  const strapi = createStrapi({
    appDir: resolve(__dirname, "../../.."),
    distDir: resolve(__dirname, "../.."),
  });

  await strapi.load();
  const created = await seed(strapi);
  console.log(`Seed: ${created} records created; the others were there already.`);
  await strapi.destroy();
};

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(`The seed stopped: ${error.message}`);
    process.exit(1);
  },
);
