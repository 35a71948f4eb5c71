import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";

import { refuse } from "./answer.ts";
import { fixedWindow, tokenBucket } from "./limits.ts";

const perMinute = 100;
/** 200 requests in two seconds, around the end of a minute. */
const burst = Array.from({ length: 200 }, (_, n) => 59 + n / 100);

test("a fixed window lets twice its limit through around the end of a minute", () => {
  const allows = fixedWindow(perMinute, 60);

  assert.equal(burst.filter(allows).length, 200);
  assert.equal([...burst, 61.5].filter(fixedWindow(perMinute, 60)).length, 200);
});

test("a bucket of 20 lets 23 of the same requests through", () => {
  const take = tokenBucket(20, perMinute / 60);

  assert.equal(burst.filter((now) => take(now).allowed).length, 23);
});

test("a page that sends 15 requests at once is served, and again nine seconds later", () => {
  const take = tokenBucket(20, perMinute / 60);
  const page = (now: number) => Array.from({ length: 15 }, () => take(now).allowed);

  assert.ok([...page(1000), ...page(1009)].every(Boolean));
  assert.equal(page(1010).filter(Boolean).length, 6);
});

test("over an hour the bucket lets through its rate and one bucketful", () => {
  const take = tokenBucket(20, perMinute / 60);
  const hour = Array.from({ length: 36_000 }, (_, n) => 1000 + n / 10);

  assert.equal(hour.filter((now) => take(now).allowed).length, 6019);
});

test("says after how many seconds the next request will be allowed", () => {
  const take = tokenBucket(1, 0.1);
  assert.deepEqual(take(100), { allowed: true, remaining: 0, retryAfter: 0 });

  const { allowed, retryAfter } = take(102);
  assert.deepEqual([allowed, retryAfter], [false, 8]);
  assert.ok(take(102 + retryAfter).allowed);
});

test("tells the client in headers and words", async (context) => {
  const server = createServer((_request, response) =>
    refuse(response, { allowed: false, remaining: 0, retryAfter: 8 }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`);

  assert.deepEqual([response.status, response.headers.get("retry-after")], [429, "8"]);
  assert.match(((await response.json()) as { detail: string }).detail, /Try again in 8 s/);
});
