import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { after, before, beforeEach, mock, test } from "node:test";

import { appOf } from "../../src/server/app-context";
import { csvCell } from "../../src/server/lib/csv";
import { sweepUploads } from "../../src/leads/cvs/sweep";
import { eraseDataSubject, exportDataSubject } from "../../src/leads/data/data-subject";

import { infectedPdf, startFakeClamd } from "../support/clamd";
import { countRows, query } from "../support/query";
import { onAnyDatabase } from "../support/databases";
import { type InProcess, startInProcess } from "../support/in-process";
import { machineEnvironment, project, temporaryFolder } from "../support/service";
import { payloads, sendJson, source, unlimited, upload, uploadCv } from "../support/visitors";
import { until } from "../support/wait";

test("escapes cells that a spreadsheet would run as formulas", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "＝1", "\u200b=1", "\u202e-1"]) {
    assert.equal(csvCell(text), `"'${text}"`);
  }
  for (const end of [";", ",", "|", "\t", "\n", "\r\n", '"', ":"]) {
    const cell = csvCell(`hello${end} \ufeff=cmd|' /C calc'!A0`);
    assert.doesNotMatch(cell, /[;,|\t\r\n":][\s\ufeff]*=/);
    assert.match(cell, /'\s*\ufeff=/);
  }
  assert.equal(csvCell("\n=1"), `"'\n'=1"`, "the cell may end with the line");
  assert.equal(csvCell("a - b = c, d"), '"a - b = c, d"');
  assert.equal(csvCell('say "hi", then\ngo'), '"say ""hi"", then\ngo"');
  assert.equal(csvCell(null), '""');
  assert.equal(csvCell("a=b"), '"a=b"');
});

onAnyDatabase("leads", (settings, database) => {
  let service: InProcess;
  let clamd: Awaited<ReturnType<typeof startFakeClamd>>;
  before(async () => {
    clamd = await startFakeClamd();
    mock.timers.enable({ apis: ["setInterval"] });
    service = await startInProcess({
      ...settings(),
      ...unlimited,
      LEADS_RETENTION_DAYS: "30",
      CLAMAV: clamd.address,
    });
  });
  after(async () => {
    await service.stop();
    await clamd.stop();
  });
  beforeEach(async () => {
    for (const table of ["contact_datas", "emp_datas", "portfolio_forms", "outbox_messages"]) {
      await query(service, `delete from ${table}`);
    }
    await query(service, "delete from cv_files");
    for (const name of readdirSync(folder())) rmSync(join(folder(), name));
  });
  const post = (path: keyof typeof payloads, more: object = {}) =>
    sendJson(service.url + path, { data: { ...payloads[path], ...more } });
  const claim = () => uploadCv(service.url);
  const advanceOneHour = () => mock.timers.tick(60 * 60 * 1000);
  const folder = () => service.environment.CV_FOLDER ?? "";

  const run = (program: string, ...parameters: string[]) =>
    spawnSync(program, parameters, {
      cwd: dirname(project),
      env: { ...machineEnvironment(), ...service.environment },
      encoding: "utf8",
      timeout: 120_000,
    });
  // Like an operator, in the project's root folder.
  const exportByNpm = (...parameters: string[]) =>
    run("npm", "run", "leads:export", "--", ...parameters);
  const exportByNode = (...parameters: string[]) =>
    run(process.execPath, join(project, "dist/src/leads/commands/export-leads.js"), ...parameters);

  test("are exported as CSV without internal fields, into a file readable only by its owner", async () => {
    await post("/api/contact-datas", { full_name: "=HYPERLINK(1)" });
    await post("/api/contact-datas", source);
    const file = join(temporaryFolder("export"), "contact.csv");
    const exportLeads = database === "SQLite" ? exportByNpm : exportByNode;
    // January 5 in Europe, and May 1 for JavaScript.
    const misread = exportByNode("contact", "--since", "05.01.2026");
    assert.equal(misread.status, 1);
    assert.match(misread.stderr, /--since must be a date like 2026-01-31\./);
    const exported = exportLeads("contact", "--output", file);

    assert.equal(exported.status, 0, exported.stderr);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const text = readFileSync(file, "utf8");
    const lines = text.split("\r\n");
    assert.match(lines[0] ?? "", /^\ufeff"ID","Received","Name","Email","Phone","Message"/);
    assert.match(lines[1] ?? "", /"'=HYPERLINK\(1\)","ada@example\.com","'\+442079460000"/);
    assert.match(
      lines[0] ?? "",
      /"Time zone","State","Value","Decided on","Reason for the loss","Note"$/,
    );
    assert.match(lines[0] ?? "", /"Sent from","Campaign source",.+,"Agreed to marketing"/);
    assert.ok(lines[2]?.includes(Object.values(source).join('","')), lines[2]);
    assert.match(lines[1] ?? "", /"new","","","",""$/, "what the team wrote is there as well");
    assert.equal(lines.length, 4);
    assert.doesNotMatch(text, /submission/);
    const [note] = await query<{ count: number }>(
      service,
      "select count from lead_events where action = 'exported' and form = 'contact'",
    );
    assert.equal(note?.count, 2);
  });

  test("older than the retention are deleted within an hour, with file and outbox message, as are unclaimed files", async () => {
    await post("/api/emp-datas", { cv: await claim() });
    await post("/api/emp-datas", { full_name: "New One", cv: await claim() });
    await claim();
    await post("/api/contact-datas");
    await post("/api/subscribes");
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    const moment = service.environment.DATABASE_URL ? `'${old.toISOString()}'` : old.getTime();
    const age = (table: string, where = "") =>
      query(service, `update ${table} set created_at = ${moment} ${where}`);
    await age("emp_datas", "where full_name = 'Ada Lovelace'");
    await age("contact_datas");
    await age("subscribes");
    await age("cv_files", "where application is null");
    for (const name of readdirSync(folder())) utimesSync(join(folder(), name), old, old);
    advanceOneHour();

    await until("one file is left", () => readdirSync(folder()).length === 1);
    await until(
      "their outbox messages are gone, but for the application's and the subscription's",
      async () => (await countRows(service, "outbox_messages")) === 2,
    );
    assert.equal(await countRows(service, "contact_datas"), 0);
    const left = await query<{ full_name: string }>(service, "select full_name from emp_datas");
    assert.deepEqual(
      left.map(({ full_name: name }) => name),
      ["New One"],
    );
    assert.equal(await countRows(service, "cv_files"), 1);
    assert.equal(await countRows(service, "subscribes"), 1, "a subscription stays");
  });

  test("that have lost their record lose their file, but not in a database without any", async () => {
    const app = appOf(service.strapi);
    const old = new Date(Date.now() - 60 * 60 * 1000);
    const file = join(folder(), "a".repeat(32));
    writeFileSync(file, "a CV of the earlier database");
    utimesSync(file, old, old);
    await sweepUploads(app);
    assert.ok(existsSync(file), "the database may be about to be restored");

    await claim();
    await sweepUploads(app);
    assert.ok(!existsSync(file));
    assert.equal(readdirSync(folder()).length, 1);
  });

  test("have only files that the scanner found clean", async () => {
    const infected = { fileName: "cv.pdf", type: "application/pdf", content: infectedPdf };
    const response = await upload(service.url, infected);
    assert.equal(response.status, 400);
    assert.match(response.text, /virus scanner/);

    const claimed = await claim();
    clamd.silence(true);
    const errors = mock.method(service.strapi.log, "error", () => service.strapi.log);
    const refused = await upload(service.url);
    assert.equal(refused.status, 503);
    assert.equal(refused.headers["retry-after"], "5");
    assert.match(String(errors.mock.calls[0]?.arguments[0]), /no verdict/);
    errors.mock.restore();
    assert.equal(await countRows(service, "cv_files"), 1);
    assert.equal((await post("/api/emp-datas", { cv: claimed })).status, 201, "what came before");

    clamd.silence(false);
    assert.equal((await upload(service.url)).status, 201);
  });

  test("of one email are exported and deleted, with file and subscription, and audited", async () => {
    const app = appOf(service.strapi);
    const ada = payloads["/api/emp-datas"].your_email;
    await post("/api/emp-datas", { your_email: "ADA@example.com", cv: await claim() });
    await post("/api/contact-datas", source);
    await post("/api/contact-datas", { your_email: "other@example.com" });
    await post("/api/subscribes", { name: ada });

    const { leads, files } = await exportDataSubject(app, ada, "a test");
    assert.deepEqual(
      Object.entries(leads).map(([form, formLeads]) => [form, formLeads.length]),
      [
        ["contact", 1],
        ["subscribe", 1],
        ["application", 1],
        ["portfolio", 0],
        ["custom", 0],
      ],
    );
    assert.partialDeepStrictEqual(leads.contact?.[0], source);
    // Not the visitor's name, which may be too long for a file system.
    assert.match(files[0]?.name ?? "", /^\w+\.pdf$/);
    assert.equal(files[0]?.original, "cv.pdf");
    assert.doesNotMatch(JSON.stringify(leads), /submission|other@/);

    if (database === "SQLite") {
      const output = join(temporaryFolder("person"), "ada");
      const { status, stderr } = exportByNode("--email", ada, "--output", output);
      assert.equal(status, 0, stderr);
      assert.equal(statSync(output).mode & 0o777, 0o700);
      assert.deepEqual(readdirSync(output).sort(), [files[0]?.name, "entries.json"].sort());
      const entries = JSON.parse(readFileSync(join(output, "entries.json"), "utf8"));
      assert.deepEqual(entries.files, [{ file: files[0]?.name, name: "cv.pdf" }]);
    }

    assert.deepEqual(await eraseDataSubject(app, ada, "a test"), {
      contact: 1,
      subscribe: 1,
      application: 1,
      portfolio: 0,
      custom: 0,
    });
    assert.equal(await countRows(service, "contact_datas"), 1);
    assert.equal(await countRows(service, "outbox_messages"), 1);
    assert.deepEqual(readdirSync(folder()), []);
    const notes = await query<{ action: string; form: string }>(
      service,
      "select action, form from lead_events where actor = 'a test' order by id",
    );
    assert.deepEqual(
      notes.map(({ action, form }) => `${action} ${form}`),
      ["exported", "deleted"].flatMap((action) =>
        ["contact", "subscribe", "application"].map((form) => `${action} ${form}`),
      ),
    );
  });

  test("of one email are exported and deleted however it was spelled, then or now", async () => {
    const app = appOf(service.strapi);
    const spellings = ["eva@bücher.example", "EVA@XN--BCHER-KVA.example", "ｅｖａ@ｂücher.example"];
    for (const asked of [...spellings, "eva@bücher.example."]) {
      for (const your_email of spellings) await post("/api/contact-datas", { your_email });
      await post("/api/subscribes", { name: spellings[0] });
      // As an earlier version stored it.
      const { documentId } = await service.strapi.db
        .query("api::contact-data.contact-data")
        .findOne({ where: { your_email: "eva@xn--bcher-kva.example" } });
      await service.strapi.db
        .query("api::contact-data.contact-data")
        .update({ where: { documentId }, data: { your_email: "Eva@ＢÜCHER.example." } });

      const { leads } = await exportDataSubject(app, asked, "a test");
      assert.deepEqual([leads.contact?.length, leads.subscribe?.length], [3, 1], asked);
      const deleted = await eraseDataSubject(app, asked, "a test");
      assert.deepEqual([deleted.contact, deleted.subscribe], [3, 1], asked);
    }
  });

  test("that an editor deletes leave no file and no outbox message, also after a failure and with many files", async () => {
    await post("/api/emp-datas", { cv: await claim() });
    await post("/api/contact-datas");
    await post("/api/portfolio-forms");
    for (const table of ["emp_datas", "contact_datas", "portfolio_forms"]) {
      await query(service, `delete from ${table}`);
    }
    // More than the database's maximum of values in one statement.
    const many = database === "SQLite" ? 33_000 : 66_000;
    for (const columns of ["emp_datas (document_id)", "cv_files (application)"]) {
      await query(
        service,
        `insert into ${columns}
         with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
         select 'application' || i from n`,
      );
    }
    // A folder in place of a file, so that its deletion fails.
    const stray = join(folder(), "0".repeat(32));
    mkdirSync(stray);
    utimesSync(stray, 1, 1);
    const errors = mock.method(service.strapi.log, "error", () => service.strapi.log);
    advanceOneHour();

    await until(
      "no outbox message is left",
      async () => (await countRows(service, "outbox_messages")) === 0,
    );
    await until("no file is left", () => readdirSync(folder()).join() === "0".repeat(32));
    await until(
      "what has its record stays",
      async () => (await countRows(service, "cv_files")) === many,
    );
    assert.match(String(errors.mock.calls[0]?.arguments[0]), /unclaimed files/);
    rmSync(stray, { recursive: true });
  });

  // The command's arguments do not depend on the database.
  if (database === "PostgreSQL") return;
  test("are exported for one form of editors", () => {
    const { status, stdout, stderr } = exportByNode("custom/request-an-audit");

    assert.equal(status, 0, stderr);
    assert.match(stdout, /"ID","Received","Form","Name of the form"/);
    assert.match(stderr, /Exported records: 0/);
  });

  test("are not exported with unknown arguments", () => {
    const nothing = exportByNode("nothing");
    const unknown = exportByNode("contact", "--until", "now");

    assert.equal(nothing.status, 1);
    const names =
      /contact, subscribe, application, portfolio, custom, or custom\/ and the name .+\), or "audit"/;
    assert.match(nothing.stderr, names);
    const part = exportByNode("contact/part");
    assert.equal(part.status, 1);
    assert.match(part.stderr, names);
    assert.equal(unknown.status, 1);
    assert.match(unknown.stderr, /'--until'/);
    assert.doesNotMatch(unknown.stderr, /\n\s+at /, "no stack");
  });
});
