import assert from "node:assert/strict";
import { test } from "node:test";

import { createQueue } from "../src/lib/queue";

test("runs tasks in order up to the concurrency limit, also after a failure", async () => {
  const inTurn = createQueue(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = [0, 1, 2, 3].map((number) =>
    inTurn(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 0) throw new Error("broken");
      return number;
    }),
  );
  const failed = assert.rejects(results[0] as Promise<number>, /broken/);

  assert.deepEqual(started, [0, 1]);
  ends[0]?.();
  await failed;
  assert.deepEqual(started, [0, 1, 2]);
  ends[1]?.();
  await results[1];
  assert.deepEqual(started, [0, 1, 2, 3]);
  ends.forEach((end) => end());
  assert.deepEqual(await Promise.all(results.slice(1)), [1, 2, 3]);
});
