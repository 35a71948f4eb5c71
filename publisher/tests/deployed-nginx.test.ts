import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type ClientRequest, createServer } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { createRelease } from "../create-release.ts";
import { activate } from "../releases.ts";
import { createBuiltSite, createTempDir } from "../testing/built-site.ts";
import { findNginx } from "../testing/find-nginx.ts";
import { renderNginxTemplate } from "../testing/nginx-template.ts";
import { startNginxWith } from "../testing/nginx.ts";
import { getFreePort } from "../ports.ts";
import { waitUntil } from "../testing/wait-until.ts";

// Tests which requests deploy/nginx passes on to the CMS, and how.

const nginx = findNginx();
const options = {
  timeout: 30_000,
  skip: !nginx && "nginx with its Brotli module is not installed",
};
const folder = createTempDir();
const log = join(folder, "access.log");
let port = 0;
let plainPort = 0;
let stop: (() => unknown) | undefined;

/** A fake CMS: counts a request before its body arrives, and responds after it. */
let received = 0;
const upstream = createServer((incoming, response) => {
  received += 1;
  incoming.resume().on("end", () => response.writeHead(201).end());
});

before(async () => {
  if (!nginx) return;
  const releases = join(folder, "releases");
  const { id } = await createRelease({ publicDir: createBuiltSite({}), releases });
  await activate(releases, id);
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  port = await getFreePort();
  plainPort = await getFreePort();
  const names = {
    RELEASES: releases,
    TLS: join(folder, "tls"),
    ACME_ROOT: folder,
    HTTP_PORT: `127.0.0.1:${plainPort}`,
    HTTPS_PORT: `127.0.0.1:${port}`,
    // The readiness check requests the IP, and nginx does not respond to unknown names.
    SITE_DOMAIN: "127.0.0.1",
    CMS_DOMAIN: "cms.example.com",
    PREVIEW_DOMAIN: "preview.example.com",
    CMS_UPSTREAM: `127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    PREVIEW_UPSTREAM: "127.0.0.1:1",
  };
  execFileSync("sh", [join(import.meta.dirname, "../../deploy/nginx/self-signed.sh")], {
    env: { ...process.env, ...names },
    stdio: "ignore",
  });
  stop = await startNginxWith(nginx, renderNginxTemplate(names), plainPort, log);
});
after(async () => {
  upstream.closeAllConnections();
  upstream.close();
  await stop?.();
});

const post = (path: string, bytes: number): ClientRequest =>
  request({
    port,
    host: "127.0.0.1",
    servername: "cms.example.com",
    rejectUnauthorized: false,
    agent: false,
    method: "POST",
    path,
    headers: { host: "cms.example.com", "Content-Length": bytes },
  }).on("error", () => undefined);
const statusOf = async (outgoing: ClientRequest) => {
  const [response] = await once(outgoing, "response");
  response.resume();

  return response.statusCode as number;
};

test("nginx passes the health check of its container", options, async () => {
  const [, check = ""] =
    /^ {2}proxy:[^]*?\n {6}test: '(.*)'$/m.exec(
      readFileSync(join(import.meta.dirname, "../../deploy/compose.yaml"), "utf8"),
    ) ?? [];
  const here = check
    .replace("${SITE_DOMAIN:?}", "127.0.0.1")
    // A name that is not configured, like the container's address.
    .replace("127.0.0.1:8080", `localhost:${plainPort}`);
  assert.match(here, /localhost/);
  await promisify(execFile)("sh", ["-c", here]);
});

test("a body reaches the CMS as it arrives", options, async () => {
  const outgoing = post("/admin/login", 1000);
  const before = received;
  outgoing.write("{");
  await waitUntil("the CMS gets the request", () => received > before);
  outgoing.end("x".repeat(999));
  assert.equal(await statusOf(outgoing), 201);
});

const megabyte = 1024 * 1024;
for (const [path, bytes, status] of [
  ["/api/upload", 5 * megabyte + 8192, 201],
  ["/api/upload", 7 * megabyte, 413],
  ["/admin/login", 20 * megabyte, 413],
  ["/upload", 20 * megabyte, 201],
  ["/upload", 22 * megabyte, 413],
] as const) {
  test(`${path} with ${bytes} bytes is ${status}`, options, async () => {
    const outgoing = post(path, bytes);
    const answer = statusOf(outgoing);
    outgoing.end(Buffer.alloc(bytes));
    assert.equal(await answer, status);
  });
}

test("limits one IP to 100 requests in progress", options, async () => {
  const before = received;
  const begun = Array.from({ length: 100 }, () => {
    const outgoing = post("/api/upload", 10);
    outgoing.write("1");

    return outgoing;
  });
  const allReceived = () => received === before + begun.length;
  await waitUntil("all requests are in progress", allReceived, () => received - before);
  assert.equal(await statusOf(post("/api/contact-datas", 0).end()), 429);

  const answers = begun.map((outgoing) => statusOf(outgoing.end("234567890")));
  assert.deepEqual([...new Set(await Promise.all(answers))], [201]);
});

test("logs have no URL with a token", options, async () => {
  const secret = "kept-out-of-logs";
  for (const path of [
    "/api/cvs/",
    "/API/CVs/",
    "/api/newsletter/confirm/",
    "/set-up?token=",
    "/Set-Up/?token=",
    "/api/other/",
  ]) {
    await statusOf(post(path + secret, 0).end());
  }
  assert.ok(existsSync(log));
  assert.deepEqual(readFileSync(log, "utf8").match(/\S*kept-out-of-logs/g), [
    `/api/other/${secret}`,
  ]);
});

test("no spelling of /metrics reaches the CMS", options, async () => {
  const before = received;
  for (const path of ["/metrics", "/METRICS", "/Metrics/", "/%6Detrics?a=1", "//metrics"]) {
    assert.equal(await statusOf(post(path, 0).end()), 404, path);
  }
  assert.equal(received, before);
});
