import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";

import { check } from "./check-addresses.ts";

const redirects: Record<string, string> = {
  "/index.php?id=7": "/recipes/plum-cake/",
  "/kuchen": "/old/kuchen",
  "/old/kuchen": "/recipes/plum-cake/",
  "/news/2009": "/",
  "/soup": "/recipes/lost/",
};
const statuses: Record<string, number> = { "/recipes/plum-cake/": 200, "/forum": 410 };
const server = createServer(({ url = "" }, response) => {
  const location = redirects[url];
  const status = location ? 301 : (statuses[url] ?? 404);
  response.writeHead(status, location ? { location } : {}).end("words");
});
let site = "";

before(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => void server.close());

// #region test
test("every old address is there, moved in one step, or gone for good", async () => {
  const good = ["/recipes/plum-cake/", "/index.php?id=7", "/forum"];
  const bad = {
    "/kuchen": "leads to /old/kuchen: 301",
    "/news/2009": "leads to the home page",
    "/soup": "leads to /recipes/lost/: 404",
    "/typo": "answers 404",
  };
  const problems = await check([...good, ...Object.keys(bad)].map((path) => site + path));

  assert.deepEqual(
    new Map(Object.entries(bad).map(([path, problem]) => [site + path, problem])),
    new Map([...problems].sort()),
  );
});
// #endregion

test("of 200 addresses, each is asked for once", async () => {
  const asked: string[] = [];
  server.on("request", ({ url = "" }) => asked.push(url));
  const problems = await check(Array.from({ length: 200 }, (_, index) => `${site}/${index}`));

  assert.equal(problems.size, 200);
  assert.equal(asked.length, 200);
});
