import assert from "node:assert/strict";
import { test } from "node:test";

import { guardQueries } from "../../src/security/content-query";
import { handleErrors, HttpError } from "../../src/server/http/errors";
import { restrictHosts } from "../../src/security/hosts";
import { restrictOrigins } from "../../src/security/origins";
import { logRequests } from "../../src/server/http/request-log";

import { serve } from "../support/koa";
import { send } from "../support/visitors";

test("the origin guard allows only the site and the CMS", async () => {
  const url = await serve(
    restrictOrigins({
      siteOrigins: ["https://www.example.com"],
      publicUrl: "https://cms.example.com",
    }),
  );
  const status = async (headers: Record<string, string>) => (await send(url, { headers })).status;

  assert.equal(await status({}), 200, "programs send no Origin");
  assert.equal(await status({ Origin: "https://www.example.com" }), 200);
  assert.equal(await status({ Origin: "https://cms.example.com" }), 200, "the admin panel");
  assert.equal(await status({ Origin: url }), 200, "the panel at the address it was asked at");
  assert.equal(await status({ Origin: "https://www.example.com.evil.example" }), 403);
  assert.equal(await status({ Origin: "http://www.example.com" }), 403);
  assert.equal(await status({ Origin: "junk" }), 403);
});

test("the host guard rejects unknown host names", async () => {
  const url = await serve(
    restrictHosts({ allowedHosts: ["cms.internal"], publicUrl: "https://cms.example.com" }),
  );
  const status = async (host: string, path = "/admin/init") =>
    (await send(url + path, { method: "GET", headers: { Host: host } })).status;

  for (const host of ["localhost:1337", "127.0.0.1", "[::1]:1337", "cms", "cms.internal"]) {
    assert.equal(await status(host), 200, host);
  }
  assert.equal(await status("CMS.example.com:443"), 200);
  for (const host of [
    "evil.example:1337",
    "cms.example.com.evil.example",
    "127.0.0.1.evil.example",
  ])
    assert.equal(await status(host), 421, host);
  assert.equal(await status("evil.example", "/_health/ready"), 200, "health has nothing to take");
});

test("the log has an id and the reason of a rejection, and a line for failed requests", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = { http: (_message: string, fields: object) => void lines.push({ ...fields }) };
  const behindProxy = await serve(logRequests(log, true));
  const withoutProxy = await serve(logRequests(log, false), () =>
    Promise.reject(new HttpError(418, "Teapot", "No")),
  );
  const headers = { "X-Request-Id": "from-our-proxy" };

  assert.equal((await send(behindProxy, { headers })).headers["x-request-id"], "from-our-proxy");
  assert.notEqual(
    (await send(withoutProxy, { headers })).headers["x-request-id"],
    "from-our-proxy",
  );
  const refusing = await serve(logRequests(log, false), (ctx) => {
    Object.assign(ctx.state, { user: { id: 7, email: "e@example.com" }, account: "a-key" });

    return handleErrors(ctx, () =>
      Promise.reject(new HttpError(403, "ForbiddenError", "No", { reason: "right" })),
    );
  });
  await send(refusing, {});
  assert.equal(lines.length, 3);
  const { id: _id, ms: _ms, ...refused } = lines[2] ?? {};
  assert.deepEqual(refused, {
    method: "POST",
    route: "none",
    status: 403,
    refusal: "right",
    account: "a-key",
    person: 7,
  });
});

const layer = { path: "/api/x", methods: ["GET"], captures: () => [], params: () => ({}) };
const router = { match: () => ({ pathAndMethod: [layer] }) };

test("only requests from other origins are rejected for their origin", async () => {
  const reasons: unknown[] = [];
  const log = {
    http: (_message: string, fields: object) =>
      void reasons.push("refusal" in fields ? fields.refusal : undefined),
  };
  const url = await serve(
    logRequests(log, false),
    handleErrors,
    restrictOrigins({ siteOrigins: [], publicUrl: "" }),
    guardQueries(
      { server: { router }, contentTypes: {}, components: {} } as never,
      () => new Map(),
    ),
    () => Promise.reject(new HttpError(403, "ForbiddenError", "No")),
  );
  await send(url, { headers: { Origin: "https://evil.example" } });
  await send(`${url}/api/x?status=draft`, { method: "GET" });
  await send(url, {});

  assert.deepEqual(reasons, ["origin", "draft", undefined]);
});
