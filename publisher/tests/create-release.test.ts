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
import type { DeliveryManifest } from "../release/delivery-manifest.ts";
import { recompress } from "../release/recompress.ts";
import { activate, prune, readPageChanges } from "../release/releases.ts";
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

/** Creates a release and activates it. */
const activateRelease = async (
  releases: string,
  files: Record<string, string>,
  { inputs = "same", ...changes }: Partial<DeliveryManifest> & { inputs?: string | null } = {},
) => {
  const release = await createRelease({
    publicDir: createBuiltSite(files, changes),
    releases,
    inputs,
  });
  await activate(releases, release.id);

  return release;
};
const noChanges = { added: [], changed: [], removed: [] };

test("a release lists the pages that differ from the live one", async () => {
  const releases = newReleasesDir();
  const page = (words: string, path: string) => ({
    [`${path}index.html`]: createPage(words, path),
  });
  const first = await activateRelease(releases, {
    ...page("Old", "/services/old/"),
    ...page("One", "/services/a/"),
  });
  const { id, changedPages } = await activateRelease(releases, {
    ...page("Two", "/services/a/"),
    ...page("New", "/blog/new/"),
    ...page("New", "/blog/b/"),
    "/404.html": createPage("Not here", "/404.html"),
    "/robots.txt": "Allow: /",
  });

  assert.equal(first.changedPages, undefined, "no release was live");
  await assert.rejects(readPageChanges(releases, first.id), /it was the first one/);
  assert.deepEqual(await readPageChanges(releases, id), {
    added: ["/blog/b/", "/blog/new/"],
    changed: ["/404.html", "/services/a/"],
    removed: ["/services/old/"],
    other: [],
    redirects: noChanges,
    isOfCode: false,
  });
  assert.deepEqual(changedPages, {
    added: 2,
    changed: 2,
    removed: 1,
    redirects: 0,
    isOfCode: false,
  });
});

test("a release lists the other files that differ", async () => {
  const releases = newReleasesDir();
  const files = {
    "/feed.xml": "<rss/>",
    "/sitemap.xml": "<urlset/>",
    "/llms.txt": "# Site",
  };
  await activateRelease(releases, files);
  const otherOf = async (changes: Record<string, string>) => {
    const { id } = await activateRelease(releases, { ...files, ...changes });

    return (await readPageChanges(releases, id)).other;
  };

  assert.deepEqual(await otherOf({}), []);
  assert.deepEqual(await otherOf({ "/feed.xml": "<rss></rss>", "/llms.txt": "# Our site" }), [
    "feeds",
    "llms",
  ]);
  await otherOf({});
  assert.deepEqual(
    await otherOf({
      "/sitemap-0.xml": "<urlset/>",
      "/pagefind/index/en_1234567.pf_index": "more words",
    }),
    ["sitemap", "search"],
  );
  assert.deepEqual(await otherOf({}), ["sitemap", "search"], "they are gone");
});

test("a release lists the redirects that differ", async () => {
  const releases = newReleasesDir();
  const redirect = (from: string, to: string | null, permanent = true) => ({ from, to, permanent });
  const same = redirect("/same/", "/blog/");
  const before = [redirect("/a/", "/blog/"), redirect("/b/", "/blog/"), redirect("/c/", "/"), same];
  await activateRelease(releases, {}, { redirects: before });
  const { id, changedPages } = await activateRelease(
    releases,
    {},
    {
      redirects: [
        { ...same, documentId: "another" },
        redirect("/new/", "/"),
        redirect("/c/", null),
        redirect("/b/", "/blog/", false),
      ],
    },
  );

  assert.deepEqual(await readPageChanges(releases, id), {
    ...noChanges,
    other: [],
    redirects: { added: ["/new/"], changed: ["/b/", "/c/"], removed: ["/a/"] },
    isOfCode: false,
  });
  assert.equal(changedPages?.redirects, 4);
});

