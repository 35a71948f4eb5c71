import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { listFiles } from "../files.ts";
import { createRelease } from "../release/create-release.ts";
import {
  activate,
  contentFile,
  currentRelease,
  listReleases,
  prune,
  pruneAssets,
} from "../release/releases.ts";
import { createBuiltSite, createTempDir, writeFiles } from "./support/built-site.ts";

const day = 24 * 60 * 60 * 1000;
const folders = () => ({
  publicDir: createBuiltSite(),
  releases: join(createTempDir(), "releases"),
});

/** A site with one bundle of its own, released and shown to visitors. */
const releaseWith = async (releases: string, bundle: string) => {
  const release = await createRelease({
    publicDir: createBuiltSite({ [bundle]: bundle }),
    releases,
  });
  await activate(releases, release.id);

  return release;
};

test("a release contains the public files only", async () => {
  const { publicDir, releases } = folders();
  const { id } = await createRelease({ publicDir, releases });

  const files = await listFiles(join(releases, id, "site"));
  assert.deepEqual(
    files.filter((path) => !/\.(br|gz)$/.test(path)),
    [
      "/.well-known/security.txt",
      "/404.html",
      "/app-0123456789abcdef0123.js",
      "/blog/index.html",
      "/blog/index.md",
      "/index.html",
      "/page-data/404.html/page-data.json",
      "/page-data/index/page-data.json",
      "/pagefind/index/en_0123456.pf_index",
      "/pagefind/pagefind-worker.js",
      "/pagefind/wasm.en.pagefind",
      "/static/abc/picture.avif",
    ],
  );
  assert.deepEqual(await listFiles(join(releases, id, "preview")), ["/schema.graphql"]);
});

test("a release's content is readable only by its owner", async () => {
  const { publicDir, releases } = folders();
  writeFileSync(join(publicDir, ".delivery/content.json"), "content");
  const { id } = await createRelease({ publicDir, releases });
  const file = join(releases, id, contentFile);
  assert.equal(readFileSync(file, "utf8"), "content");
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test("the manifest describes the release", async () => {
  const { publicDir, releases } = folders();
  const facts = { inputs: "i", build: "b", seconds: 9.5 };
  const release = await createRelease({ publicDir, releases, ...facts });

  assert.match(release.id, /^\d{8}T\d{6}Z$/);
  assert.deepEqual(
    { ...release, bytes: 0 },
    {
      id: release.id,
      createdAt: release.createdAt,
      ...facts,
      pages: 2,
      bytes: 0,
      held: [],
      brokenLinks: { total: 0, links: [] },
      isSample: false,
    },
  );
  assert.equal(
    release.createdAt.replace(/[-:]|\.\d+/g, ""),
    release.id,
    "the id is the time in short",
  );
  assert.ok(release.bytes > 100);
  assert.deepEqual(await listReleases(releases), [release]);
});

test("releases of the same second get different ids, and are listed newest first", async () => {
  const { publicDir, releases } = folders();
  mkdirSync(releases);
  const made = await Promise.all(
    Array.from({ length: 12 }, () => createRelease({ publicDir, releases })),
  );
  const ids = made.map(({ id }) => id);
  const listed = (await listReleases(releases)).map(({ id }) => id);

  assert.equal(new Set(ids).size, 12);
  assert.deepEqual([...listed].sort(), [...ids].sort());
  const attempts = listed.map((id) => [id.slice(0, 16), Number(id.split("-")[1] ?? 1)] as const);
  for (const [index, [time, attempt]] of attempts.entries()) {
    const [olderTime, olderAttempt] = attempts[index + 1] ?? ["", 0];
    assert.ok(time > olderTime || (time === olderTime && attempt > olderAttempt), listed.join());
  }
});

test("visitors get the activated release", async () => {
  const { publicDir, releases } = folders();
  assert.equal(await currentRelease(releases), null);
  const first = await createRelease({ publicDir, releases });
  assert.equal(await currentRelease(releases), null);
  const second = await createRelease({ publicDir, releases });

  await activate(releases, second.id);
  assert.deepEqual(await currentRelease(releases), second);
  await activate(releases, first.id);
  assert.equal(readlinkSync(join(releases, "current")), first.id);
});

for (const id of ["20260101T000000Z", "../elsewhere", "earlier"]) {
  test(`cannot activate ${id}`, async () => {
    const { publicDir, releases } = folders();
    const release = await createRelease({ publicDir, releases });

    await assert.rejects(activate(releases, id), {
      name: "OperatorError",
      message: `No release ${id}. Available: ${release.id}.`,
    });
    assert.equal(await currentRelease(releases), null);
  });
}

test("rejects a folder without a built site, and leaves no files", async () => {
  const releases = createTempDir();

  await assert.rejects(
    createRelease({ publicDir: createTempDir(), releases }),
    /no built site.*npm run/,
  );
  assert.deepEqual(readdirSync(releases), []);
});

test("a release killed while it is written is not listed, and is deleted after a day", async () => {
  const { publicDir, releases } = folders();
  mkdirSync(releases);
  const script = `
    import { watch } from "node:fs";
    import { createRelease } from ${JSON.stringify(join(import.meta.dirname, "../release/create-release.ts"))};
    const [publicDir, releases] = process.argv.slice(1);
    watch(releases, { recursive: true }, (_event, name) => {
      if (name?.endsWith(".html")) process.kill(process.pid, "SIGKILL");
    });
    await createRelease({ publicDir, releases });
    await createRelease({ publicDir, releases });
  `;
  const child = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    script,
    publicDir,
    releases,
  ]);
  const [, signal] = await once(child, "exit");

  assert.equal(signal, "SIGKILL");
  const left = readdirSync(releases).filter((name) => name.startsWith(".making-"));
  assert.equal(left.length, 1);
  for (const { id } of await listReleases(releases)) {
    assert.ok(existsSync(join(releases, id, "site/index.html")));
  }
  await prune(releases);
  assert.ok(existsSync(join(releases, left[0] ?? "")));
  const yesterday = new Date(Date.now() - 1.1 * day);
  utimesSync(join(releases, left[0] ?? ""), yesterday, yesterday);
  await prune(releases);
  assert.equal(existsSync(join(releases, left[0] ?? "")), false);
});

