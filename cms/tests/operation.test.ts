import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";

import { redact } from "../src/operation/log-format";

import { countRows, query } from "./support/database";
import { onBothDatabases } from "./support/databases";
import { startService, type Service } from "./support/service";
import { payloads, send, sendJson, unlimited, upload } from "./support/visitors";

const project = resolve(__dirname, "../..");
const command = (service: Service, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(project, "dist/src/commands/backup.js"), ...parameters], {
    cwd: project,
    env: { PATH: process.env.PATH, ...service.environment },
    encoding: "utf8",
  });

test("takes persons out of what is logged", () => {
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
  assert.equal(redact("550 no such user ada@example.com"), "550 no such user [email]");
  assert.equal(
    redact("at /srv/node_modules/@koa/cors/index.js"),
    "at /srv/node_modules/@koa/cors/index.js",
  );
});

void onBothDatabases("in operation, the service", (settings) => {
  let service: Service;
  const folder = mkdtempSync(join(tmpdir(), "cms-test-backup-"));
  before(async () => {
    service = await startService({ ...settings(), ...unlimited });
  });
  after(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const post = (message: string) =>
    sendJson(`${service.url}/api/contact-datas`, {
      data: { ...payloads["/api/contact-datas"], message },
    });

  test("logs one JSON object a line, with the request's id and route, and nothing about a person", async () => {
    const answer = await post("A secret wish");
    const lines = service.output().trim().split("\n");
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const entry = entries.find(({ id }) => id === answer.headers["x-request-id"]);

    assert.deepEqual([entry?.method, entry?.route, entry?.status], ["POST", "/contact-datas", 201]);
    assert.doesNotMatch(service.output(), /Ada|ada@|secret wish|127\.0\.0\.1|442079/);
  });

  test("logs nothing about a person when a statement fails", async () => {
    await query(service, "alter table contact_datas rename to contact_datas_away");
    const answer = await post("One - two - Three secret wishes");
    await query(service, "alter table contact_datas_away rename to contact_datas");

    assert.equal(answer.status, 500);
    assert.match(service.output(), /contact_datas.*(no such table|does not exist)/);
    assert.doesNotMatch(service.output(), /Ada|ada@|secret wish|442079/);
  });

  test("says once which settings keep mails from going out", () => {
    const words = /wait in the outbox: MAIL_SMTP_URL, MAIL_SALES, MAIL_HR not set/g;

    assert.equal(service.output().match(words)?.length, 1);
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

  test("is restored from a backup that was made while it ran, with files", async () => {
    const cv = JSON.parse((await upload(service.url)).text).data.id as string;
    await sendJson(`${service.url}/api/emp-datas`, { data: { ...payloads["/api/emp-datas"], cv } });
    const target = join(folder, "one");
    const [made, rows] = [
      command(service, "backup", target),
      await countRows(service, "contact_datas"),
    ];
    assert.equal(made.status, 0, made.stderr);
    assert.equal(statSync(target).mode & 0o077, 0, "for its owner's eyes only");

    await post("After the backup");
    await service.stop();
    rmSync(service.environment.CV_FOLDER ?? "", { recursive: true });
    const restored = command(service, "restore", target);
    assert.equal(restored.status, 0, restored.stderr);
    service = await startService(service.environment);

    assert.equal(await countRows(service, "contact_datas"), rows);
    assert.equal(await countRows(service, "emp_datas"), 1);
    assert.equal(readdirSync(service.environment.CV_FOLDER ?? "").length, 1);
    assert.equal((await post("And on")).status, 201);
  });

  test("refuses a backup over another and a restore of nothing, in a sentence", () => {
    const [over, nothing] = [
      command(service, "backup", join(folder, "one")),
      command(service, "restore", join(folder, "none")),
    ];

    assert.match(over.stderr, /is not empty\.\n$/);
    assert.match(nothing.stderr, /contains no complete backup\.\n$/);
  });

  test("finishes what it accepted when it is told to stop", async () => {
    const rows = await countRows(service, "contact_datas");
    const body = JSON.stringify({ data: payloads["/api/contact-datas"] });
    const slow = request(`${service.url}/api/contact-datas`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Content-Length": body.length },
      agent: false,
    });
    slow.write(body.slice(0, 20));
    await new Promise((next) => setTimeout(next, 300));
    service.process.kill("SIGTERM");
    await new Promise((next) => setTimeout(next, 500));
    const refused = await fetch(`${service.url}/_health`).catch(() => "refused");
    slow.end(body.slice(20));
    const [answer] = (await once(slow, "response")) as [{ statusCode: number }];
    await once(service.process, "exit");

    assert.equal(refused, "refused", "nothing new is taken");
    assert.equal(answer.statusCode, 201);
    assert.equal(service.process.exitCode, 0);
    assert.equal(await countRows(service, "contact_datas"), rows + 1);
  });
});
