import { fchmodSync, openSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { createStrapi } from "@strapi/strapi";

import { type Form, forms } from "../forms/forms";

import { exportLeads } from "../leads/export";

const names = Object.keys(forms).join(", ");

const fail = (sentence: string) => {
  console.error(sentence);
  process.exit(1);
};

/** Writes into a file for its owner's eyes only, or prints. */
const openOutput = (name: string | undefined) => {
  if (!name) return (text: string) => void process.stdout.write(text);
  // As the person who typed it means it: npm and its scripts change the folder.
  const file = openSync(resolve(process.env.INIT_CWD ?? "", name), "w", 0o600);
  fchmodSync(file, 0o600);

  return (text: string) => writeFileSync(file, text);
};

// npm run leads:export -- contact --since 2026-01-01 --output contact.csv
const main = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { since: { type: "string", default: "1970-01-01" }, output: { type: "string" } },
  });
  const form = (forms as Record<string, Form>)[positionals[0] ?? ""];
  const since = new Date(values.since);
  if (!form) return fail(`Say which form to export: ${names}.`);
  if (Number.isNaN(since.getTime())) return fail("--since takes a date like 2026-01-31.");

  // Messages of the start would stand in the file otherwise.
  process.env.CMS_LOG_LEVEL = "error";
  const write = openOutput(values.output);
  const strapi = await createStrapi({
    appDir: resolve(__dirname, "../../.."),
    distDir: resolve(__dirname, "../.."),
  }).load();
  const count = await exportLeads(strapi, form, since, write);

  await strapi.destroy();
  console.error(`${count} records.`);
};

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
