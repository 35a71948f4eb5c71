import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { type ClientRequest, createServer } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { createRelease } from "../release/create-release.ts";
import { activate } from "../release/releases.ts";
import { getFreePort } from "../ports.ts";
import { createBuiltSite, createTempDir } from "./support/built-site.ts";
import { findNginx } from "./support/find-nginx.ts";
import { renderNginxTemplate } from "./support/nginx-template.ts";
import { startNginxWith, writeNginxRules } from "./support/nginx.ts";
import { rawRequest } from "./support/raw-request.ts";
import { waitUntil } from "./support/wait-until.ts";

// Tests which requests deploy/nginx passes on to the CMS, and how.

const nginx = findNginx();
const options = {
  timeout: 30_000,
  skip: !nginx && "nginx with its Brotli module is not installed",
};
const folder = createTempDir();
const releases = join(folder, "releases");
const logs = createTempDir();
const log = (name: string) => join(logs, name);
let port = 0;
let plainPort = 0;
let names: Record<string, string> = {};
const stops: (() => unknown)[] = [];

/** A fake CMS and preview server: counts a request before its body arrives, and responds after it. */
let received = 0;
const upstream = createServer((incoming, response) => {
  received += 1;
  incoming.resume().on("end", () => response.writeHead(201).end());
});

