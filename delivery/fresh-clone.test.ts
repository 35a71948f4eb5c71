import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { temporaryFolder } from "./testing/built-site.ts";

// The commands that install packages load these first, in a clone that has none.
for (const file of ["releases.ts", "serve.ts", "rules.ts", "check.ts", "testing/find-nginx.ts"]) {
  test(`${file} loads before any package is installed`, () => {
    const folder = temporaryFolder();
    cpSync(import.meta.dirname, folder, { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [join(folder, file)], {
      encoding: "utf8",
    });

    assert.equal(status, 0, stderr);
  });
}
