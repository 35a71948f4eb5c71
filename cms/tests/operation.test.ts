import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { logFormat, redact } from "../src/operation/log-format";

import { missingClientPrograms } from "./support/client-programs";
import { countRows, query } from "./support/database";
import { onAnyDatabase } from "./support/databases";
import { readMetrics } from "./support/prometheus";
import {
  machineEnvironment,
  project,
  type Service,
  serviceEnvironment,
  startService,
  temporaryFolder,
} from "./support/service";
import { payloads, send, sendJson, unlimited, upload } from "./support/visitors";
import { until } from "./support/wait";

const token = "a-token-of-the-monitoring";
const folder = temporaryFolder("backup");
const backupCommand = ({ environment }: Pick<Service, "environment">, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(project, "dist/src/commands/backup.js"), ...parameters], {
    cwd: project,
    env: { ...machineEnvironment(), ...environment },
    encoding: "utf8",
  });
const serverMajor = async (service: Service) => {
  const [row] = await query<{ server_version: string }>(service, "show server_version");

  return parseInt(row?.server_version ?? "", 10);
};

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
  assert.doesNotMatch(redact("550 no such user ada@example.com"), /ada|example/);
  assert.equal(
    redact("at /srv/node_modules/@koa/cors/index.js"),
    "at /srv/node_modules/@koa/cors/index.js",
  );
});

test("writes one format of time, also where Strapi gives a line another", () => {
  const line = logFormat.transform({ level: "info", message: "migrated", timestamp: 5 });

  assert.match(JSON.stringify(line), /"timestamp":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/);
});

test("leaves out what Strapi says of its own migrations, but not what fails", () => {
  for (const message of [
    "[internal migration]: migrated x",
    "[discard-drafts] Stage 1/5 complete",
  ]) {
    assert.equal(logFormat.transform({ level: "info", message }), false);
    assert.notEqual(logFormat.transform({ level: "error", message }), false);
  }
});

