import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { countPolicyReports } from "../src/operation/policy-reports";

import { serve } from "./support/koa";
import { send } from "./support/visitors";

const counts = new Map<string, number>();
const warnings: string[] = [];
let url: string;
before(async () => {
  url = await serve(countPolicyReports((sentence) => void warnings.push(sentence), counts));
});
beforeEach(() => {
  counts.clear();
  warnings.length = 0;
});

const post = async (body: unknown, type = "application/reports+json") =>
  (await send(url, { headers: { "Content-Type": type }, body: JSON.stringify(body) })).status;

const violation = (effectiveDirective: unknown) => ({
  type: "csp-violation",
  url: "https://www.example.com/secret/",
  user_agent: "Browser",
  body: { effectiveDirective, blockedURL: "https://evil.example/", sample: "steal()" },
});

test("counts reports by directive, in both forms that browsers send", async () => {
  assert.equal(await post([violation("img-src"), violation("script-src-elem")]), 204);
  assert.equal(
    await post(
      { "csp-report": { "violated-directive": "img-src https:" } },
      "application/csp-report",
    ),
    204,
  );

  assert.deepEqual(Object.fromEntries(counts), { "img-src": 2, "script-src-elem": 1 });
});

test("logs the directive and the count alone, at the first, tenth and hundredth report", async () => {
  await post(Array.from({ length: 120 }, () => violation("img-src")));

  assert.deepEqual(
    warnings,
    [1, 10, 100].map(
      (count) => `The site's security policy has stopped something: img-src, ${count} times`,
    ),
  );
});

test("keeps no word of a sender", async () => {
  const flood = Array.from({ length: 200 }, (_, index) => violation(`made-up-${index}`));
  await post([...flood, violation(5), violation(undefined), null, "junk", { type: "deprecation" }]);

  assert.deepEqual(Object.fromEntries(counts), { other: 200 });
});

test("refuses what is no JSON, and more than reports need", async () => {
  assert.equal((await send(url, { body: "junk" })).status, 400);
  assert.equal(await post("x".repeat(70_000)), 413);
  assert.equal(counts.size, 0);
});
