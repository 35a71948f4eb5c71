import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { mergeTestFiles } from "./merge-files";
import { project, temporaryFolder } from "./service";

test("tests beside their subject run as one file, and a test without a shared CMS by itself", () => {
  const beside = ["times", "enum-labels"].map((name) =>
    join(project, `dist/src/panel/${name}.test.js`),
  );
  const [merged = "", ...others] = mergeTestFiles(
    [__filename, ...beside],
    temporaryFolder("merge"),
  );

  assert.deepEqual(others, [__filename]);
  assert.equal(
    readFileSync(merged, "utf8"),
    beside.map((file) => `require(${JSON.stringify(file)});\n`).join(""),
  );
});
