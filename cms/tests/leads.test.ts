import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";

import { csvCell } from "../src/leads/csv";

import { countRows, query } from "./support/database";
import { onBothDatabases } from "./support/databases";
import { startService, type Service } from "./support/service";
import { payloads, sendJson, unlimited, upload } from "./support/visitors";
import { until } from "./support/wait";

const project = resolve(__dirname, "../..");

test("takes the power from cells that a spreadsheet would work out", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1"]) {
    assert.equal(csvCell(text), `"'${text}"`);
  }
  assert.equal(csvCell('say "hi", then\ngo'), '"say ""hi"", then\ngo"');
  assert.equal(csvCell(null), '""');
  assert.equal(csvCell("a=b"), '"a=b"');
});

void onBothDatabases("the leads", (settings) => {
  let service: Service;
  before(async () => {
    service = await startService({ ...settings(), ...unlimited, LEADS_RETENTION_DAYS: "30" });
  });
  after(() => service.stop());
  const post = (path: string, data: object) => sendJson(service.url + path, { data });
  const restart = async () => {
    await service.stop();
    service = await startService(service.environment);
  };
  // As a person does it, at the top of the project.
  const exportByNpm = (...parameters: string[]) =>
    spawnSync("npm", ["run", "leads:export", "--", ...parameters], {
      cwd: dirname(project),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...service.environment },
      encoding: "utf8",
    });

  test("are exported as CSV, into a file of its owner's, without internals", async () => {
    await post("/api/contact-datas", {
      ...payloads["/api/contact-datas"],
      full_name: "=HYPERLINK(1)",
    });
    await post("/api/contact-datas", payloads["/api/contact-datas"]);
    const file = join(dirname(service.environment.CV_FOLDER ?? ""), "contact.csv");
    const exported = exportByNpm("contact", "--output", file);

    assert.equal(exported.status, 0, exported.stderr);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const text = readFileSync(file, "utf8");
    const lines = text.split("\r\n");
    assert.match(
      lines[0] ?? "",
      /^"id","createdAt","full_name","your_email","mobile_no","message"/,
    );
    assert.match(lines[1] ?? "", /"'=HYPERLINK\(1\)","ada@example\.com","'\+442079460000"/);
    assert.equal(lines.length, 4);
    assert.doesNotMatch(text, /submission/);
  });

  test("are exported only with words that the command knows", () => {
    const [nothing, unknown] = [exportByNpm("nothing"), exportByNpm("contact", "--until", "now")];

    assert.equal(nothing.status, 1);
    assert.match(nothing.stderr, /^Name the form.*contact, subscribe, application, portfolio\.$/m);
    assert.equal(unknown.status, 1);
    assert.match(unknown.stderr, /'--until'/);
    assert.doesNotMatch(unknown.stderr, /\n\s+at /, "no stack");
  });

  test("older than the retention go, with file and note, and so do unclaimed files", async () => {
    const claim = async () => JSON.parse((await upload(service.url)).text).data.id as string;
    const folder = service.environment.CV_FOLDER ?? "";
    await post("/api/emp-datas", { ...payloads["/api/emp-datas"], cv: await claim() });
    await post("/api/emp-datas", {
      ...payloads["/api/emp-datas"],
      full_name: "New One",
      cv: await claim(),
    });
    await claim();
    await post("/api/subscribes", payloads["/api/subscribes"]);

    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    const moment = service.environment.DATABASE_URL ? `'${old.toISOString()}'` : old.getTime();
    const age = (table: string, where = "") =>
      query(service, `update ${table} set created_at = ${moment} ${where}`);
    await age("emp_datas", "where full_name = 'Ada Lovelace'");
    await age("contact_datas");
    await age("subscribes");
    await age("cv_files", "where application is null");
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old);
    await restart();

    await until("one file is left", () => readdirSync(folder).length === 1);
    await until(
      "the notes are gone",
      async () => (await countRows(service, "outbox_messages")) === 1,
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

  test("that an editor deleted leave no file and no note, though one job fails and files are many", async () => {
    const folder = service.environment.CV_FOLDER ?? "";
    await query(service, "delete from emp_datas");
    await post("/api/contact-datas", payloads["/api/contact-datas"]);
    await post("/api/portfolio-forms", payloads["/api/portfolio-forms"]);
    await query(service, "delete from contact_datas");
    await query(service, "delete from portfolio_forms");
    // More than SQLite takes values in one statement.
    for (const columns of ["emp_datas (document_id)", "cv_files (application)"]) {
      await query(
        service,
        `insert into ${columns}
         with recursive n(i) as (select 1 union all select i + 1 from n where i < 33000)
         select 'application' || i from n`,
      );
    }
    // A folder where a file should be: sweeping it fails.
    const stray = join(folder, "0".repeat(32));
    mkdirSync(stray);
    utimesSync(stray, 1, 1);
    await restart();

    await until("no note is left", async () => (await countRows(service, "outbox_messages")) === 0);
    await until("no file is left", () => readdirSync(folder).join() === "0".repeat(32));
    await until(
      "what has its record stays",
      async () => (await countRows(service, "cv_files")) === 33_000,
    );
    assert.match(service.output(), /Cleaning up unclaimed files failed/);
    rmSync(stray, { recursive: true });
  });
});