test("a release is compared with the live one, not with the newest", async () => {
  const releases = newReleasesDir();
  const first = await activateRelease(releases, { "/a/index.html": createPage("One") });
  await activateRelease(releases, { "/a/index.html": createPage("Two") });
  await activate(releases, first.id);
  const same = await createRelease({
    publicDir: createBuiltSite({ "/a/index.html": createPage("One") }),
    releases,
  });
  const second = await createRelease({
    publicDir: createBuiltSite({ "/a/index.html": createPage("Two") }),
    releases,
  });

  assert.deepEqual((await readPageChanges(releases, same.id)).changed, []);
  assert.deepEqual((await readPageChanges(releases, second.id)).changed, ["/a/"]);
});

test("a page has not changed if visitors see the same, unless the code is new", async () => {
  const releases = newReleasesDir();
  const filesOf = (digit: string) => {
    const hash = digit.repeat(20);

    return {
      [`/app-${hash}.js`]: `run("${hash}")`,
      "/index.html": createPage(
        `<script src="/app-${hash}.js"></script><script>window.___webpackCompilationHash="${hash}";</script>`,
      ),
    };
  };
  const [one, two, three] = [filesOf("1"), filesOf("2"), filesOf("3")];
  await activateRelease(releases, one, { inputs: "old" });
  const frames = ["https://calendar.example"];
  const same = await activateRelease(releases, two, { inputs: "old", frames });
  const code = await activateRelease(releases, three, { inputs: "new", frames });

  const unseen = await readPageChanges(releases, same.id);
  assert.deepEqual([unseen.changed, unseen.isOfCode], [[], false]);
  const seen = await readPageChanges(releases, code.id);
  assert.deepEqual([seen.changed, seen.isOfCode], [["/"], true]);
  // The code of a site that was built before is unknown.
  await activateRelease(releases, three, { inputs: null });
  const unknown = await activateRelease(releases, three, { inputs: null });
  assert.equal((await readPageChanges(releases, unknown.id)).isOfCode, true);
});

test("what was compressed with low effort is replaced by the smallest copies, also after a next release", async () => {
  const releases = newReleasesDir();
  const words = Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 997}`).join(" ");
  const publicDir = createBuiltSite({ "/long.txt": words, "/other.txt": words });
  const quick = await createRelease({ publicDir, releases, effort: "quick" });
  writeFiles(publicDir, { "/other.txt": `${words}.` });
  const next = await createRelease({ publicDir, releases, effort: "quick" });
  const fileOf = (id: string, path: string) => join(releases, id, "site", path);
  const sizeOf = (id: string, path: string) => statSync(fileOf(id, path)).size;
  const before = sizeOf(next.id, "long.txt.br");
  assert.equal(before, sizeOf(quick.id, "long.txt.br"));

  await recompress(join(releases, next.id), AbortSignal.abort());
  assert.equal(sizeOf(next.id, "long.txt.br"), before, "it was ended");
  await recompress(join(releases, next.id), new AbortController().signal);
  for (const path of ["long.txt", "other.txt"]) {
    assert.ok(sizeOf(next.id, `${path}.br`) < before, path);
    assert.equal(
      brotliDecompressSync(readFileSync(fileOf(next.id, `${path}.br`))).toString(),
      readFileSync(fileOf(next.id, path), "utf8"),
    );
  }
  assert.equal(sizeOf(quick.id, "long.txt.br"), before, "the earlier release keeps its own");
  assert.deepEqual(
    readdirSync(join(releases, next.id, "site")).filter((name) => name.endsWith(".new")),
    [],
  );
});

test("a file is read again if it was written again, and only then", async () => {
  const releases = newReleasesDir();
  const publicDir = createBuiltSite({ "/same.txt": text, "/page/index.html": createPage("") });
  const first = await createRelease({ publicDir, releases });
  const inode = (id: string, path: string) => statSync(join(releases, id, "site", path)).ino;
  // The earlier release differs from what it was made from: only a reader would see it.
  rmSync(join(releases, first.id, "site/same.txt"));
  writeFileSync(join(releases, first.id, "site/same.txt"), "other");
  const second = await createRelease({ publicDir, releases });
  assert.equal(inode(second.id, "same.txt"), inode(first.id, "same.txt"));
  assert.equal(inode(second.id, "page/index.html"), inode(first.id, "page/index.html"));

  writeFiles(publicDir, { "/same.txt": text });
  const third = await createRelease({ publicDir, releases });
  assert.equal(readFileSync(join(releases, third.id, "site/same.txt"), "utf8"), text);
});