// The file system calls of `activate`, in order.
for (const [call, when, shown] of [
  ["symlink", "before", "first"],
  ["rename", "before", "first"],
  ["rename", "after", "second"],
] as const) {
  test(`an activation killed ${when} its ${call} leaves the complete ${shown} release live`, async () => {
    const { publicDir, releases } = folders();
    const first = await createRelease({ publicDir, releases });
    await activate(releases, first.id);
    const second = await createRelease({ publicDir, releases });
    const script = `
      import promises from "node:fs/promises";
      import { syncBuiltinESMExports } from "node:module";
      const [releases, id] = process.argv.slice(1);
      const call = promises.${call};
      promises.${call} = async (...args) => {
        const ofSwitch = args.some((path) => String(path).startsWith(releases + "/current"));
        if (${when === "before"} && ofSwitch) process.kill(process.pid, "SIGKILL");
        await call(...args);
        if (ofSwitch) process.kill(process.pid, "SIGKILL");
      };
      syncBuiltinESMExports();
      const { activate } = await import(${JSON.stringify(join(import.meta.dirname, "../release/releases.ts"))});
      await activate(releases, id);
    `;
    const args = ["--input-type=module", "--eval", script, releases, second.id];
    const [, signal] = await once(spawn(process.execPath, args), "exit");

    assert.equal(signal, "SIGKILL");
    assert.deepEqual(await currentRelease(releases), { first, second }[shown]);
    assert.ok(existsSync(join(releases, "current/site/index.html")));

    await activate(releases, second.id);
    assert.deepEqual(await currentRelease(releases), second);
    const yesterday = new Date(Date.now() - 1.1 * day);
    for (const name of readdirSync(releases).filter((entry) => entry.startsWith("current."))) {
      lutimesSync(join(releases, name), yesterday, yesterday);
    }
    await prune(releases);
    assert.deepEqual(
      readdirSync(releases).filter((entry) => entry.startsWith("current")),
      ["current"],
    );
  });
}

test("keeps the newest releases and the current one", async () => {
  const { publicDir, releases } = folders();
  const ids = [];
  for (let count = 0; count < 4; count += 1)
    ids.push((await createRelease({ publicDir, releases })).id);
  await activate(releases, ids[0] ?? "");
  await prune(releases, 2);

  assert.deepEqual(
    (await listReleases(releases)).map(({ id }) => id),
    [ids[3], ids[2], ids[0]],
  );
});

test("keeps hashed files for open tabs, for 30 days after their last release", async () => {
  const releases = join(createTempDir(), "releases");
  const earlier = (path: string) => join(releases, "earlier", path);
  const [old, kept] = ["/old-0123456789abcdef0123.js", "/new-0123456789abcdef0123.js"];
  await releaseWith(releases, old);
  const { id } = await releaseWith(releases, kept);
  assert.equal(existsSync(earlier("/index.html")), false);
  assert.equal(statSync(earlier(kept)).ino, statSync(join(releases, id, "site", kept)).ino);

  await pruneAssets(releases, Date.now() + 31 * day);
  assert.ok(existsSync(earlier(old)), "a release still has it");
  await prune(releases, 1);
  assert.equal(readFileSync(earlier(old), "utf8"), old);
  await pruneAssets(releases, Date.now() + 29 * day);
  assert.ok(existsSync(earlier(old)));
  await pruneAssets(releases, Date.now() + 31 * day);
  assert.equal(existsSync(earlier(old)), false);
  assert.ok(existsSync(earlier(kept)));
});

test("retained files keep their age when their folder is unpacked", async () => {
  const releases = join(createTempDir(), "releases");
  const file = "/old-0123456789abcdef0123.js";
  // Written now, but in no release for 31 days.
  writeFiles(join(releases, "earlier"), { [file]: "old()" });
  await pruneAssets(releases, Date.now() - 31 * day);
  assert.ok(existsSync(join(releases, "earlier", file)));
  await pruneAssets(releases);
  assert.equal(existsSync(join(releases, "earlier", file)), false);
});
