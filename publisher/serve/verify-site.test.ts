import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { createRelease } from "../release/create-release.ts";
import { activate } from "../release/releases.ts";
import { createBuiltSite, createPage, createTempDir } from "../tests/support/built-site.ts";
import { bundle } from "../tests/support/url-cases.ts";
import { type HttpRules, readRules } from "../release/rules.ts";
import { serveReleases } from "./serve.ts";
import { verifySite } from "./verify-site.ts";

const releases = join(createTempDir(), "releases");
const servers: Server[] = [];
let rules: HttpRules;
let base: URL;
let allowedOrigin: string | undefined;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

before(async () => {
  const api = createServer((_request, response) => {
    if (allowedOrigin) response.setHeader("Access-Control-Allow-Origin", allowedOrigin);
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  const site = await serveReleases({ releases, port: 0 });
  servers.push(api, site);
  base = new URL(`http://127.0.0.1:${portOf(site)}`);
  const apiUrl = `http://127.0.0.1:${portOf(api)}`;
  const redirects = [
    { from: "/old/", to: "/blog/", permanent: true },
    { from: "/for-now/", to: "/blog/", permanent: false },
    { from: "/gone/", to: null, permanent: true },
  ];
  const publicDir = createBuiltSite(
    { "/index.html": createPage("Home ".repeat(200)), [bundle]: "run();".repeat(999) },
    { siteUrl: base.href, apiUrl, redirects },
  );
  const { id } = await createRelease({ publicDir, releases });
  await activate(releases, id);
  rules = await readRules(join(releases, id));
});
after(() => servers.forEach((server) => server.close()));

const findProblems = async (expectedRules = rules, at = base) => {
  const checks = await verifySite(expectedRules, { base: at, page: "/blog/", bundle });

  return Object.fromEntries(
    checks.filter(({ problem }) => problem).map(({ name, problem }) => [name, problem]),
  );
};

test("finds no problem on a valid site", async () => {
  allowedOrigin = base.origin;

  assert.deepEqual(await findProblems(), {});
});

test("names each failed check", async () => {
  allowedOrigin = undefined;
  const changed = structuredClone(rules);
  changed.headers.pages["X-New"] = "1";
  changed.cache.hashed = "no-cache";
  changed.redirects = [
    { from: "/old/", to: "/elsewhere/", permanent: true },
    { from: "/for-now/", to: "/blog/", permanent: true },
    { from: "/blog", to: null, permanent: true },
  ];

  const found = await findProblems(changed);
  assert.deepEqual(Object.keys(found), [
    "the first page has the headers",
    "another page has the headers",
    "scripts are immutable",
    "unknown URLs return 404 with the headers of a page",
    "/old/ redirects to /elsewhere/",
    "/for-now/ redirects to /blog/",
    "the page at /blog is gone",
    "the CMS accepts forms of the site",
  ]);
  assert.equal(found["the first page has the headers"], "X-New is missing");
  assert.equal(found["/for-now/ redirects to /blog/"], "the status is 302, not 301 or 308");
});

test("fails every check on a site that responds with an empty page to all requests", async () => {
  allowedOrigin = undefined;
  const empty = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  servers.push(empty);
  await once(empty, "listening");

  assert.deepEqual(
    Object.keys(await findProblems(rules, new URL(`http://127.0.0.1:${portOf(empty)}`))),
    [
      "the first page has the headers",
      "another page has the headers",
      "scripts are immutable",
      "a missing slash redirects",
      "index.html redirects to its folder",
      "the CSP of the search allows WebAssembly",
      "the Markdown of a page has noindex",
      "unknown URLs return 404 with the headers of a page",
      "the URL of the 404 page returns 404",
      "source maps return 404",
      "the delivery manifest returns 404",
      "/old/ redirects to /blog/",
      "/for-now/ redirects to /blog/",
      "the page at /gone/ is gone",
      "pages are compressed with br",
      "pages are compressed with gzip",
      "scripts are compressed with br",
      "scripts are compressed with gzip",
      "the CMS accepts forms of the site",
    ],
  );
});

test("reports why a site does not respond", async () => {
  const gone = new URL("http://127.0.0.1:1");

  await assert.rejects(
    verifySite(rules, { base: gone, page: "/blog/", bundle }),
    /^OperatorError: No response from http:\/\/127\.0\.0\.1:1: .+\.$/,
  );
});