before(async () => {
  if (!nginx) return;
  const { id } = await createRelease({ publicDir: createBuiltSite({}), releases });
  await activate(releases, id);
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  port = await getFreePort();
  plainPort = await getFreePort();
  const upstreamAt = `127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  names = {
    RELEASES: releases,
    RULES: await writeNginxRules(releases),
    ACCESS_LOG: log("access.log"),
    ERROR_LOG: log("error.log"),
    TLS: join(folder, "tls"),
    ACME_ROOT: folder,
    HTTP_PORT: `127.0.0.1:${plainPort}`,
    HTTPS_PORT: `127.0.0.1:${port}`,
    // The readiness check requests the IP, and nginx does not respond to unknown names.
    SITE_DOMAIN: "127.0.0.1",
    CMS_DOMAIN: "cms.example.com",
    PREVIEW_DOMAIN: "preview.example.com",
    CMS_UPSTREAM: upstreamAt,
    PREVIEW_UPSTREAM: upstreamAt,
  };
  makePlaceholders(names);
  // Debian's nginx.conf has such logs of all servers.
  const http = `error_log ${log("all-errors.log")}; ${renderNginxTemplate(names)}`;
  stops.push(await startNginxWith(nginx, http, plainPort, { log: log("all.log") }));
});
const stopUpstream = () => {
  upstream.closeAllConnections();
  upstream.close();
};
after(async () => {
  stopUpstream();
  for (const stop of stops) await stop();
});

const makePlaceholders = (environment: Record<string, string>) =>
  execFileSync("sh", [join(import.meta.dirname, "../../deploy/nginx/placeholders.sh")], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
  });

const post = (path: string, bytes: number, host = "cms.example.com"): ClientRequest =>
  request({
    port,
    host: "127.0.0.1",
    servername: host,
    rejectUnauthorized: false,
    agent: false,
    method: "POST",
    path,
    headers: { host, "Content-Length": bytes, Referer: `https://${host}${path}` },
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

/** Sends the headers and a byte of a request. @returns it, once nginx reads its body. */
const begin = async (path: string, bytes: number) => {
  const outgoing = post(path, bytes);
  outgoing.setHeader("Expect", "100-continue");
  outgoing.flushHeaders();
  await once(outgoing, "continue");
  outgoing.write("{");

  return outgoing;
};

test("a body reaches the CMS once it is complete", options, async () => {
  for (const path of ["/admin/login", "/api/upload", "/API/Upload/"]) {
    const before = received;
    const outgoing = await begin(path, 1000);
    assert.equal(await statusOf(post("/api/subscribes", 0).end()), 201);
    assert.equal(received, before + 1, path);
    outgoing.end("x".repeat(999));
    assert.equal(await statusOf(outgoing), 201);
  }
});

test("a file for the media library reaches the CMS as it arrives", options, async () => {
  const outgoing = post("/upload", 1000);
  const before = received;
  outgoing.write("{");
  await waitUntil("the CMS gets the request", () => received > before);
  outgoing.end("x".repeat(999));
  assert.equal(await statusOf(outgoing), 201);
});

const megabyte = 1024 * 1024;
for (const [path, bytes, status] of [
  ["/api/upload", 5 * megabyte + 8192, 201],
  ["/API/Upload/", 5 * megabyte + 8192, 201],
  ["/api/upload", 7 * megabyte, 413],
  ["/content-manager/single-types/api::home.home", 2 * megabyte, 201],
  ["/admin/login", 3 * megabyte, 413],
  ["/upload", 20 * megabyte, 201],
  ["/Upload/", 20 * megabyte, 201],
  ["/upload/files", 20 * megabyte, 201],
  ["/UPLOAD/Files/", 20 * megabyte, 201],
  ["/upload/files/1/replace", 20 * megabyte, 201],
  ["/upload/files/1/REPLACE/?id=1", 20 * megabyte, 201],
  ["/upload/files", 22 * megabyte, 413],
  ["/uploads/picture.png", 20 * megabyte, 413],
  ["/upload", 22 * megabyte, 413],
] as const) {
  test(`${path} with ${bytes} bytes is ${status}`, options, async () => {
    const outgoing = post(path, bytes);
    const answer = statusOf(outgoing);
    outgoing.end(Buffer.alloc(bytes));
    assert.equal(await answer, status);
  });
}

for (const [path, limit] of [
  ["/api/upload", 10],
  ["/api/contact-datas", 100],
] as const) {
  test(`limits one IP to ${limit} requests to ${path} in progress`, options, async () => {
    const begun = await Promise.all(Array.from({ length: limit }, () => begin(path, 10)));
    assert.equal(await statusOf(post(path, 0).end()), 429);

    const answers = begun.map((outgoing) => statusOf(outgoing.end("234567890")));
    assert.deepEqual([...new Set(await Promise.all(answers))], [201]);
  });
}

for (const name of ["metrics", "mcp"]) {
  test(`no spelling of /${name} reaches the CMS`, options, async () => {
    const before = received;
    const rest = name.slice(1);
    const encoded = `/%6D${rest}?a=1`;
    for (const path of [`/${name}`, `/${name.toUpperCase()}`, `/M${rest}/`, encoded, `//${name}`]) {
      assert.equal(await statusOf(post(path, 0).end()), 404, path);
    }
    assert.equal(received, before);
  });
}

test("nginx passes the requests of assistants on with ASSISTANTS_PUBLIC alone", () => {
  assert.match(renderNginxTemplate({ ASSISTANTS_PUBLIC: "true" }), /set \$assistants "true";/);
  assert.match(renderNginxTemplate({}), /set \$assistants "";/);
});

test("the preview's host has HSTS and a limit for bodies", options, async () => {
  const [response] = await once(post("/", 0, "preview.example.com").end(), "response");
  assert.equal(response.headers["strict-transport-security"], "max-age=63072000");
  const outgoing = post("/__refresh", 2 * megabyte, "preview.example.com");
  const answer = statusOf(outgoing);
  outgoing.end(Buffer.alloc(2 * megabyte));
  assert.equal(await answer, 413);
});

test(
  "a link in a release does not lead to the certificate's key",
  { ...options, skip: options.skip || (process.getuid?.() !== 0 && "only root starts workers") },
  async () => {
    if (!nginx) return;
    const workersPort = await getFreePort();
    const rules = await writeNginxRules(releases);
    const http = `
    include ${rules}/http.conf;
    server {
      listen 127.0.0.1:${workersPort};
      set $releases ${releases};
      include ${rules}/server.conf;
    }`;
    symlinkSync(join(folder, "tls/privkey.pem"), join(releases, "current/site/key.txt"));
    symlinkSync(join(folder, "tls/fullchain.pem"), join(releases, "current/site/link.txt"));
    for (const path of [folder, join(folder, "tls")]) chmodSync(path, 0o755);
    chmodSync(join(folder, "tls/fullchain.pem"), 0o644);
    stops.push(await startNginxWith(nginx, http, workersPort, { user: "www-data" }));
    const statusAt = async (path: string) => (await rawRequest(workersPort, path)).status;

    assert.equal(await statusAt("/link.txt"), 200, "links are followed");
    assert.equal(await statusAt("/key.txt"), 403);
  },
);

test("nginx starts before the first release", options, async () => {
  if (!nginx) return;
  const RULES = join(folder, "placeholders");
  const other = await getFreePort();
  makePlaceholders({ ...names, RULES });
  const http = `
  include ${RULES}/http.conf;
  server { listen 127.0.0.1:${other}; include ${RULES}/server.conf; }`;
  stops.push(await startNginxWith(nginx, http, other));
  assert.equal((await rawRequest(other, "/")).status, 503);
});

test(
  "logs have no token, also while the CMS and the preview server are away",
  options,
  async () => {
    const secret = "kept-out-of-logs";
    const paths = [
      "/api/cvs/",
      "/API/CVs/",
      "/api/newsletter/confirm/",
      "/set-up?token=",
      "/Set-Up/?token=",
      "/admin/auth/register?registrationToken=",
      "/admin/auth/reset-password?code=",
      "/?ticket=",
    ];
    await rawRequest(plainPort, `/?token=${secret}`, { headers: { host: "unknown" } }).catch(
      () => undefined,
    );
    for (const status of [201, 502]) {
      for (const host of ["cms.example.com", "preview.example.com"]) {
        for (const path of paths.slice(host.startsWith("cms") ? 0 : -1)) {
          assert.equal(await statusOf(post(path + secret, 0, host).end()), status, path);
          const { status: moved } = await rawRequest(plainPort, path + secret, {
            headers: { host },
          });
          assert.equal(moved, 301, path);
        }
        await statusOf(post(`/visible-${status}/`, 0, host).end());
      }
      stopUpstream();
    }
    const written = () =>
      readdirSync(logs)
        .map((name) => readFileSync(log(name), "utf8"))
        .join("");
    const visible = () => written().match(/"path":"\/visible-/g)?.length ?? 0;
    await waitUntil("the last requests are in the log", () => visible() === 4, visible);
    assert.doesNotMatch(written(), /kept-out-of-logs/);
  },
);
