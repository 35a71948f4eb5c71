import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";

import { query } from "./support/database";
import { userPassword } from "./support/editor";
import { panelOf } from "./support/panel-client";
import { project, serviceEnvironment, startService, temporaryFolder } from "./support/service";

// A database of each earlier version, created by that version: two applications, one with a CV, a
// message, a subscriber, a published article with a newer draft, a scheduled one, a redirect, a
// picture, an administrator, an invited editor, and a live release with its change.
const databases = ["2026-11"];

/** Strapi's internal state, which it rewrites, and leases. */
const isState = (table: string) => /^(strapi|sqlite|admin_permissions|leases|i18n)/.test(table);

type Row = Record<string, unknown>;
type Asked = Parameters<typeof query>[0];

const readTables = async (database: Asked) => {
  const tables = await query<{ name: string }>(
    database,
    "select name from sqlite_master where type = 'table' order by name",
  );
  const found = new Map<string, Row[]>();
  for (const { name } of tables.filter((table) => !isState(table.name))) {
    found.set(name, await query<Row>(database, `select * from "${name}" order by id`));
  }

  return found;
};

/** Columns that a later version dropped. */
const dropped = ["cv_files.quarantined"];

/** The values that a row has lost. */
const lostOf = (table: string, before: Row, after: Row | undefined) =>
  Object.entries(before).filter(
    ([column, value]) => !dropped.includes(`${table}.${column}`) && after?.[column] !== value,
  );

for (const version of databases) {
  test(`the CMS starts with a database of ${version}, without data loss`, async () => {
    const file = join(temporaryFolder("database"), "data.db");
    const stored = readFileSync(join(project, `tests/databases/${version}.db.br`));
    writeFileSync(file, brotliDecompressSync(stored));
    const environment = await serviceEnvironment({
      DATABASE_FILE: file,
      CMS_ADMIN_PANEL: "true",
      LEADS_RETENTION_DAYS: "100000",
    });
    const now = Date.now();
    await query({ environment }, `update content_changes set changed_at = ${now}`);
    const before = await readTables({ environment });

    const service = await startService(environment);
    const login = await fetch(`${service.url}/admin/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: service.url },
      body: JSON.stringify({ email: "editor@example.com", password: userPassword }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const panel = panelOf(service, () => ({
      Authorization: `Bearer ${data.token}`,
      Origin: service.url,
    }));
    const articles = await panel.get("/content-manager/collection-types/api::article.article");
    const { results } = articles.body as { results: { title: string; publishAt: string | null }[] };
    await service.stop();

    assert.deepEqual(results.map(({ title, publishAt }) => [title, publishAt]).sort(), [
      ["Ship on Tuesdays", "2099-01-01T09:00:00.000Z"],
      ["Six questions", null],
    ]);
    const after = await readTables(service);
    for (const [table, rows] of before) {
      const left = new Map(after.get(table)?.map((row) => [row.id, row]));
      const lost = rows.map((row) => [row.id, lostOf(table, row, left.get(row.id))]);
      assert.deepEqual(
        lost.filter(([, values]) => (values as unknown[]).length > 0),
        [],
        table,
      );
    }
  });
}
