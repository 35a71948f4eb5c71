import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";

import { validRecords } from "../../src/common/testing/refusals";

import { backupCommand } from "../support/backup-command";
import { missingClientPrograms } from "../support/client-programs";
import { countRows, query } from "../support/query";
import { createDatabase, onAnyDatabase, type TestDatabase } from "../support/databases";
import { allAreSent, arrived, mailSettings, outboxMessages } from "../support/outbox";
import { type MailServer, startMailServer } from "../support/mail-server";
import { openPanel } from "../support/panel-client";
import { solveProof } from "../support/proof";
import { type Service, startService, temporaryFolder } from "../support/service";
import { payloads, sendJson, uploadCv } from "../support/visitors";
import { until } from "../support/wait";

const article = {
  title: "Ship on Tuesdays",
  slug: "ship-on-tuesdays",
  excerpt: "Why a release needs a quiet day.",
  body: "Words.",
  date: "2026-01-31",
  seo: { title: "Ship on Tuesdays", description: "About a quiet day." },
};

const hirePage = "api::hire-page.hire-page";

const serverMajor = async (service: Service) => {
  const [row] = await query<{ server_version: string }>(service, "show server_version");

  return parseInt(row?.server_version ?? "", 10);
};

// One scenario: a CMS runs, stops, is restored from a backup, and starts again.
onAnyDatabase("a restarted CMS", (settings, database) => {
  const backup = join(temporaryFolder("backup"), "made");
  let mail: MailServer;
  let isMailServerRunning = true;
  let service: Service;
  let newDatabase: TestDatabase | undefined;
  before(async () => {
    mail = await startMailServer();
    service = await startService({
      ...settings(),
      ...mailSettings(mail),
      MAIL_RETRY_SECONDS: "0.2",
      CMS_ADMIN_PANEL: "true",
      CHALLENGE: "true",
      CHALLENGE_COST: "100",
    });
  });
  after(async () => {
    await service.stop();
    await newDatabase?.remove();
    // After a failed test it may be stopped already.
    if (isMailServerRunning) await mail.stop();
  });
  const postWith = (altcha: string, path: keyof typeof payloads, more: object = {}) =>
    sendJson(service.url + path, { data: { ...payloads[path], ...more, altcha } });
  const post = async (path: keyof typeof payloads, more: object = {}) => {
    const response = await postWith(await solveProof(service.url), path, more);
    assert.equal(response.status, 201, response.text);
  };

  test("retries emails that the mail server rejected, and logs no email", async () => {
    mail.refuse(true);
    await post("/api/portfolio-forms");
    const waiting = async () =>
      (await outboxMessages(service)).find((message) => message.sent_at === null);
    await until(
      "it was tried twice",
      async () => {
        const { attempts = 0, last_error: problem } = (await waiting()) ?? {};

        return attempts >= 2 && problem === "EMESSAGE 451";
      },
      { lastSeen: waiting },
    );

    mail.refuse(false);
    await allAreSent(service);
    assert.doesNotMatch(service.output(), /ada@example\.com/);
  });

  /** Where the files from before a restore is. */
  const keptFiles = () => {
    const { CMS_PUBLIC_DIR, CV_FOLDER, DATABASE_FILE } = service.environment;

    return [join(CMS_PUBLIC_DIR ?? "", "uploads"), CV_FOLDER, dirname(DATABASE_FILE ?? "")]
      .map((folder) => join(folder ?? "", ".before-restore"))
      .filter((folder) => existsSync(folder));
  };

  let used: string;
  let scheduled: string;
  let catalogued: string;
  let rows: number;
  let missing: string | false | undefined;
  test("can be backed up while it runs, readable only by the owner, but not restored", async (context) => {
    const panel = await openPanel(service.url);
    scheduled = await panel.create("api::article.article", article);
    const page = validRecords["hire-page"] ?? {};
    catalogued = await panel.create(hirePage, page);
    assert.equal((await panel.publish(hirePage, catalogued, page)).status, 200);
    await mail.stop();
    isMailServerRunning = false;
    for (let number = 0; number < 4; number++) await post("/api/contact-datas");
    used = await solveProof(service.url);
    assert.equal((await postWith(used, "/api/contact-datas")).status, 201);
    const proof = { "Proof-Of-Work": await solveProof(service.url) };
    const cv = await uploadCv(service.url, proof);
    await post("/api/emp-datas", { cv });
    rows = await countRows(service, "contact_datas");

    missing = database === "PostgreSQL" && missingClientPrograms(await serverMajor(service));
    if (missing) return context.skip(missing);
    const made = backupCommand(service, "backup", backup);
    assert.equal(made.status, 0, made.stderr);
    assert.equal(statSync(backup).mode & 0o077, 0);
    const early = backupCommand(service, "restore", backup);
    assert.match(early.stderr, /^The CMS is running: stop it, then restore\.\n$/);
  });

  test("finishes accepted requests on shutdown", async () => {
    const altcha = await solveProof(service.url);
    const body = JSON.stringify({ data: { ...payloads["/api/contact-datas"], altcha } });
    const slow = request(`${service.url}/api/contact-datas`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Length": body.length,
        // The CMS responds to it once it has accepted the request.
        Expect: "100-continue",
      },
      agent: false,
    });
    const answered = once(slow, "response") as Promise<[{ statusCode: number }]>;
    slow.flushHeaders();
    await once(slow, "continue");
    service.process.kill("SIGTERM");
    await until("nothing new is taken", () =>
      fetch(`${service.url}/_health`).then(
        () => false,
        () => true,
      ),
    );
    slow.end(body);
    const [response] = await answered;
    const { process } = service;
    await until("it has ended", () => (process.exitCode ?? process.signalCode) !== null, {
      lastSeen: service.output,
    });

    assert.equal(response.statusCode, 201);
    assert.equal(process.exitCode, 0, service.output());
    assert.equal(await countRows(service, "contact_datas"), rows + 1);
  });

  test("has the backup's data and files after a restore, and works", async () => {
    const folder = service.environment.CV_FOLDER ?? "";
    if (!missing) {
      rmSync(folder, { recursive: true });
      const earlier = { environment: { ...service.environment } };
      if (database === "PostgreSQL") {
        newDatabase = await createDatabase("template0");
        service.environment.DATABASE_URL = newDatabase.url;
      }
      const restored = backupCommand(service, "restore", backup);
      assert.equal(restored.status, 0, restored.stderr);
      assert.equal(await countRows(service, "contact_datas"), rows);
      if (database === "PostgreSQL") {
        assert.match(restored.stdout, /The earlier database has not changed\. Drop it /);
        assert.equal(await countRows(earlier, "contact_datas"), rows + 1);
      }
      assert.equal(
        keptFiles().length,
        database === "SQLite" ? 3 : 2,
        "media, CVs and SQLite's file",
      );
    }
    // A time that became due while the CMS was down.
    await query(
      service,
      `update articles set publish_at = created_at where document_id = '${scheduled}'`,
    );
    // The catalogue had this technology once.
    await query(
      service,
      `update hire_pages set slug = 'cobol' where document_id = '${catalogued}'`,
    );
    // Otherwise, messages that were being sent during the backup are leased for five more minutes.
    await query(service, "update outbox_messages set due_at = created_at where sent_at is null");
    mail = await startMailServer({ port: mail.port });
    isMailServerRunning = true;
    service = await startService({
      ...service.environment,
      // The number of pending emails, so that a later one exceeds the limit.
      MAIL_HOURLY: String(await countRows(service, "contact_datas")),
    });

    assert.equal(await countRows(service, "emp_datas"), 1);
    await until("the files from before are deleted", () => keptFiles().length === 0, {
      lastSeen: service.output,
    });
    assert.equal(readdirSync(folder).length, 1);
    if (!missing) {
      await until("this is logged", () =>
        /deleted the files from before the/.test(service.output()),
      );
    }
  });

  test("lists the published records whose page the catalogue no longer has", async () => {
    const line = new RegExp(
      `These published records have no page, .*Hire page .*${String(validRecords["hire-page"]?.title)}`,
      "s",
    );
    await until("they are listed", () => line.test(service.output()), {
      lastSeen: service.output,
    });
  });

  test("sends each email once after an outage of the mail server", async () => {
    const waited = (await countRows(service, "contact_datas")) + 1;
    await arrived(mail, waited);
    await allAreSent(service);
    const ids = mail.messages.map((message) => /^Message-ID: (.*)\r$/im.exec(message)?.[1]);
    assert.deepEqual([ids.length, new Set(ids).size], [waited, waited]);
  });

  test("accepts no proof twice", async () => {
    assert.equal((await postWith(used, "/api/contact-datas")).status, 400);

    if (database === "SQLite") return;
    const kept = await query(
      service,
      "select relpersistence from pg_class where relname = 'lasting_limits' and exists (select from lasting_limits where key like 'challenge:%')",
    );
    assert.deepEqual(kept, [{ relpersistence: "p" }], "a crash of PostgreSQL forgets no use");
  });

  test("publishes records that were due during downtime", async () => {
    const published = () =>
      query(
        service,
        `select id from articles where document_id = '${scheduled}' and published_at is not null`,
      );
    await until("it is published", async () => (await published()).length === 1, {
      lastSeen: service.output,
    });
    assert.match(service.output(), new RegExp(`Scheduled: publish .* ${scheduled}`));
  });

  test("sends a digest of many messages in an hour", async () => {
    const [outbox, sent] = [(await outboxMessages(service)).length, mail.messages.length];
    for (let number = 0; number < 6; number++) {
      await post("/api/contact-datas", { message: `Flood ${number}` });
    }
    // They wait ten minutes for their digest.
    const areDeferred = async () =>
      (await outboxMessages(service)).every(
        ({ sent_at: sent, created_at: created, due_at: due }) =>
          sent !== null || Number(new Date(due)) - Number(new Date(created)) >= 9 * 60_000,
      );
    await until("all are deferred", areDeferred, { lastSeen: () => outboxMessages(service) });
    const hour = database === "SQLite" ? "3600000" : "interval '1 hour'";
    await query(
      service,
      `update outbox_messages set created_at = created_at - ${hour}, due_at = created_at where sent_at is null`,
    );
    await allAreSent(service);

    assert.equal((await outboxMessages(service)).length, outbox + 6);
    const text = mail.messages.slice(sent).join("");
    for (let number = 0; number < 6; number++) assert.match(text, new RegExp(`Flood ${number}`));
    assert.match(text, /^Subject: 6 messages: Contact message\r$/m);
    assert.match(text, /^Contact message 1 of 6\r$/m);
    assert.equal(mail.messages.length, sent + 1);
  });
});
