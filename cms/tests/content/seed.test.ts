import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";

import Database from "better-sqlite3";

import { countRows, query } from "../support/query";
import { onAnyDatabase } from "../support/databases";
import {
  machineEnvironment,
  project,
  readAs,
  type Service,
  startService,
  temporaryFolder,
} from "../support/service";
import { sendJson } from "../support/visitors";

const seed = join(project, "../sample-content/records");
const singles = readdirSync(seed).filter(
  (file) => file.endsWith(".yaml") && file !== "pictures.yaml",
);
const hirePages = existsSync(`${seed}/hire-page`) ? readdirSync(`${seed}/hire-page`).length : 0;

type Records = { documentId: string; slug: string; title: string }[];

onAnyDatabase("the seeded CMS", (settings, database) => {
  let service: Service;
  before(async () => {
    service = await startService({ ...settings(), CMS_SEED: "true" });
  });
  after(() => service.stop());

  const read = (path: string) => readAs(service.token)(service.url + path);
  const readHirePages = async () =>
    (await read("/api/hire-pages?pagination[pageSize]=100")).body.data as Records;

  test("publishes every record of the seed", async () => {
    for (const file of singles) {
      const name = file.replace(".yaml", "");
      assert.equal((await read(`/api/${name}`)).status, 200, name);
    }
    assert.equal((await readHirePages()).length, hirePages);
  });

  test("stores and serves the images of the seed", async () => {
    const { body } = await read("/api/site?populate=shareImage");
    const { shareImage } = body.data as { shareImage: { url: string } };
    const response = await fetch(service.url + shareImage.url);

    assert.equal(response.headers.get("content-type"), "image/png");
    assert.ok((await response.arrayBuffer()).byteLength > 10_000);
  });

  test("does not let the site's token read leads or write", async () => {
    assert.equal((await read("/api/contact-datas")).status, 404);

    const { status } = await sendJson(
      `${service.url}/api/hire-pages`,
      { data: { slug: "intruder" } },
      { Authorization: `Bearer ${service.token}` },
    );
    assert.equal(status, 403);
  });

  // Finding existing records does not depend on the database.
  if (database === "PostgreSQL") return;
  test("changes nothing when seeded again, and names the record to publish", async () => {
    const file = join(temporaryFolder("seed"), "copy.db");
    const original = new Database(service.environment.DATABASE_FILE ?? "", { readonly: true });
    await original.backup(file);
    original.close();
    const copy = { environment: { ...service.environment, DATABASE_FILE: file } };
    await query(copy, "delete from home_records where published_at is not null");
    const rows = () => query(copy, "select id, title, updated_at from hire_pages order by id");
    const [hirePagesBefore, files] = [await rows(), await countRows(copy, "files")];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(project, "dist/src/content/commands/seed.js")],
      { cwd: project, env: { ...machineEnvironment(), ...copy.environment }, encoding: "utf8" },
    );

    assert.equal(status, 0, stderr);
    assert.match(stdout, /Seed: 0 records created.*\n.* only as drafts: home\. .*npm run cms/);
    assert.equal(await countRows(copy, "home_records"), 1);
    assert.deepEqual(await rows(), hirePagesBefore);
    assert.equal(await countRows(copy, "files"), files);
  });
});
