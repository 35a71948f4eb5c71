import assert from "node:assert/strict";
import { test } from "node:test";

import Database from "better-sqlite3";
import { Client } from "pg";

import { isDatabaseUnavailable } from "../../src/server/database/unavailable";

import { startPostgres } from "../support/postgres";
import { startService, type Service } from "../support/service";
import { payloads, send, sendJson, unlimited, upload } from "../support/visitors";
import { until } from "../support/wait";

const post = (service: Service) =>
  sendJson(`${service.url}/api/contact-datas`, { data: payloads["/api/contact-datas"] });
// On a new connection: a keep-alive connection may close as the next request begins.
const statusOf = async (service: Service, path: string) =>
  (await send(service.url + path, { method: "GET" })).status;

/** The site's forms wait this long (postTimeout in src/lib/post-submission.ts). */
const postTimeoutMs = 10_000;

const assertUnavailable = ({ status, headers, text }: Awaited<ReturnType<typeof post>>) => {
  assert.equal(status, 503, text);
  assert.equal(headers["retry-after"], "5");
  assert.match(text, /Please try again/);
};

test(
  "responds with Retry-After while PostgreSQL is down or hangs, and recovers",
  // Far more than 5 s per response; a hanging request would never end.
  { timeout: 600_000 },
  async () => {
    // A separate server, because this test pauses it.
    const postgres = await startPostgres();
    const service = await startService({
      // With the default limits, whose counters are in the database.
      CMS_ADMIN_PANEL: "true",
      RATE_LIMIT_IP_FORM: "100",
      RATE_LIMIT_IP: "100",
      DATABASE_URL: postgres.url,
    });

    try {
      assert.equal((await post(service)).status, 201);
      await postgres.halt();
      assertUnavailable(await post(service));
      assertUnavailable(await upload(service.url));
      assert.equal(await statusOf(service, "/_health/ready"), 503);
      assert.equal(
        await statusOf(service, "/_health"),
        204,
        "it lives, and is not to be restarted",
      );
      assert.doesNotMatch(service.output(), /Ada|ada@|442079/);

      await postgres.resume();
      await until("it is ready", async () => (await statusOf(service, "/_health/ready")) === 204);
      assert.equal((await post(service)).status, 201);

      const other = new Client({ connectionString: postgres.url });
      await other.connect();
      await other.query("begin; lock table contact_datas in exclusive mode");
      // More than the pool has connections, so that some wait for one.
      const locked = await Promise.all(Array.from({ length: 12 }, () => post(service)));
      locked.forEach(assertUnavailable);
      assert.match(service.output(), /canceling statement due to lock timeout/);
      await other.query("rollback");
      await other.end();
      assert.equal((await post(service)).status, 201);

      await postgres.freeze();
      const login = { email: "nobody@example.com", password: "wrong" };
      const requests = [
        // More than the pool has connections, so that some wait for one.
        ...Array.from({ length: 12 }, () => () => post(service)),
        () => upload(service.url),
        () => sendJson(`${service.url}/admin/login`, login),
      ];
      const answers: Awaited<ReturnType<typeof post>>[] = [];
      for (const request of requests) void request().then((answer) => answers.push(answer));
      await until("all are answered", () => answers.length === requests.length, {
        lastSeen: () => answers.length,
        timeoutMs: postTimeoutMs,
      });
      answers.forEach(assertUnavailable);
      assert.equal(await statusOf(service, "/_health/ready"), 503);
      postgres.thaw();
      await until("it is ready", async () => (await statusOf(service, "/_health/ready")) === 204);
      assert.equal((await post(service)).status, 201);
    } finally {
      await service.stop();
      await postgres.stop();
    }
  },
);

test("treats a full disk as unavailable, but not an invalid query", () => {
  for (const code of ["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100", "57014", "55P03"]) {
    assert.ok(isDatabaseUnavailable(Object.assign(new Error(), { code })), code);
  }
  assert.ok(!isDatabaseUnavailable(Object.assign(new Error(), { code: "SQLITE_ERROR" })));
});

test("responds with Retry-After while another process locks the SQLite file", async () => {
  const service = await startService(unlimited);
  const other = new Database(service.environment.DATABASE_FILE ?? "");

  try {
    other.exec("begin immediate");
    assertUnavailable(await post(service));
    assert.equal(await statusOf(service, "/_health/ready"), 503);
    other.exec("rollback");
    assert.equal((await post(service)).status, 201);
  } finally {
    other.close();
    await service.stop();
  }
});
