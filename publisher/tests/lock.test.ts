import assert from "node:assert/strict";
import { rmSync, utimesSync } from "node:fs";
import { test } from "node:test";

import { createStubProject } from "../testing/stub-project.ts";

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
