import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { createTempDir } from "./testing/built-site.ts";

// The commands that install packages load these first, in a clone that has none.
for (const file of [
  "release.ts",
  "releases.ts",
  "http/serve.ts",
  "http/rules.ts",
  "http/verify.ts",
  "testing/find-nginx.ts",
]) {
  test(`${file} loads before any package is installed`, () => {
    const folder = createTempDir();
    cpSync(import.meta.dirname, folder, { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [join(folder, file)], {
      encoding: "utf8",
    });

    assert.equal(status, 0, stderr);
  });
}

// Strapi makes this folder when it is missing, and does not start where it may not: under
// website-content.service, and in a container.
test("a clone has the folder of the content service's migrations", () => {
  assert.ok(existsSync(join(import.meta.dirname, "../cms/database/migrations/.gitkeep")));
});
