import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { removeStaleFiles } from "./stale-files";

it("removes derived files that this build did not write", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const cache = mkdtempSync(join(tmpdir(), "cache-"));
  const put = (path: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), "");
  };
  const there = (...paths: string[]) => paths.map((path) => existsSync(join(folder, path)));
  for (const path of ["blog/a/index.md", "blog/b/index.md", "blog/c/index.md", "blog/c/index.html"])
    put(path);
  removeStaleFiles(folder, ["/blog/a/index.md", "/blog/b/index.md", "/blog/c/index.md"], cache);

  expect(there("blog/a/index.md", "blog/b/index.md", "blog/c/index.md")).toEqual([
    true,
    true,
    true,
  ]);
  removeStaleFiles(folder, ["/blog/a/index.md"], cache);
  expect(there("blog/a/index.md", "blog/b", "blog/c/index.md", "blog/c/index.html")).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
