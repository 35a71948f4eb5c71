import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";

import { csvCell } from "../src/leads/csv";

import { countRows, query } from "./support/database";
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

let service: Service;
before(async () => {
  service = await startService({ ...unlimited, LEADS_RETENTION_DAYS: "30" });
});
after(() => service.stop());
const post = (path: string, data: object) => sendJson(service.url + path, { data });

test("exports the leads of one form as CSV, without internals", async () => {
  await post("/api/contact-datas", {
    ...payloads["/api/contact-datas"],
    full_name: "=HYPERLINK(1)",
  });
  await post("/api/contact-datas", payloads["/api/contact-datas"]);
  const exported = spawnSync(
    process.execPath,
    [join(project, "dist/src/leads/export-command.js"), "contact"],
    { cwd: project, env: { PATH: process.env.PATH, ...service.environment }, encoding: "utf8" },
  );

  const lines = exported.stdout.split("\r\n");
  assert.equal(exported.status, 0, exported.stderr);
  assert.match(lines[0] ?? "", /^"id","createdAt","full_name","your_email","mobile_no","message"/);
  assert.match(lines[1] ?? "", /"'=HYPERLINK\(1\)","ada@example\.com","'\+442079460000"/);
  assert.equal(lines.length, 4);
  assert.doesNotMatch(exported.stdout, /submission/);
});

test("says which forms there are when asked for none", () => {
  const exported = spawnSync(
    process.execPath,
    [join(project, "dist/src/leads/export-command.js"), "nothing"],
    { cwd: project, env: { PATH: process.env.PATH, ...service.environment }, encoding: "utf8" },
  );

  assert.equal(exported.status, 1);
  assert.match(exported.stderr, /contact, subscribe, application, portfolio/);
});

test("deletes what is older than the retention, with its file and its note; and unclaimed files", async () => {
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

  const old = Date.now() - 31 * 24 * 60 * 60 * 1000;
  await query(service, `update emp_datas set created_at = ${old} where full_name = 'Ada Lovelace'`);
  await query(service, `update contact_datas set created_at = ${old}`);
  await query(service, `update subscribes set created_at = ${old}`);
  await query(service, `update cv_files set created_at = ${old} where application is null`);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), old / 1000, old / 1000);
  await service.stop();
  service = await startService(service.environment);

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

test("removes file and note of an application that an editor deleted", async () => {
  await query(service, "delete from emp_datas");
  await service.stop();
  service = await startService(service.environment);

  await until(
    "no file is left",
    () => readdirSync(service.environment.CV_FOLDER ?? "").length === 0,
  );
  await until("no note is left", async () => (await countRows(service, "outbox_messages")) === 0);
});