onAnyDatabase("in operation, the service", (settings, database) => {
  let service: Service;
  before(async () => {
    service = await startService({ ...settings(), ...unlimited, METRICS_TOKEN: token });
  });
  after(() => service.stop());
  const post = (message: string) =>
    sendJson(`${service.url}/api/contact-datas`, {
      data: { ...payloads["/api/contact-datas"], message },
    });

  test("logs one JSON object a line, with the request's id and route, and nothing about a person", async () => {
    const answer = await post("A secret wish");
    const entryOf = () =>
      service
        .output()
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find(({ id }) => id === answer.headers["x-request-id"]);
    await until("the request is logged", () => entryOf() !== undefined);
    const { method, route, status } = entryOf() ?? {};

    assert.deepEqual([method, route, status], ["POST", "/contact-datas", 201]);
    assert.doesNotMatch(service.output(), /Ada|ada@|secret wish|127\.0\.0\.1|442079/);
  });

  test("logs nothing about a person when a statement fails", async () => {
    await query(service, "alter table contact_datas rename to contact_datas_missing");
    const answer = await post("One - two - Three secret wishes");
    await query(service, "alter table contact_datas_missing rename to contact_datas");

    assert.equal(answer.status, 500);
    await until("the fault is logged", () =>
      /contact_datas.*(no such table|does not exist)/.test(service.output()),
    );
    assert.doesNotMatch(service.output(), /Ada|ada@|secret wish|442079/);
  });

  test("reports once which settings keep emails from going out", () => {
    const lines = service.output().split("\n");
    const warnings = lines.filter((line) => /MAIL_SMTP_URL, MAIL_SALES, MAIL_HR/.test(line));

    assert.equal(warnings.length, 1);
  });

  test("takes no request id from a stranger", async () => {
    const answer = await send(`${service.url}/_health`, {
      method: "GET",
      headers: { "X-Request-Id": "chosen-by-a-stranger" },
    });

    assert.match(answer.headers["x-request-id"] ?? "", /^[0-9a-f-]{36}$/);
  });

  test("is ready while its database answers", async () => {
    assert.equal((await fetch(`${service.url}/_health/ready`)).status, 204);
  });

  test("tells the monitoring, and nobody else, what it accepted, refused and has to do", async () => {
    const before = await readMetrics(service.url, token);
    const posted = (name: string, labels: object, since = before) =>
      since(name, { form: "contact", ...labels }) ?? 0;
    await post("Counted");
    await sendJson(`${service.url}/API/contact-datas/`, { data: { website: "spam" } });
    await sendJson(`${service.url}/api/contact-datas`, { data: {} });
    await sendJson(`${service.url}/api/contact-datas`, {}, { Origin: "https://evil.example" });
    const after = await readMetrics(service.url, token);

    assert.equal(posted("posts_accepted_total", {}, after) - posted("posts_accepted_total", {}), 1);
    for (const reason of ["spam", "invalid", "origin"]) {
      assert.equal(posted("posts_refused_total", { reason }, after), 1, reason);
    }
    assert.equal(
      posted("post_duration_seconds_count", {}, after) - posted("post_duration_seconds_count", {}),
      4,
    );
    assert.equal(after("database_up"), 1);
    assert.equal(after("outbox_waiting"), await countRows(service, "outbox_messages"));
    assert.ok((after("outbox_oldest_age_seconds") ?? 0) > 0);
    assert.ok((after("process_resident_memory_bytes") ?? 0) > 1e7);
    assert.equal(after("site_build_failed"), undefined, "nothing is built here");

    for (const headers of [
      {},
      { Authorization: token },
      { Authorization: "Bearer " },
      { Authorization: `Bearer ${token}x` },
    ]) {
      const refused = await fetch(`${service.url}/metrics`, { headers });
      assert.equal(refused.status, 401);
      assert.equal(refused.headers.get("WWW-Authenticate"), "Bearer");
      assert.doesNotMatch(await refused.text(), /posts_accepted/);
    }
  });

  test("is restored from a backup that was made while it ran, with files", async (context) => {
    const missing = database === "PostgreSQL" && missingClientPrograms(await serverMajor(service));
    if (missing) return context.skip(missing);
    const cv = JSON.parse((await upload(service.url)).text).data.id as string;
    await sendJson(`${service.url}/api/emp-datas`, { data: { ...payloads["/api/emp-datas"], cv } });
    const target = join(folder, database);
    const made = backupCommand(service, "backup", target);
    const rows = await countRows(service, "contact_datas");
    assert.equal(made.status, 0, made.stderr);
    assert.equal(statSync(target).mode & 0o077, 0, "for its owner's eyes only");

    await post("After the backup");
    const early = backupCommand(service, "restore", target);
    assert.match(
      early.stderr,
      /^The database is in use: stop the content service, then restore\.\n$/,
    );
    await service.stop();
    rmSync(service.environment.CV_FOLDER ?? "", { recursive: true });
    const restored = backupCommand(service, "restore", target);
    assert.equal(restored.status, 0, restored.stderr);
    service = await startService(service.environment);

    assert.equal(await countRows(service, "contact_datas"), rows);
    assert.equal(await countRows(service, "emp_datas"), 1);
    assert.equal(readdirSync(service.environment.CV_FOLDER ?? "").length, 1);
    assert.equal((await post("And on")).status, 201);
  });
});

test("a backup over another and a restore of nothing are refused in a sentence", async () => {
  const service = { environment: await serviceEnvironment() };
  const taken = join(folder, "taken");
  mkdirSync(join(taken, "something"), { recursive: true });

  assert.match(backupCommand(service, "backup", taken).stderr, /is not empty\.\n$/);
  assert.match(
    backupCommand(service, "restore", join(folder, "none")).stderr,
    /no complete backup\.\n$/,
  );
});
