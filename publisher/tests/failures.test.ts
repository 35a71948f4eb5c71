import assert from "node:assert/strict";
import { utimesSync } from "node:fs";
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
  await all.request({ action: "build", build: "good" });
  const good = await all.waitForOutcome("good");

  return {
    ...all,
    publisher,
    good: String(good.release),
    builds: () => all.project.read("builds").trim().split(" ").slice(1),
  };
};
type Context = Awaited<ReturnType<typeof withRelease>>;

/** Kills the publisher in the build "bad", starts it again, and publishes the build "next". */
const killAndPublish = async (context: Context, env: Record<string, string>) => {
  const { publisher, startPublisher, request, waitForOutcome, title } = context;
  await publisher.kill("SIGTERM");
  const killed = await startPublisher({ ...env, WORDS: "bad" });
  await request({ action: "build", build: "bad" });
  await killed.ended;
  const left = title();
  expireLock(context.project);
  await startPublisher({ WORDS: "next" });
  const { last, current } = (await request({ action: "state" })).body;
  await request({ action: "build", build: "next" });
  assert.equal((await waitForOutcome("next")).result, "live");
  assert.equal(title(), "next");

  return { left, last, current };
};

test("if Gatsby fails, the release stays, and the next build is full", async () => {
  const context = await withRelease();
  const { publisher, startPublisher, request, waitForOutcome, current, good, builds } = context;
  await publisher.kill("SIGTERM");
  await startPublisher({ CODE: "1" });
  await request({ action: "build", build: "bad" });
  const outcome = await waitForOutcome("bad");

  assert.equal(outcome.sentence, "The site could not be built: see the log of the build.");
  assert.equal(current(), good);
  // Incremental first, then full.
  assert.deepEqual(builds(), ["incremental", "full"]);
});

test("if the content check fails, the outcome has its message and the record", async () => {
  const { publisher, startPublisher, request, waitForOutcome, current, good } = await withRelease();
  const sentence = 'The article "late" has no title: add it in the content manager.';
  await publisher.kill("SIGTERM");
  const failing = await startPublisher({ FAILURE: sentence, RECORD: JSON.stringify(record) });
  await request({ action: "build", build: "bad" });
  const { result, sentence: reported, record: at } = await waitForOutcome("bad");

  assert.deepEqual([result, reported, at], ["failed", sentence, record]);
  assert.equal(current(), good);
  await failing.kill("SIGTERM");
  // The outcome is still known.
  await startPublisher();
  assert.equal((await request({ action: "state" })).body.last?.sentence, sentence);
});

test("if killed during Gatsby's run, Gatsby exits too, and the next build is full", async () => {
  const { project, publisher, startPublisher, request, waitForOutcome, current, good, builds } =
    await withRelease();
  await request({ action: "build", build: "before" });
  await waitForOutcome("before");
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
  await request({ action: "build", build: "bad" });
  await waitUntil("Gatsby runs", isRunning);
  await waitUntil("Gatsby has begun", () => builds().length === 2);
  await killed.kill();
  expireLock(project);
  await waitUntil("Gatsby has ended", async () => !(await isRunning()));
  assert.notEqual(current(), good);

  project.write("node_modules/gatsby/cli.js", stub);
  const next = await startPublisher();
  await request({ action: "build", build: "next" });
  assert.equal((await waitForOutcome("next")).result, "live");
  assert.equal(builds().at(-1), "full");
  await next.kill();
});

test("if killed while writing a release, its folder is unfinished, and the next build is incremental", async () => {
  const context = await withRelease();
  const { left, last } = await killAndPublish(
    context,
    killBefore(context.project, "writeFile", "/\\.making-.*\\/manifest\\.json$/"),
  );

  assert.equal(left, "site");
  assert.equal(last?.build, "good");
  assert.deepEqual(context.builds(), ["incremental", "incremental"]);
});

test("if killed before activation, the old release stays complete", async () => {
  const context = await withRelease();
  const { left, last } = await killAndPublish(
    context,
    killBefore(context.project, "rename", "/\\/current$/"),
  );

  assert.equal(left, "site");
  assert.equal(last?.build, "good");
});

test("if killed while pruning, the new release is live, and nothing is built twice", async () => {
  const context = await withRelease();
  const { left, last, current } = await killAndPublish(
    context,
    killBefore(context.project, "writeFile", "/earlier\\.json\\.new$/"),
  );

  assert.equal(left, "bad");
  assert.deepEqual([last?.build, last?.result], ["bad", "live"]);
  assert.equal(current?.id, last?.release);
});

test("if killed before the outcome is saved, the release names its build", async () => {
  const context = await withRelease();
  const { left, last } = await killAndPublish(
    context,
    killBefore(context.project, "writeFile", "/outcome\\.json\\.new$/"),
  );

  assert.equal(left, "bad");
  assert.deepEqual([last?.build, last?.result], ["bad", "live"]);
});

test("on a full disk, the outcome names the cause, and the release stays", async () => {
  const { project, publisher, startPublisher, request, waitForOutcome, current, good } =
    await withRelease();
  await publisher.kill("SIGTERM");
  project.write(
    "full.mjs",
    `import fs from "node:fs/promises";
       import { syncBuiltinESMExports } from "node:module";
       const { writeFile } = fs;
       fs.writeFile = (path, ...args) =>
         /making|outcome/.test(String(path))
           ? Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC", path: "/disk" }))
           : writeFile(path, ...args);
       syncBuiltinESMExports();`,
  );
  await startPublisher({
    NODE_OPTIONS: `--import=file://${encodeURI(project.path("full.mjs"))}`,
  });
  await request({ action: "build", build: "bad" });

  assert.match(String((await waitForOutcome("bad")).sentence), /the disk is full: free some space/);
  assert.equal((await request({ action: "state" })).body.last?.build, "bad");
  assert.equal(current(), good);
});
