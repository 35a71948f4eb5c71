import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";

import { createRelease } from "../release/create-release.ts";
import { activate, prune } from "../release/releases.ts";
import { createBuiltSite, createPage, createTempDir, writeFiles } from "./support/built-site.ts";

const text = "A tide table. ".repeat(99);
const newReleasesDir = () => join(createTempDir(), "releases");

/** Creates a release. @returns the folder of its site. */
const createReleaseSite = async (releases: string, files: Record<string, string>) => {
  const { id } = await createRelease({ publicDir: createBuiltSite(files), releases });

  return join(releases, id, "site");
};

test("unchanged files and their compressed copies are hard-linked from the last release", async () => {
  const releases = newReleasesDir();
  const files = { "/same.txt": text, "/other.txt": `${text}1` };
  const first = await createReleaseSite(releases, files);
  const second = await createReleaseSite(releases, { ...files, "/other.txt": `${text}2` });
  const inode = (site: string, path: string) => statSync(join(site, path)).ino;

  for (const path of ["/same.txt", "/same.txt.br", "/same.txt.gz", "/index.html"]) {
    assert.equal(inode(second, path), inode(first, path), path);
  }
  for (const path of ["/other.txt", "/other.txt.br"]) {
    assert.notEqual(inode(second, path), inode(first, path), path);
  }
  assert.equal(
    brotliDecompressSync(readFileSync(join(second, "other.txt.br"))).toString(),
    `${text}2`,
  );
});

test("a page is written again when the manifest changes its CSP", async () => {
  const releases = newReleasesDir();
  const publicDir = createBuiltSite({ "/blog/index.html": createPage("") });
  const first = await createRelease({ publicDir, releases });
  const file = join(publicDir, ".delivery/manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...manifest, apiUrl: "https://other.example" }));
  const second = await createRelease({ publicDir, releases });
  const pageOf = (id: string) => readFileSync(join(releases, id, "site/blog/index.html"), "utf8");

  assert.doesNotMatch(pageOf(first.id), /other\.example/);
  assert.match(pageOf(second.id), /connect-src[^;]* https:\/\/other\.example/);
});

test("a file missing from the last release is written again", async () => {
  const releases = newReleasesDir();
  const first = await createReleaseSite(releases, { "/same.txt": text });
  rmSync(join(first, "same.txt"));
  rmSync(join(first, "index.html.br"));
  const second = await createReleaseSite(releases, { "/same.txt": text });

  assert.equal(readFileSync(join(second, "same.txt"), "utf8"), text);
  // A missing compressed copy is no error: the file is linked without it.
  assert.equal(statSync(join(second, "index.html")).ino, statSync(join(first, "index.html")).ino);
  assert.equal(existsSync(join(second, "index.html.br")), false);
});

test("a release has no files that the build linked symbolically", async () => {
  const releases = newReleasesDir();
  const elsewhere = writeFiles(createTempDir(), { "/environ": "SECRET" });
  const publicDir = createBuiltSite();
  mkdirSync(join(publicDir, "static"), { recursive: true });
  for (const path of ["environ", "static/environ"])
    symlinkSync(join(elsewhere, "environ"), join(publicDir, path));
  symlinkSync(elsewhere, join(publicDir, "folder"));
  const { id } = await createRelease({ publicDir, releases });
  await activate(releases, id);
  const found = readdirSync(releases, { recursive: true, withFileTypes: true });

  assert.deepEqual(
    found.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name),
    ["current"],
  );
  assert.deepEqual(
    found.filter(({ name }) => ["environ", "folder"].includes(name)),
    [],
  );
});

test("the size of a release includes hard-linked files", async () => {
  const releases = newReleasesDir();
  const publicDir = createBuiltSite({ "/same.txt": text });
  const first = await createRelease({ publicDir, releases });
  const second = await createRelease({ publicDir, releases });

  assert.equal(second.bytes, first.bytes);
  assert.ok(second.bytes > text.length);
});

test("later builds do not change an earlier release", async () => {
  const releases = newReleasesDir();
  const first = await createReleaseSite(releases, { "/a.txt": "one" });
  await createReleaseSite(releases, { "/a.txt": "two" });

  assert.equal(readFileSync(join(first, "a.txt"), "utf8"), "one");
});

test("files that compression does not shrink have no compressed copies", async () => {
  const site = await createReleaseSite(newReleasesDir(), {
    "/small.txt": "a",
    "/photo.avif": text,
  });

  for (const path of ["small.txt.br", "small.txt.gz", "photo.avif.br"]) {
    assert.equal(existsSync(join(site, path)), false, path);
  }
});

test("the release fails with the path of a page that the CSP would break", async () => {
  const files = { "/blog/index.html": createPage("<script>go()</script>") };

  await assert.rejects(createReleaseSite(newReleasesDir(), files), {
    name: "OperatorError",
    message: /^\/blog\/index\.html: Unknown inline script "go\(\)": move it/,
  });
});

test("a build that has no manifest is rejected", async () => {
  const publicDir = createBuiltSite();
  rmSync(join(publicDir, ".delivery/manifest.json"));

  await assert.rejects(
    createRelease({ publicDir, releases: newReleasesDir() }),
    /build the site again/,
  );
});

test("a file that changes and changes back is written again, then hard-linked", async () => {
  const releases = newReleasesDir();
  const inodes = [];
  for (const number of [1, 2, 1, 1, 1]) {
    const site = await createReleaseSite(releases, { "/a.txt": `${text}${number}` });
    inodes.push(statSync(join(site, "a.txt")).ino);
    await prune(releases, 2);
  }

  assert.equal(new Set(inodes.slice(2)).size, 1);
  assert.equal(new Set(inodes).size, 3);
});
