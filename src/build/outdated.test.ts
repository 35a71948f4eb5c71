import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { removeOutdated } from "./outdated";

it("removes what the build before put beside its pages and this one did not", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const cache = mkdtempSync(join(tmpdir(), "cache-"));
  const put = (path: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), "");
  };
  const there = (...paths: string[]) => paths.map((path) => existsSync(join(folder, path)));
  for (const path of ["blog/a/index.md", "blog/b/index.md", "blog/c/index.md", "blog/c/index.html"])
    put(path);
  removeOutdated(folder, ["/blog/a/index.md", "/blog/b/index.md", "/blog/c/index.md"], cache);

  expect(there("blog/a/index.md", "blog/b/index.md", "blog/c/index.md")).toEqual([
    true,
    true,
    true,
  ]);
  removeOutdated(folder, ["/blog/a/index.md"], cache);
  expect(there("blog/a/index.md", "blog/b", "blog/c/index.md", "blog/c/index.html")).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
