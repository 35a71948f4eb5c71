import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";

import { badFiles } from "../support/bad-files";
import { attackedForm, publishForm } from "../support/custom-form";
import { query } from "../support/query";
import { onAnyDatabase } from "../support/databases";
import { generateRequests } from "../support/generator";
import { goodFiles, pdfOf } from "../support/good-files";
import { type InProcess, startInProcess } from "../support/in-process";
import { watchMemory } from "../support/request-leaks";
import { temporaryFolder } from "../support/service";
import { multipart, send, unlimited, upload } from "../support/visitors";

// CMS_TEST_SEED changes the generated requests; a failure prints the request.
const seed = Number(process.env.CMS_TEST_SEED ?? 20_240_229);
const inputs = 2000;

const declareFiles = (service: () => InProcess) => {
  test(`accepts ${goodFiles.length} valid files and rejects ${badFiles.length} invalid ones`, async () => {
    assert.ok(badFiles.length >= 60);
    const folder = service().environment.CV_FOLDER ?? "";
    const stored = readdirSync(folder).length;

    for (const file of goodFiles) {
      const response = await upload(service().url, file);
      assert.equal(response.status, 201, `${file.why}: ${response.text}`);
    }
    for (const file of badFiles) {
      const response = await upload(service().url, file);
      // 0: the CMS closed the connection because the file is too large.
      assert.ok([0, 400, 413, 415].includes(response.status), `${file.why}: ${response.status}`);
    }

    assert.equal(readdirSync(folder).length - stored, goodFiles.length);
  });

  test("rejects anything but an upload of one file", async () => {
    const [good] = goodFiles;
    const file = { name: "files", ...(good as (typeof goodFiles)[number]) };
    const whole = multipart([file]);
    for (const request of [
      multipart([]),
      multipart([file, file]),
      multipart([{ ...file, name: "file" }]),
      multipart([{ name: "files", content: "text" }]),
      multipart([file, { name: "x", content: "y" }]),
      { headers: whole.headers, body: whole.body.subarray(0, 200) },
      { headers: { "Content-Type": "multipart/form-data" }, body: whole.body },
      { headers: { "Content-Type": "multipart/form-data; boundary=other" }, body: whole.body },
      { headers: { "Content-Type": "application/json" }, body: "{}" },
      {
        headers: { "Content-Type": "multipart/mixed; boundary=test-boundary-7f3a" },
        body: whole.body,
      },
      { headers: whole.headers, body: "" },
    ]) {
      const { status } = await send(`${service().url}/api/upload`, request);
      assert.ok(status >= 400 && status < 500, String(status));
    }
  });
};

/** A separate function: a suspended async function keeps its variables in memory. */
const sendEverything = async (url: string) => {
  for (const { path, ...request } of generateRequests(1, 100)) await send(url + path, request);
  for (const file of [...goodFiles, pdfOf(4_000_000)]) await upload(url, file);
};

onAnyDatabase("abuse", (settings, database) => {
  let service: InProcess;
  // A separate temporary folder, to detect leftover files.
  const temporary = temporaryFolder("temporary");
  before(async () => {
    service = await startInProcess({ ...settings(), ...unlimited, TMPDIR: temporary });
    await publishForm(service, attackedForm);
  });
  after(() => service.stop());

  const withNames = ["contact_datas", "emp_datas", "portfolio_forms"];
  const tables = [...withNames, "form_answers"];
  const others = ["files", "admin_users", "home_records", "articles", "strapi_api_tokens"];
  const count = async (names: string[]) => {
    const [row] = await query<{ n: number | string }>(
      service,
      `select ${names.map((name) => `(select count(*) from ${name})`).join(" + ")} as n`,
    );

    return Number(row?.n ?? 0);
  };

  test(`survives ${inputs} generated requests without a 5xx, and stores only those with a 201`, async () => {
    const [rows, elsewhere] = [await count(tables), await count(others)];
    let accepted = 0;
    const statuses = new Map<number, number>();

    for (const { path, ...request } of generateRequests(seed, inputs)) {
      const response = await send(service.url + path, request);
      const what = `${request.method} ${path.slice(0, 80)} ${JSON.stringify(request.headers).slice(0, 200)} ${request.body.toString().slice(0, 300)}`;

      assert.ok(response.status < 500, `seed ${seed}: ${response.status} for ${what}`);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 201 && !/subscribes/i.test(path)) accepted += 1;
    }

    assert.equal((await count(tables)) - rows, accepted, "rows and answers agree");
    assert.equal(await count(others), elsewhere, "nothing else was written");
    assert.ok(accepted > 50, `enough got through to prove something: ${accepted}`);
    assert.ok((statuses.get(400) ?? 0) > 300, "and enough did not");
    assert.ok((await count(["form_answers"])) > 10, "also of the form of an editor");
  });

  test("stores only answers that the form of an editor allows", async () => {
    const rows = await query<{ form: string; answers: string | object[]; url: string | null }>(
      service,
      "select form, answers, url from form_answers",
    );
    for (const { form, answers } of rows) {
      const list = typeof answers === "string" ? JSON.parse(answers) : answers;
      const [website, email, budget, topics, users, consent] = list.map(
        ({ value }: { value: unknown }) => value,
      );

      assert.equal(form, "audit");
      assert.deepEqual(
        list.map(({ label }: { label: string }) => label),
        attackedForm.questions.map(({ label }) => label),
      );
      assert.ok(website.length > 0 && website.length <= 200, website);
      assert.match(email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
      assert.ok([null, "Small", "Large"].includes(budget), budget);
      assert.deepEqual(
        topics ?? [],
        (topics ?? []).filter((topic: string) => /^(Speed|Search)$/.test(topic)),
      );
      assert.ok(users === null || (Number(users) >= 1 && Number(users) <= 9000), users);
      assert.equal(consent, true);
    }
  });

  test("stores no value over its limits", async () => {
    for (const table of withNames) {
      const rows = await query<Record<string, string | null>>(service, `select * from ${table}`);
      for (const row of rows) {
        const name = row.full_name ?? "";
        assert.ok(name.length >= 3 && name.length <= 50, name);
        assert.match(
          row.your_email ?? "",
          /^[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+@[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+\.[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+$/,
        );
        assert.ok((row.message ?? "").length <= 1000);
        assert.doesNotMatch(`${name}${row.your_email}${row.message}`, /\0/);
        assert.ok(row.published_at && row.document_id, "and marked as Strapi's own records are");
        assert.equal(row.created_by_id, null);
        assert.equal(row.locale, null);
      }
    }
  });

  // File checks do not depend on the database.
  if (database === "SQLite") declareFiles(() => service);

  test("leaves no temporary files, and no request in memory", async () => {
    const memory = watchMemory(service.strapi.server.httpServer);
    await sendEverything(service.url);

    assert.deepEqual(readdirSync(temporary), []);
    await memory.assertFreed();
  });
});
