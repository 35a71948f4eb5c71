import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { createTempDir } from "./testing/built-site.ts";

test("what npm start imports from here loads before any package is installed", () => {
  const folder = createTempDir();
  cpSync(import.meta.dirname, folder, { recursive: true });
  const imports = ["release.ts", "http/serve.ts", "http/verify.ts", "testing/find-nginx.ts"]
    .map((file) => `import ${JSON.stringify(join(folder, file))};`)
    .join("");
  const args = ["--input-type=module", "--eval", imports];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });

  assert.equal(status, 0, stderr);
});

// Strapi creates the folder if it is missing, and its unit and container may not write there.
test("a clone has the folder of the content service's migrations", () => {
  assert.ok(existsSync(join(import.meta.dirname, "../cms/database/migrations/.gitkeep")));
});
