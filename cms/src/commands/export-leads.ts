import { fchmodSync, openSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { type Form, forms } from "../forms/forms";
import { exportLeads } from "../leads/export";

import { contextOf, createService, fromInvocation } from "./strapi";

const names = Object.keys(forms).join(", ");

const fail = (sentence: string) => {
  console.error(sentence);
  process.exit(1);
};

/** Writes into a file that only its owner may read, or prints. */
const openOutput = (name: string | undefined) => {
  if (!name) return (text: string) => void process.stdout.write(text);
  const file = openSync(fromInvocation(name), "w", 0o600);
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
  if (!form) return fail(`Name the form to export: ${names}.`);
  if (Number.isNaN(since.getTime())) return fail("--since takes a date like 2026-01-31.");

  // Otherwise the start's log would end up in the output.
  process.env.CMS_LOG_LEVEL = "error";
  const write = openOutput(values.output);
  const strapi = await createService().load();
  const count = await exportLeads(contextOf(strapi), form, since, write);

  await strapi.destroy();
  console.error(`Exported records: ${count}`);
};

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
