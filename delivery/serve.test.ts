import assert from "node:assert/strict";
import { once } from "node:events";
import { request as rawRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { makeRelease, switchTo } from "./releases.ts";
import { serveReleases } from "./serve.ts";
import { builtSite, page, temporaryFolder } from "./testing/built-site.ts";

const releases = join(temporaryFolder(), "releases");
const bundle = "/app-0123456789abcdef0123.js";
let server: Awaited<ReturnType<typeof serveReleases>>;
let port = 0;

before(async () => {
  server = await serveReleases({ releases, port: 0 });
  ({ port } = server.address() as AddressInfo);
});
after(() => server.close());

/** A request as it is written, since fetch would tidy its address. */
const ask = async (path: string, { method = "GET", headers = {} } = {}) => {
  const request = rawRequest({ port, host: "127.0.0.1", path, method, headers, agent: false });
  request.end();
  const [response] = await once(request, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);

  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string | undefined>,
    body: Buffer.concat(chunks).toString(),
  };
};

const show = async (files: Record<string, string> = {}) => {
  const { id } = await makeRelease({ from: builtSite(files), releases });
  await switchTo(releases, id);
};

let shown: Promise<void> | undefined;

/** Shows the site as it is, once for all tests that change nothing. */
const showOnce = () => (shown ??= show());

test("before the first release it says what to do", async () => {
  const { status, body, headers } = await ask("/");

  assert.deepEqual([status, headers["cache-control"]], [503, "no-store"]);
  assert.match(body, /npm run release/);
});

const addresses: [string, number, string?][] = [
  ["/", 200],
  ["/blog/", 200],
  ["/blog/?page=2", 200],
  ["/blog", 301, "/blog/"],
  ["/blog?a=1&b=/", 301, "/blog/?a=1&b=/"],
  ["/blog/index.html", 301, "/blog/"],
  ["/blog/index.html?a=1", 301, "/blog/?a=1"],
  ["/index.html", 301, "/"],
  ["//blog", 301, "/blog/"],
  ["//evil.example/index.html", 404],
  ["/nowhere/", 404],
  ["/nowhere", 404],
  ["/nowhere/index.html", 404],
  ["/404/", 404],
  ["/404", 404],
  ["/404.html", 404],
  ["/%", 404],
  ["/%00", 404],
  ["/../manifest.json", 404],
  ["/%2e%2e/manifest.json", 404],
  ["/..%2fmanifest.json", 404],
  [bundle, 200],
  [`${bundle}.map`, 404],
  ["/page-data/404.html/page-data.json", 200],
];

for (const [path, status, location] of addresses) {
  test(`${path} answers ${status}`, async () => {
    await showOnce();
    const answer = await ask(path);

    assert.deepEqual([answer.status, answer.headers.location], [status, location]);
    assert.equal(answer.headers["x-content-type-options"], "nosniff");
    if (status === 404) assert.match(answer.body, /Nothing here/);
    if (status === 404) assert.equal(answer.headers["cache-control"], "no-store");
  });
}

test("hashed files may be kept forever, pages are asked for again", async () => {
  await showOnce();

  assert.match((await ask(bundle)).headers["cache-control"] ?? "", /immutable/);
  assert.match((await ask("/")).headers["cache-control"] ?? "", /max-age=0/);
});

test("a switch of releases shows at the next request, and open tabs find their bundles", async () => {
  const old = "/old-0123456789abcdef0123.js";
  await show({ [old]: "old()", "/index.html": page("first") });
  assert.match((await ask("/")).body, /first/);
  await show({ "/index.html": page("second") });

  assert.match((await ask("/")).body, /second/);
  const { body, status, headers } = await ask(old);
  assert.deepEqual([status, body], [200, "old()"]);
  assert.match(headers["cache-control"] ?? "", /immutable/);
});

test("HEAD brings the headers alone, and what is not changed is not sent again", async () => {
  await showOnce();
  const { headers } = await ask("/");
  const head = await ask("/", { method: "HEAD" });
  assert.deepEqual([head.status, head.body], [200, ""]);
  assert.equal(head.headers["content-length"], headers["content-length"]);

  const again = await ask("/", { headers: { "If-None-Match": `"x", ${headers.etag}` } });
  assert.deepEqual([again.status, again.body, again.headers.etag], [304, "", headers.etag]);
});

test("nothing can be sent to it", async () => {
  const { status, headers } = await ask("/", { method: "POST" });

  assert.deepEqual([status, headers.allow], [405, "GET, HEAD"]);
});
