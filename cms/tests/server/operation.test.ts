import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { test } from "node:test";

import { logFormat, redact } from "../../src/server/log-format";

import { backupCommand } from "../support/backup-command";
import { countRows, query } from "../support/query";
import { metricsToken, onPlainService } from "../support/plain-service";
import { readMetrics } from "../support/prometheus";
import { serviceEnvironment, temporaryFolder } from "../support/service";
import { payloads, send, sendJson } from "../support/visitors";
import { until } from "../support/wait";

test("redacts personal data in the log", () => {
  const statement = (name: string) =>
    `insert into contact_datas (full_name) values ('${name}') - SQLITE_CONSTRAINT: UNIQUE constraint failed`;
  for (const name of ["Ada Lovelace", "Ada - Lovelace", "Ada\n - Lovelace"]) {
    assert.equal(
      redact(statement(name)),
      "[statement] SQLITE_CONSTRAINT: UNIQUE constraint failed",
    );
  }
  assert.equal(
    redact("Key (name)=(ada@example.com) already exists."),
    "Key (name)=(…) already exists.",
  );
  assert.equal(redact("Key (name)=(ada@example"), "Key (name)=(…)");
  assert.equal(redact("to a@b@c.example, and x@"), "to [email], and x@");
  assert.doesNotMatch(redact("550 no such user ada@example.com"), /ada|example/);
  assert.equal(
    redact("at /srv/node_modules/@koa/cors/index.js"),
    "at /srv/node_modules/@koa/cors/index.js",
  );
});

test("writes one time format, also for Strapi's lines", () => {
  const line = logFormat.transform({ level: "info", message: "migrated", timestamp: 5 });

  assert.match(JSON.stringify(line), /"timestamp":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/);
});

test("omits Strapi's migration messages, but not failures", () => {
  for (const message of [
    "[internal migration]: migrated x",
    "[discard-drafts] Stage 1/5 complete",
  ]) {
    assert.equal(logFormat.transform({ level: "info", message }), false);
    assert.notEqual(logFormat.transform({ level: "error", message }), false);
  }
});

onPlainService("in operation, the service", (running) => {
  const post = (message: string) =>
    sendJson(`${running().url}/api/contact-datas`, {
      data: { ...payloads["/api/contact-datas"], message },
    });

  test("logs one JSON object per line, with the request's id and route, and no personal data", async () => {
    const response = await post("A secret wish");
    const entryOf = () =>
      running()
        .output()
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find(({ id }) => id === response.headers["x-request-id"]);
    await until("the request is logged", () => entryOf() !== undefined);
    const { method, route, status } = entryOf() ?? {};

    assert.deepEqual([method, route, status], ["POST", "/contact-datas", 201]);
    assert.doesNotMatch(running().output(), /Ada|ada@|secret wish|127\.0\.0\.1|442079/);
  });

  test("logs no personal data if a statement fails", async () => {
    await query(running(), "alter table contact_datas rename to contact_datas_missing");
    const response = await post("One - two - Three secret wishes");
    await query(running(), "alter table contact_datas_missing rename to contact_datas");

    assert.equal(response.status, 500);
    await until("the fault is logged", () =>
      /contact_datas.*(no such table|does not exist)/.test(running().output()),
    );
    assert.doesNotMatch(running().output(), /Ada|ada@|secret wish|442079/);
  });

  test("logs aborted and malformed requests in one line", async () => {
    const port = Number(new URL(running().url).port);
    const begin = (body: string) => {
      const socket = connect(port, "127.0.0.1", () =>
        socket.write(`POST /api/contact-datas HTTP/1.1\r\nHost: localhost\r\n${body}`),
      );

      return socket.on("error", () => undefined);
    };
    const json = "Content-Type: application/json\r\n";
    begin(`${json}Transfer-Encoding: chunked\r\n\r\nno length`);
    const early = begin(`${json}Content-Length: 9\r\n\r\n{`);
    early.once("connect", () => early.end());

    for (const code of ["HPE_INVALID_CHUNK_SIZE", "HPE_INVALID_EOF_STATE"]) {
      const line = `Client closed the connection: ${code}`;
      await until(`${code} is logged`, () => running().output().includes(line));
    }
    assert.doesNotMatch(running().output(), /^(?!\{|$)/m, "nothing but JSON lines");
  });

  test("reports once which settings prevent emails", () => {
    const lines = running().output().split("\n");
    const warnings = lines.filter((line) => /MAIL_SMTP_URL, MAIL_SALES, MAIL_HR/.test(line));

    assert.equal(warnings.length, 1);
  });

  test("ignores a client's request id", async () => {
    const response = await send(`${running().url}/_health`, {
      method: "GET",
      headers: { "X-Request-Id": "chosen-by-a-stranger" },
    });

    assert.match(response.headers["x-request-id"] ?? "", /^[0-9a-f-]{36}$/);
  });

  test("is ready while its database responds", async () => {
    assert.equal((await fetch(`${running().url}/_health/ready`)).status, 204);
  });

  test("exposes accepted, rejected and pending work to monitoring only", async () => {
    const before = await readMetrics(running().url, metricsToken);
    const posted = (name: string, labels: object, since = before) =>
      since(name, { form: "contact", ...labels }) ?? 0;
    await post("Counted");
    await sendJson(`${running().url}/API/contact-datas/`, { data: { website: "spam" } });
    await sendJson(`${running().url}/api/contact-datas`, { data: {} });
    await sendJson(`${running().url}/api/contact-datas`, {}, { Origin: "https://evil.example" });
    const after = await readMetrics(running().url, metricsToken);

    assert.equal(posted("posts_accepted_total", {}, after) - posted("posts_accepted_total", {}), 1);
    for (const reason of ["spam", "invalid", "origin"]) {
      const refused = (since: typeof before) => posted("posts_refused_total", { reason }, since);
      assert.equal(refused(after) - refused(before), 1, reason);
    }
    assert.equal(
      posted("post_duration_seconds_count", {}, after) - posted("post_duration_seconds_count", {}),
      4,
    );
    assert.equal(after("database_up"), 1);
    assert.equal(after("outbox_waiting"), await countRows(running(), "outbox_messages"));
    assert.ok((after("outbox_oldest_age_seconds") ?? 0) > 0);
    assert.ok((after("process_resident_memory_bytes") ?? 0) > 1e7);
    assert.equal(after("site_build_failed"), undefined, "nothing is built here");

    for (const headers of [
      {},
      { Authorization: metricsToken },
      { Authorization: "Bearer " },
      { Authorization: `Bearer ${metricsToken}x` },
    ]) {
      const refused = await fetch(`${running().url}/metrics`, { headers });
      assert.equal(refused.status, 401);
      assert.equal(refused.headers.get("WWW-Authenticate"), "Bearer");
      assert.doesNotMatch(await refused.text(), /posts_accepted/);
    }
  });
});

test("a backup over an existing one and a restore of a missing one fail with a message", async () => {
  const service = { environment: await serviceEnvironment() };
  const folder = temporaryFolder("backup");
  const taken = join(folder, "taken");
  mkdirSync(join(taken, "something"), { recursive: true });

  assert.match(backupCommand(service, "backup", taken).stderr, /is not empty\.\n$/);
  assert.match(
    backupCommand(service, "restore", join(folder, "none")).stderr,
    /no complete backup\.\n$/,
  );
});
