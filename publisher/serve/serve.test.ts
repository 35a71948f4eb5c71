import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { Agent, get, type Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { createRelease } from "../release/create-release.ts";
import { activate, currentRelease } from "../release/releases.ts";
import { createBuiltSite, createPage, createTempDir } from "../tests/support/built-site.ts";
import { findNginx } from "../tests/support/find-nginx.ts";
import { startNginx } from "../tests/support/nginx.ts";
import { rawRequest } from "../tests/support/raw-request.ts";
import {
  bundle,
  redirects,
  retainedBundle,
  serverCases,
  urlCases,
} from "../tests/support/url-cases.ts";
import { waitUntil } from "../tests/support/wait-until.ts";
import { headersFor, readRules } from "../release/rules.ts";
import { serveReleases } from "./serve.ts";

const releases = join(createTempDir(), "releases");
const long = createPage(`Home, ${"and much more of it, ".repeat(99)}`);
const host = "www.example.com";

const activateSite = async (files: Record<string, string> = {}) => {
  const publicDir = createBuiltSite(
    { "/index.html": long, [bundle]: "run();".repeat(99), ...files },
    { redirects },
  );
  const { id } = await createRelease({ publicDir, releases });
  await activate(releases, id);
};

test("a file that cannot be read ends only its response", async () => {
  const { id } = (await currentRelease(releases)) ?? { id: "" };
  // A socket cannot be opened as a file, not even by root.
  const socket = createServer().listen(join(releases, id, "site/unreadable"));
  await once(socket, "listening");
  await assert.rejects(rawRequest(servers.own?.port ?? 0, "/unreadable"));
  socket.close();

  assert.equal((await rawRequest(servers.own?.port ?? 0, "/")).status, 200);
});

test(
  "an aborted download leaves no file open",
  { skip: !existsSync("/proc/self/fd") },
  async () => {
    await activateSite({ "/film.mp4": "x".repeat(9_000_000) });
    const openFilms = () =>
      readdirSync("/proc/self/fd").filter((fd) => {
        const target = statSync(`/proc/self/fd/${fd}`, { throwIfNoEntry: false });

        return target?.size === 9_000_000;
      }).length;
    const download = get({ port: servers.own?.port, path: "/film.mp4", agent: false });
    const [response] = await once(download, "response");
    await once(response, "readable");
    assert.equal(openFilms(), 1);
    response.destroy();

    await waitUntil("the file is closed", () => openFilms() === 0);
    await activateSite();
  },
);

test("before the first release, the response tells how to create one", async () => {
  const server = await serveReleases({ releases: createTempDir(), port: 0 });
  const { status, body, headers } = await rawRequest((server.address() as AddressInfo).port, "/");
  server.close();

  assert.deepEqual([status, headers["cache-control"]], [503, "no-store"]);
  assert.match(body.toString(), /npm run release/);
});

const nginx = findNginx();
const skipReasons: Record<string, string | false> = {
  own: false,
  nginx: !nginx && "nginx with its Brotli module is not installed",
};

/** The servers of a release, which must all respond alike. */
const servers: Record<string, { port: number; stop: () => unknown }> = {};

before(async () => {
  await activateSite({ [retainedBundle]: "old()" });
  await activateSite();
  const server: Server = await serveReleases({ releases, port: 0 });
  servers.own = {
    port: (server.address() as AddressInfo).port,
    stop: () => server.close(),
  };
  if (nginx) servers.nginx = await startNginx(nginx, releases);
});
after(() => Promise.all(Object.values(servers).map(({ stop }) => stop())));

for (const [name, skip] of Object.entries(skipReasons)) {
  const request = (
    path: string,
    { headers = {}, ...options }: Parameters<typeof rawRequest>[2] = {},
  ) => rawRequest(servers[name]?.port ?? 0, path, { ...options, headers: { host, ...headers } });

  test(`${name}: every URL gets the response of the rules`, { skip }, async () => {
    const rules = await readRules(join(releases, "current"));
    for (const [path, status, location] of [...urlCases, ...serverCases]) {
      const { status: given, headers, body } = await request(path);
      assert.deepEqual([given, headers.location], [status, location], path);
      if (status >= 400) assert.match(body.toString(), /Nothing here/, path);
      const files: Record<number, string> = {
        200: path.replace(/\?.*/, "").replace(/\/$/, "/index.html"),
        404: "/404.html",
        410: "/404.html",
      };
      const wanted = headersFor(rules, { path: files[status] ?? path, status, host });
      for (const [header, value] of Object.entries(wanted)) {
        assert.equal(headers[header.toLowerCase()], value, `${header} of ${path}`);
      }
    }
  });

  test(`${name}: only files of the site are served`, { skip }, async () => {
    for (const path of [
      "/../release.json",
      "/%2e%2e/release.json",
      "/..%2frelease.json",
      "/%",
      "/%00",
    ]) {
      const { status } = await request(path);
      assert.ok(status === 404 || status === 400, `${path} answers ${status}`);
    }
  });

  test(`${name}: a name that is too long for a file is 404`, { skip }, async () => {
    const long = "long".repeat(100);
    for (const path of [long, `${long}/`, `static/${long}.js`, "long/".repeat(1000)]) {
      assert.equal((await request(`/${path}`)).status, 404, path.slice(0, 20));
    }
  });

  test(`${name}: security.txt is text/plain`, { skip }, async () => {
    const { headers } = await request("/.well-known/security.txt");

    assert.equal(headers["content-type"], "text/plain; charset=utf-8");
  });

  test(`${name}: only pages have the headers of pages`, { skip }, async () => {
    const { headers } = await request(bundle);

    assert.equal(headers["permissions-policy"], undefined);
  });

  test(`${name}: other hosts get noindex`, { skip }, async () => {
    assert.equal((await request("/")).headers["x-robots-tag"], undefined);
    const { headers } = await request("/", { headers: { host: "preview.example.com:8443" } });
    assert.equal(headers["x-robots-tag"], "noindex");
  });

  test(`${name}: text is compressed as Accept-Encoding allows`, { skip }, async () => {
    for (const path of ["/", bundle, "/missing/"]) {
      const plain = await request(path);
      const brotli = await request(path, { headers: { "accept-encoding": "gzip, deflate, br" } });
      const gzip = await request(path, { headers: { "accept-encoding": "gzip" } });

      assert.equal(plain.headers["content-encoding"], undefined);
      assert.equal(brotli.headers["content-encoding"], "br");
      assert.equal(gzip.headers["content-encoding"], "gzip");
      assert.equal(brotli.headers["content-type"], plain.headers["content-type"]);
      assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
      assert.deepEqual(gunzipSync(gzip.body), plain.body);
      for (const { headers } of [brotli, gzip]) assert.match(headers.vary ?? "", /Accept-Encoding/);
    }
  });

  test(`${name}: HEAD has no body, and an unchanged file is 304`, { skip }, async () => {
    const { headers } = await request("/");
    const head = await request("/", { method: "HEAD" });
    assert.deepEqual([head.status, head.body.length], [200, 0]);
    assert.equal(head.headers["content-length"], headers["content-length"]);

    const again = await request("/", { headers: { "if-none-match": headers.etag ?? "" } });
    assert.deepEqual([again.status, again.body.length], [304, 0]);
    assert.equal(again.headers["content-security-policy"], headers["content-security-policy"]);
  });

  test(`${name}: a part of a file is the requested one, or the whole file`, { skip }, async () => {
    const whole = (await request(bundle)).body.toString();
    const end = whole.length;
    const parts: [range: string, start: number, end: number][] = [
      ["bytes=2-4", 2, 5],
      ["bytes=2-", 2, end],
      ["bytes=2-9999", 2, end],
      ["bytes=0-0", 0, 1],
      ["bytes=-3", end - 3, end],
      ["bytes=-9999", 0, end],
    ];
    for (const [range, from, to] of parts) {
      const { status, body, headers } = await request(bundle, { headers: { range } });
      const isWhole = status === 200;
      assert.equal(body.toString(), isWhole ? whole : whole.slice(from, to), range);
      const contentRange = isWhole ? undefined : `bytes ${from}-${to - 1}/${end}`;
      assert.equal(headers["content-range"], contentRange, range);
    }
    const { status } = await request(bundle, { headers: { range: "bytes=9999-" } });
    assert.equal(status, 416);
  });

  test(`${name}: a range of another version, or none, gets the whole file`, { skip }, async () => {
    const whole = (await request(bundle)).body.toString();
    for (const headers of [
      { range: "bytes=2-4", "if-range": '"an-old-version"' },
      { range: "bytes=2-4", "if-range": "Thu, 01 Jan 1970 00:00:00 GMT" },
      { range: "bytes=4-2" },
      { range: "lines=2-4" },
    ]) {
      const { status, body } = await request(bundle, { headers });
      const isIgnored = status === 200 && body.toString() === whole;
      assert.ok(isIgnored || status === 416, `${JSON.stringify(headers)} answers ${status}`);
    }
  });

  test(`${name}: rejects other methods`, { skip }, async () => {
    assert.equal((await request("/blog/", { method: "POST" })).status, 405);
  });

  test(`${name}: an activated release is served on the next request`, { skip }, async () => {
    const mark = `Mark for ${name}`;
    await activateSite({ "/index.html": createPage(mark) });

    assert.match((await request("/")).body.toString(), new RegExp(mark));
    assert.equal((await request(retainedBundle)).body.toString(), "old()");
    await activateSite();
  });

  test(
    `${name}: each of 10,000 requests during ten activations gets one release's file`,
    { skip },
    async () => {
      const marks = ["aaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbb"];
      const ids: string[] = [];
      for (const mark of marks) {
        const script = `/part-${mark}.js`;
        await activateSite({
          "/index.html": createPage(`<script src="${script}"></script>`),
          [script]: mark,
        });
        ids.push((await currentRelease(releases))?.id ?? "");
      }
      const agent = new Agent({ keepAlive: true, maxSockets: 8 });
      const seen = new Set<string>();
      let visits = 0;
      const visit = async () => {
        while ((visits += 1) <= 5000) {
          if (visits % 450 === 0 && visits <= 4500) {
            await activate(releases, ids[(visits / 450 - 1) % 2] ?? "");
          }
          const home = await request("/", { agent });
          const [, mark = ""] = /part-([ab]{20})\.js/.exec(home.body.toString()) ?? [];
          const part = await request(`/part-${mark}.js`, { agent });
          assert.deepEqual([home.status, part.status, part.body.toString()], [200, 200, mark]);
          seen.add(mark);
        }
      };
      await Promise.all(Array.from({ length: 8 }, visit));
      agent.destroy();

      assert.deepEqual([...seen].sort(), marks);
      await activateSite();
    },
  );
}
