import assert from "node:assert/strict";
import { appendFileSync, utimesSync } from "node:fs";
import { test } from "node:test";

import { getFreePort } from "../ports.ts";
import { record, setUp } from "./support/publisher.ts";
import type { StubProject } from "./support/stub-project.ts";
import { waitUntil } from "./support/wait-until.ts";

// The failures of docs/publishing.md: a publisher that dies or fails at each step.

/** Preloaded, kills the process with a signal before a call of node:fs/promises. */
const killBefore = (project: StubProject, call: string, pattern: string) => {
  project.write(
    "kill.mjs",
    `import fs from "node:fs/promises";
     import { syncBuiltinESMExports } from "node:module";
     const original = fs.${call};
     fs.${call} = (...args) => {
       if (process.argv[2] === "run" && args.some((arg) => ${pattern}.test(String(arg)))) {
         process.kill(process.pid, "SIGKILL");
         return new Promise(() => undefined);
       }
       return original(...args);
     };
     syncBuiltinESMExports();`,
  );

  return { NODE_OPTIONS: `--import=${new URL(`file://${project.path("kill.mjs")}`).href}` };
};

/** Expires the lock of the killed process, which would take twenty seconds. */
const expireLock = (project: StubProject) => {
  const aMinuteAgo = Date.now() / 1000 - 60;
  utimesSync(project.path(".build.lock"), aMinuteAgo, aMinuteAgo);
};

/** A publisher with a live release, and a function that counts the builds so far. */
const withRelease = async () => {
  const all = await setUp();
  const publisher = await all.startPublisher();
  await all.publish("good");
  const good = await all.waitForBuild("good");
  const before = all.project.read("builds").length;

  return {
    ...all,
    publisher,
    good: String(good.release),
    /** The builds since then. */
    builds: () => all.project.read("builds").slice(before).trim().split(" ").filter(Boolean),
    /** The newest build in the history. */
    last: async () => (await all.readState()).builds[0],
  };
};
type Context = Awaited<ReturnType<typeof withRelease>>;

/** Kills the publisher in the build of "bad", and starts it again. */
const killInBuild = async (context: Context, env: Record<string, string>) => {
  const { publisher, startPublisher, publish, waitForBuild, title } = context;
  await publisher.kill("SIGTERM");
  const killed = await startPublisher({ ...env, WORDS: "bad" });
  await publish("bad");
  await waitUntil("the publisher was killed", killed.hasEnded, killed.output);
  const left = title();
  expireLock(context.project);
  await startPublisher({ WORDS: "next" });
  const { result } = await waitForBuild("bad");
  assert.equal(result, "live");
  const { builds } = await context.readState();
  assert.equal(builds.filter(({ by }) => by === "bad").length, 1, "the history has it once");

  return { left, title: title() };
};

test("if Gatsby fails, the release stays, and the next build is full", async () => {
  const { publisher, startPublisher, publish, waitForBuild, current, good, builds } =
    await withRelease();
  await publisher.kill("SIGTERM");
  await startPublisher({ CODE: "1" });
  await publish("bad");
  const { sentence } = await waitForBuild("bad");

  assert.equal(sentence, "The site could not be built: see the log of the build.");
  assert.equal(current(), good);
  // Incremental first, then full.
  assert.deepEqual(builds(), ["incremental", "full"]);
});

test("if the content check fails, the history has its message and the record", async () => {
  const { publisher, startPublisher, publish, waitForBuild, current, good, last } =
    await withRelease();
  const sentence = 'The article "late" has no title: add it in the content manager.';
  await publisher.kill("SIGTERM");
  const failing = await startPublisher({ FAILURE: sentence, RECORD: JSON.stringify(record) });
  await publish("bad");
  const build = await waitForBuild("bad");

  assert.deepEqual([build.result, build.sentence, build.record], ["failed", sentence, record]);
  assert.equal(current(), good);
  await failing.kill("SIGTERM");
  // It is still known.
  await startPublisher();
  assert.equal((await last())?.sentence, sentence);
});

test("if killed during Gatsby's run, Gatsby exits too, and the build is repeated in full", async () => {
  const { project, publisher, startPublisher, publish, waitForBuild, current, good, builds } =
    await withRelease();
  await publisher.kill("SIGTERM");
  // Answers while it runs.
  const port = await getFreePort();
  const stub = project.read("node_modules/gatsby/cli.js");
  project.write(
    "node_modules/gatsby/cli.js",
    `require("node:http").createServer((_, response) => response.end()).listen(${port});
       process.env.CODE = "hang";${stub}`,
  );
  const isRunning = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  const killed = await startPublisher();
  await publish("bad");
  await waitUntil("Gatsby runs", isRunning);
  await waitUntil("Gatsby has begun", () => builds().length === 1);
  await killed.kill();
  expireLock(project);
  await waitUntil("Gatsby has ended", async () => !(await isRunning()));
  assert.equal(current(), good);

  project.write("node_modules/gatsby/cli.js", stub);
  const next = await startPublisher();
  assert.equal((await waitForBuild("bad")).result, "live");
  assert.equal(builds().at(-1), "full");
  await next.kill();
});

test("if killed while writing a release, its folder is unfinished, and the build is repeated incrementally", async () => {
  const context = await withRelease();
  const { left, title } = await killInBuild(
    context,
    killBefore(context.project, "writeFile", "/\\.making-.*\\/release\\.json$/"),
  );

  assert.deepEqual([left, title], ["site", "next"]);
  assert.deepEqual(context.builds(), ["incremental", "incremental"]);
});

test("if killed before activation, the old release stays complete, and the build is repeated", async () => {
  const context = await withRelease();
  const { left, title } = await killInBuild(
    context,
    killBefore(context.project, "rename", "/\\/current$/"),
  );

  assert.deepEqual([left, title], ["site", "next"]);
});

test("if killed after activation, the new release is live, and nothing is built twice", async () => {
  const context = await withRelease();
  const { left, title } = await killInBuild(
    context,
    killBefore(context.project, "writeFile", "/earlier\\.json\\.new$/"),
  );

  assert.deepEqual([left, title], ["bad", "bad"]);
  assert.deepEqual(context.builds(), ["incremental"]);
  const [build] = (await context.readState()).builds;
  assert.deepEqual([build?.release, build?.pages], [context.current(), 1]);
});

test("a build that kills the publisher three times has failed", async () => {
  const { project, settings, publisher, startPublisher, last, publish, current, good } =
    await withRelease();
  await publisher.kill("SIGTERM");
  const env = killBefore(project, "rename", "/\\/current$/");
  for (const attempt of [1, 2, 3]) {
    const killed = project.start(["run"], { ...settings, ...env });
    if (attempt === 1)
      await waitUntil("it answers", () => publish("bad").then(Boolean, () => false));
    await waitUntil("the publisher was killed", killed.hasEnded, killed.output);
    expireLock(project);
  }
  await startPublisher();
  const build = await last();
  assert.deepEqual([build?.by, build?.result], ["bad", "failed"]);
  assert.match(build?.sentence ?? "", /^The publisher died 3 times during this build/);
  assert.equal(current(), good);
});

test("on a full disk, the history names the cause, and the release stays", async () => {
  const { project, publisher, startPublisher, publish, waitForBuild, current, good } =
    await withRelease();
  await publisher.kill("SIGTERM");
  project.write(
    "full.mjs",
    `import fs from "node:fs";
       import { syncBuiltinESMExports } from "node:module";
       const full = () => Object.assign(new Error("full"), { code: "ENOSPC", path: "/disk" });
       const { appendFileSync } = fs;
       const { writeFile } = fs.promises;
       fs.promises.writeFile = (path, ...args) =>
         /making/.test(String(path)) ? Promise.reject(full()) : writeFile(path, ...args);
       fs.appendFileSync = (path, ...args) => {
         if (/history/.test(String(path))) throw full();
         appendFileSync(path, ...args);
       };
       syncBuiltinESMExports();`,
  );
  await startPublisher({
    NODE_OPTIONS: `--import=file://${encodeURI(project.path("full.mjs"))}`,
  });
  await publish("bad");

  assert.match(String((await waitForBuild("bad")).sentence), /the disk is full: free some space/);
  assert.equal(current(), good);
});

test("an unfinished line of the history loses no other", async () => {
  const { project, publisher, startPublisher, publish, waitForBuild } = await withRelease();
  await publisher.kill();
  appendFileSync(project.path("releases/history.jsonl"), '\n{"id":"torn","finishedAt":"2026-');
  await startPublisher();
  await publish("next");
  await waitForBuild("next");
  assert.equal((await waitForBuild("good")).result, "live");
});
