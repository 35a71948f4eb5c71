import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { checkSite } from "./check.ts";
import { makeRelease, switchTo } from "./releases.ts";
import { readRules, type Rules } from "./rules.ts";
import { serveReleases } from "./serve.ts";
import { bundle } from "./testing/addresses.ts";
import { builtSite, page, temporaryFolder } from "./testing/built-site.ts";
import { settings } from "./testing/settings.ts";

const releases = join(temporaryFolder(), "releases");
const servers: Server[] = [];
let rules: Rules;
let base: URL;
let allowed: string | undefined;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

before(async () => {
  const api = createServer((_request, response) => {
    if (allowed) response.setHeader("Access-Control-Allow-Origin", allowed);
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  const site = await serveReleases({ releases, port: 0 });
  servers.push(api, site);
  base = new URL(`http://127.0.0.1:${portOf(site)}`);
  const apiUrl = `http://127.0.0.1:${portOf(api)}`;
  const from = builtSite({
    "/index.html": page("Home ".repeat(200)),
    [bundle]: "run();".repeat(999),
    "/.delivery/settings.json": JSON.stringify({ ...settings, siteUrl: base.href, apiUrl }),
    "/.delivery/redirects.json": JSON.stringify([
      { from: "/old/", to: "/blog/", permanent: true },
      { from: "/for-now/", to: "/blog/", permanent: false },
    ]),
  });
  const { id } = await makeRelease({ from, releases });
  await switchTo(releases, id);
  rules = await readRules(join(releases, id));
});
after(() => servers.forEach((server) => server.close()));

const faults = async (changed = rules) => {
  const findings = await checkSite(changed, { base, page: "/blog/", bundle });

  return Object.fromEntries(
    findings.filter(({ fault }) => fault).map(({ promise, fault }) => [promise, fault]),
  );
};

test("finds nothing where every promise is kept", async () => {
  allowed = base.origin;

  assert.deepEqual(await faults(), {});
});

test("names each promise that is broken", async () => {
  allowed = undefined;
  const changed = structuredClone(rules);
  changed.headers.pages["X-New"] = "1";
  changed.cache.hashed = "no-cache";
  changed.redirects = [
    { from: "/old/", to: "/elsewhere/", permanent: true },
    { from: "/for-now/", to: "/blog/", permanent: true },
  ];

  const found = await faults(changed);
  assert.deepEqual(Object.keys(found), [
    "the first page has the headers",
    "another page has them too",
    "scripts may be kept forever",
    "wrong addresses answer 404, with the headers of a page",
    "/old/ leads to /elsewhere/",
    "/for-now/ leads to /blog/",
    "the content service lets pages of the site post forms",
  ]);
  assert.equal(found["the first page has the headers"], "X-New is not there");
  assert.equal(found["/for-now/ leads to /blog/"], "the status is 302, not 301 or 308");
});
