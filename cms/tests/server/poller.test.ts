import assert from "node:assert/strict";
import { test } from "node:test";

import { createPoller } from "../../src/server/lib/poller";

const dayMs = 86_400_000;
const turn = () => new Promise(setImmediate);

/** A task that the test finishes. */
const slowTask = () => {
  const finish: ((more?: boolean) => void)[] = [];

  return {
    task: () => new Promise<unknown>((resolve) => finish.push(resolve)),
    begun: () => finish.length,
    finish: (more?: boolean) => finish.at(-1)?.(more),
  };
};

test("a poller does not overlap its task, and its stop waits for the task", async () => {
  const { task, begun, finish } = slowTask();
  const repetition = createPoller(task, dayMs);
  repetition.wake();
  assert.equal(begun(), 0, "before the start");

  repetition.start();
  repetition.wake();
  assert.equal(begun(), 1);
  finish();
  await turn();
  assert.equal(begun(), 2, "woken while it ran");

  let stopped = false;
  const stop = repetition.stop().then(() => (stopped = true));
  await turn();
  assert.equal(stopped, false);
  finish(true);
  await stop;
  repetition.wake();
  await turn();
  assert.equal(begun(), 2, "after the stop");
});

test("a task with more to do is repeated at once", async () => {
  const { task, begun, finish } = slowTask();
  const repetition = createPoller(task, dayMs);

  repetition.start();
  finish(true);
  await turn();
  assert.equal(begun(), 2);
  finish(false);
  await turn();
  assert.equal(begun(), 2);
  await repetition.stop();
});
