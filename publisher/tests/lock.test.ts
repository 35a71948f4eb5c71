import assert from "node:assert/strict";
import { rmSync, utimesSync } from "node:fs";
import { test } from "node:test";

import { createStubProject } from "./support/stub-project.ts";

// The output of two programs arrives in any order; that in one file does not.
const script = `
  import { appendFileSync } from "node:fs";
  import { withLock } from "./publisher/lock.ts";
  await withLock(async (signal) => {
    console.log("began");
    appendFileSync("order.txt", "began ");
    await new Promise((end, fail) => {
      process.stdin.once("data", end);
      signal.addEventListener("abort", () => fail(signal.reason));
    });
    appendFileSync("order.txt", "ended ");
  });
  process.exit();
`;

test("a second build waits for the first, and prints that", async () => {
  const project = createStubProject();
  const first = project.evaluate(script);
  await first.prints("began");
  const second = project.evaluate(script);
  await second.prints("Waiting for another build");
  first.write("\n");
  await second.prints("began");
  second.write("\n");

  assert.equal(await second.ended, 0);
  assert.equal(project.read("order.txt"), "began ended began ended ");
});

test("the lock of a killed build expires", async () => {
  const project = createStubProject();
  const first = project.evaluate(script);
  await first.prints("began");
  await first.kill();
  const aMinuteAgo = Date.now() / 1000 - 60;
  utimesSync(project.path(".build.lock"), aMinuteAgo, aMinuteAgo);

  await project.evaluate(script).prints("began");
});

test("a build aborts if it loses the lock", async () => {
  const project = createStubProject();
  const first = project.evaluate(script);
  await first.prints("began");
  rmSync(project.path(".build.lock"), { recursive: true });

  await first.prints("Another build has started in this folder");
  assert.equal(await first.ended, 1);
  assert.equal(project.read("order.txt"), "began ");
});

// As gatsby-node.ts does.
const gatsby = `
  import { holdLock } from "./publisher/hold-lock.ts";
  await holdLock().then(() => console.log("holds it"), ({ message }) => console.log(message));
  setInterval(() => undefined, 1000);
`;

test("Gatsby's own commands hold the lock, and are refused while a build runs", async () => {
  const project = createStubProject();
  const first = project.evaluate(gatsby);
  await first.prints("holds it");
  const build = project.evaluate(script);
  await build.prints("Waiting for another build");
  await project.evaluate(gatsby).prints("A build or npm run develop is running");

  await first.kill();
  utimesSync(project.path(".build.lock"), 0, 0);
  await build.prints("began");
});

test("Gatsby of the publisher runs under the publisher's lock", async () => {
  const project = createStubProject();
  await project.evaluate(script).prints("began");

  await project.evaluate(gatsby, { BUILD_LOCK: "held" }).prints("holds it");
});
