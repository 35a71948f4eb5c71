import { chmodSync, existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { deleteBuildStamp, protectCache } from "./cache";

it("deletes the build stamp, if there is one", () => {
  const cache = mkdtempSync(join(tmpdir(), "cache-"));
  writeFileSync(join(cache, "build-stamp.json"), "{}");
  deleteBuildStamp(cache);
  deleteBuildStamp(cache);

  expect(existsSync(join(cache, "build-stamp.json"))).toBe(false);
});

it("denies other users access, even if they had it", () => {
  const cache = mkdtempSync(join(tmpdir(), "cache-"));
  chmodSync(cache, 0o755);
  protectCache(cache);

  expect(statSync(cache).mode & 0o777).toBe(0o700);
});
