import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { test } from "node:test";

import { query } from "./support/database";
import { serviceEnvironment } from "./support/service";

const project = resolve(__dirname, "../..");

test("leaves a withdrawn record as it is, and says that it must be published", async () => {
  const environment = await serviceEnvironment();
  const seed = () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(project, "dist/src/commands/seed.js")],
      { cwd: project, env: { PATH: process.env.PATH, ...environment }, encoding: "utf8" },
    );
    assert.equal(status, 0, stderr);

    return stdout;
  };
  assert.doesNotMatch(seed(), /Only drafts/);
  await query({ environment }, "delete from home_records where published_at is not null");

  assert.match(seed(), /Seed: 0 records created.*\nOnly drafts, .*: home\. .*npm run cms/);
  assert.equal((await query({ environment }, "select id from home_records")).length, 1);
});
