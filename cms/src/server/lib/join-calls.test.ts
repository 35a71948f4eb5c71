import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";

import { joinCalls } from "./join-calls";

test("calls during the work become one more run, which sees the last change", async () => {
  let change = 0;
  const seen: number[] = [];
  const call = joinCalls(async () => {
    seen.push(change);
    await setImmediate();
  });
  for (change = 1; change <= 5; change += 1) {
    call();
    await Promise.resolve();
  }
  await setImmediate();
  await setImmediate();
  assert.deepEqual(seen, [1, 6]);

  call();
  await setImmediate();
  assert.deepEqual(seen, [1, 6, 6]);
});
