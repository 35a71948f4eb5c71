import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, test } from "node:test";

import { getFreePort } from "../ports.ts";
import { findNginx } from "./support/find-nginx.ts";
import { startNginxWith } from "./support/nginx.ts";
import { rawRequest } from "./support/raw-request.ts";

// The nginx examples in docs/, unchanged except for addresses and certificates.

const nginx = findNginx();
const options = { skip: !nginx && "nginx with its Brotli module is not installed" };
const stops: (() => unknown)[] = [];
after(() => Promise.all(stops.map((stop) => stop())));

const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  stops.push(() => (server.closeAllConnections(), server.close()));
  await new Promise((resolve) => server.once("listening", resolve));

  return (server.address() as AddressInfo).port;
};

/** Runs the example of a page, with the texts in `places` replaced. @returns its port. */
const startExample = async (page: string, places: Record<string, string>) => {
  const text = readFileSync(join(import.meta.dirname, "../../docs", page), "utf8");
  const [, example = ""] = /```nginx\n([\s\S]*?)```/.exec(text) ?? [];
  const port = await getFreePort();
  const words = { ...places, "server {": `server {\nlisten 127.0.0.1:${port};` };
  const http = Object.entries(words).reduce((all, [place, other]) => {
    assert.ok(all.includes(place), `${page} has no longer "${place}"`);

    return all.replace(place, other);
  }, example);
  if (nginx) stops.push(await startNginxWith(nginx, http, port));

  return port;
};

test("a POST that one instance cannot accept goes to the next", options, async () => {
  const asked: string[] = [];
  const answer =
    (name: string, status: number): RequestListener =>
    ({ url, headers }, response) => {
      asked.push(`${name} ${url} ${headers.host} ${String(headers["x-forwarded-for"])}`);
      response.writeHead(status).end(name);
    };
  const stopping = await serve(answer("stopping", 503));
  const running = await serve(answer("running", 201));
  const port = await startExample("operating.md", {
    "cms-1:1337": `127.0.0.1:${stopping}`,
    "cms-2:1337": `127.0.0.1:${running}`,
  });
  const headers = { host: "cms.example.com" };

  // Discards the request of the readiness check.
  asked.length = 0;

  for (const time of ["first", "second"]) {
    const { status, body } = await rawRequest(port, "/api/contact-datas", {
      method: "POST",
      headers,
    });
    assert.deepEqual([status, body.toString()], [201, "running"], time);
  }
  const request = "/api/contact-datas cms.example.com 127.0.0.1";
  assert.deepEqual(asked.toSorted(), [
    `running ${request}`,
    `running ${request}`,
    `stopping ${request}`,
  ]);
  for (const path of ["/metrics", "/METRICS/"]) {
    assert.equal((await rawRequest(port, path, { headers })).status, 404, path);
  }
  assert.equal(asked.length, 3);
});

test("the preview server's changes arrive while their connection is open", options, async () => {
  const previewServer = await serve((_request, response) => void response.write("changed\n"));
  const port = await startExample("preview.md", {
    "listen 443 ssl;": "",
    "127.0.0.1:9001": `127.0.0.1:${previewServer}`,
  });

  const { body } = await fetch(`http://127.0.0.1:${port}/__changes`);
  const { value } = (await body?.getReader().read()) ?? {};
  assert.equal(Buffer.from(value ?? []).toString(), "changed\n");
});
