import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";

import { serveReleases } from "../serve/serve.ts";
import { createRelease } from "../release/create-release.ts";
import { activate } from "../release/releases.ts";
import { createBuiltSite, createPage, createTempDir } from "./support/built-site.ts";
import { rawRequest } from "./support/raw-request.ts";

const releases = join(createTempDir(), "releases");
const show = async (words: string) => {
  const { id } = await createRelease({
    publicDir: createBuiltSite({ "/index.html": createPage(words) }),
    releases,
  });
  await activate(releases, id);

  return id;
};
const run = promisify(execFile);
const rollBack = (...more: string[]) =>
  run(process.execPath, ["publisher/main.ts", "rollback", ...more], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...process.env, RELEASES_DIR: releases },
  });

const ids = [await show("First"), await show("Second")];
const server = await serveReleases({ releases, port: 0 });
after(() => server.close());
const read = async () => {
  const { status, body } = await rawRequest((server.address() as AddressInfo).port, "/");

  return status === 200 ? (/First|Second/.exec(body.toString())?.[0] ?? "") : `${status}`;
};

test("rollback activates the previous release without failed requests", async () => {
  const seen = new Set<string>();
  let going = true;
  const visiting = (async () => {
    while (going) seen.add(await read());
  })();
  const { stdout } = await rollBack();
  going = false;
  await visiting;

  assert.match(stdout, new RegExp(`${ids[0]}`));
  assert.equal(await read(), "First");
  assert.ok(
    [...seen].every((words) => ["First", "Second"].includes(words)),
    [...seen].join(),
  );
});

test("rollback activates the given release", async () => {
  await rollBack(`${ids[1]}`);
  assert.equal(await read(), "Second");
});

test("rollback fails without an earlier release, and changes nothing", async () => {
  await rollBack(`${ids[0]}`);
  await assert.rejects(rollBack(), /There is no earlier release to roll back to/);
  assert.equal(await read(), "First");
});
