import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { createStrapi } from "@strapi/strapi";

import { type Form, forms } from "../submissions/forms";

import { exportLeads } from "./export";

// npm run leads:export -- contact --since 2026-01-01 > contact.csv
const names = Object.keys(forms).join(", ");
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { since: { type: "string", default: "1970-01-01" } },
});
const form = (forms as Record<string, Form>)[positionals[0] ?? ""];
const since = new Date(values.since);

const fail = (sentence: string) => {
  console.error(sentence);
  process.exit(1);
};

const main = async () => {
  if (!form) return fail(`Say which form to export: ${names}.`);
  if (Number.isNaN(since.getTime())) return fail("--since takes a date like 2026-01-31.");

  // Messages of the start would stand in the file otherwise.
  process.env.CMS_LOG_LEVEL = "error";
  const strapi = await createStrapi({
    appDir: resolve(__dirname, "../../.."),
    distDir: resolve(__dirname, "../.."),
  }).load();
  const count = await exportLeads(strapi, form, since, (text) => process.stdout.write(text));

  await strapi.destroy();
  console.error(`${count} records.`);
};

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
