import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { test } from "node:test";

import { articleFields } from "../support/articles";
import { writeParts } from "../support/import-parts";
import { countRows, query } from "../support/query";
import { machineEnvironment, project, startService } from "../support/service";
import { until } from "../support/wait";

const program = join(project, "dist/src/content/commands/import-content.js");

/** After how many records an import is killed. */
const killedAfter = [1, 2, 4, 7];

test("imports after the CMS has stopped, also after it was killed", async () => {
  const service = await startService();
  const parts = Array.from({ length: 40 }, (_, index) => {
    const { title, slug, excerpt, body, date, seo } = articleFields() as Record<string, unknown>;
    const data = { title, slug, excerpt, body, date, seo };
    const source = `post ${index}`;

    return { record: { type: "article", key: slug, source, data, published: true } };
  });
  const folder = writeParts(parts);
  const options = {
    cwd: project,
    env: { ...machineEnvironment(), ...service.environment },
    encoding: "utf8" as const,
  };
  const run = (given: string) => spawnSync(process.execPath, [program, given], options);

  const refused = run(folder);
  assert.equal(refused.status, 1);
  assert.equal(refused.stderr, "The CMS is running: stop it, import, and start it again.\n");
  await service.stop();
  assert.equal(await countRows(service, "articles"), 0);

  for (const records of killedAfter) {
    const before = await countRows(service, "imported_parts");
    const child = spawn(process.execPath, [program, folder], { ...options, stdio: "ignore" });
    const exited = once(child, "exit");
    await until(
      "some records are imported",
      async () =>
        child.exitCode !== null || (await countRows(service, "imported_parts")) >= before + records,
    );
    child.kill("SIGKILL");
    await exited;
  }
  const { status, stdout, stderr } = run(folder);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^Created: \d+\. Updated: 0\. Published: \d+\. Skipped, .*: \d+\.\n$/);

  const [rows] = await query<{ records: number; published: number }>(
    service,
    "select count(distinct document_id) as records, count(published_at) as published from articles",
  );
  assert.deepEqual({ ...rows }, { records: parts.length, published: parts.length });
  assert.equal(await countRows(service, "articles"), 2 * parts.length);
  assert.equal(await countRows(service, "imported_parts"), parts.length);
  assert.match(run("nowhere").stderr, /parts\.jsonl is missing: pass the folder/);
});
