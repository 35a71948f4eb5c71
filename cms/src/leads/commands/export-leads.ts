import { createWriteStream, fchmodSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";

import { recordAuditEvent } from "../audit/audit";
import { formOfKind, forms } from "../forms/forms";
import { exportDataSubject } from "../data/data-subject";
import { exportAudit, exportLeads } from "../data/export";

import { dateIssue } from "../../common/forms/answers/date";
import { endWithError, exitWithError } from "../../server/commands/end-command";
import { isEmail } from "../../server/commands/is-email";
import { resolveFromCallerCwd, loadQuietly } from "../../server/commands/strapi";

import { auditActor } from "./audit-actor";

const names = Object.keys(forms).join(", ");

/** Writes all data of one email into a new folder that only its owner may read. */
const exportDataSubjectTo = async (folder: string, email: string): Promise<string> => {
  mkdirSync(folder, { mode: 0o700 });
  const app = await loadQuietly();
  const { leads, files } = await exportDataSubject(app, email, auditActor("leads:export"));

  const names = files.map(({ name, original }) => ({ file: name, name: original }));
  const entries = { ...leads, ...(names.length > 0 && { files: names }) };
  writeFileSync(join(folder, "entries.json"), `${JSON.stringify(entries, null, 2)}\n`, {
    mode: 0o600,
  });
  for (const { name, key } of files) {
    const content = await app.cvStorage.open(key);
    if (content) await pipeline(content, createWriteStream(join(folder, name), { mode: 0o600 }));
  }
  await app.strapi.destroy();

  const count = Object.values(leads).flat().length;
  return `Exported records: ${count}, files: ${files.length}`;
};

/** Writes into a file that only its owner may read, or prints. */
const openOutput = (name: string | undefined) => {
  if (!name) return (text: string) => void process.stdout.write(text);
  const file = openSync(resolveFromCallerCwd(name), "w", 0o600);
  fchmodSync(file, 0o600);

  return (text: string) => writeFileSync(file, text);
};

// npm run leads:export -- --email ada@example.com --output ada
// npm run leads:export -- custom/request-an-audit --output audits.csv
// npm run leads:export -- contact --since 2026-01-01 --output contact.csv
const main = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: "string", default: "1970-01-01" },
      output: { type: "string" },
      email: { type: "string" },
    },
  });
  const { email, output } = values;
  if (email !== undefined) {
    if (!isEmail(email) || !output) {
      return endWithError("Pass an email and a new folder: --email ada@example.com --output ada.");
    }
    console.error(await exportDataSubjectTo(resolveFromCallerCwd(output), email));
    return;
  }
  const [what = ""] = positionals;
  const { form, slug } = formOfKind(what);
  const since = new Date(values.since);
  if (form ? slug !== undefined && !form.custom : what !== "audit") {
    return endWithError(
      `Pass a form to export (${names}, or custom/ and the name of a form of editors), or "audit" for the audit log.`,
    );
  }
  // Other texts are read in the computer's time zone, and days before months in American order.
  if (dateIssue(values.since) !== undefined)
    return endWithError("--since must be a date like 2026-01-31.");

  const write = openOutput(output);
  const app = await loadQuietly();
  const actor = auditActor("leads:export");
  let count: number;
  if (form) {
    const exported = await exportLeads(app, form, {
      actor,
      since,
      ...(slug !== undefined && { having: { form: slug } }),
    });
    for await (const piece of exported.text) write(piece);
    count = exported.count;
  } else {
    count = await exportAudit(app, since, write);
    await recordAuditEvent(app, { actor, action: "exported", form: what, count });
  }

  await app.strapi.destroy();
  console.error(`Exported records: ${count}`);
};

main().catch(({ message }: Error) => exitWithError(message));
