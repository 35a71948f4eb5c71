import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { retryDelayMs } from "../src/outbox/deliver";

import { query } from "./support/database";
import { onAnyDatabase } from "./support/databases";
import { startMailServer, type MailServer } from "./support/mail-server";
import { startService, type Service } from "./support/service";
import { payloads, sendJson, smallPdf, unlimited, upload } from "./support/visitors";
import { until } from "./support/wait";

/** A text that is certainly not the same. */
const another = (text: string) => (text.startsWith("a") ? "b" : "a") + text.slice(1);

type OutboxMessage = { attempts: number; sent_at: unknown; last_error: string | null };

const mailSettings = (mail: MailServer) => ({
  ...unlimited,
  CMS_PUBLIC_URL: "https://cms.example.com",
  MAIL_SMTP_URL: mail.url,
  MAIL_FROM: "website@example.com",
  MAIL_SALES: "sales@example.com",
  MAIL_HR: "hr@example.com",
});
const post = async ({ url }: Service, path: keyof typeof payloads, data: object = {}) => {
  const answer = await sendJson(url + path, { data: { ...payloads[path], ...data } });
  assert.equal(answer.status, 201, answer.text);
};
const outboxMessages = (service: Service) =>
  query<OutboxMessage>(service, "select * from outbox_messages order by id");
const allAreSent = (service: Service) =>
  until("all are marked as sent", async () =>
    (await outboxMessages(service)).every(({ sent_at: moment }) => moment !== null),
  );
const arrived = (mail: MailServer, count: number) =>
  until(`${count} emails arrived`, () => mail.messages.length >= count);

test("pauses between tries double, up to six hours", () => {
  assert.deepEqual(
    [1, 2, 3].map((attempts) => retryDelayMs(attempts, 30)),
    [30_000, 60_000, 120_000],
  );
  assert.equal(retryDelayMs(100, 30), 6 * 60 * 60 * 1000);
});

describe("an email", () => {
  let mail: MailServer;
  let service: Service;
  before(async () => {
    mail = await startMailServer();
    // Nothing is looked for a second time while the test runs: an email goes out with its post.
    service = await startService({ ...mailSettings(mail), MAIL_RETRY_SECONDS: "86400" });
  });
  after(async () => {
    await service.stop();
    await mail.stop();
  });
  const nextTo = async (recipient: string) => {
    const index = () => mail.recipients.findIndex(([first]) => first === recipient);
    await until(`${recipient} has email`, () => index() >= 0);

    return (mail.messages[index()] ?? "").replace(/=\r\n/g, "").replace(/=3D/g, "=");
  };

  test("about a contact message goes to sales at once, the visitor in Reply-To", async () => {
    await post(service, "/api/contact-datas");
    const message = await nextTo("sales@example.com");

    assert.match(message, /^Subject: Contact message: Ada Lovelace\r$/m);
    assert.match(message, /^Reply-To: Ada Lovelace <ada@example\.com>\r$/m);
    assert.match(message, /We need a shop\./);
    await allAreSent(service);
  });

  test("about an application goes to HR, with a link to the CV that works, expires and cannot be forged", async () => {
    const cv = JSON.parse((await upload(service.url)).text).data.id as string;
    await post(service, "/api/emp-datas", { cv });
    const token = /\/api\/cvs\/([\w.-]+)/.exec(await nextTo("hr@example.com"))?.[1] ?? "";
    const file = await fetch(`${service.url}/api/cvs/${token}`);

    assert.equal(file.status, 200);
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), smallPdf);
    assert.equal(file.headers.get("content-disposition"), 'attachment; filename="cv.pdf"');
    assert.equal(file.headers.get("x-content-type-options"), "nosniff");

    const [id = "", expires = "", signature = ""] = token.split(".");
    for (const forged of [
      `${id}.${Number(expires) + 1}.${signature}`,
      `${another(id)}.${expires}.${signature}`,
      `${id}.${expires}.${another(signature)}`,
      `${id}.${expires}`,
      id,
      "1",
    ]) {
      assert.equal((await fetch(`${service.url}/api/cvs/${forged}`)).status, 404, forged);
    }
  });

  test("goes over the connection of the one before, and over a new one where the server ended that", async () => {
    const [connections, sent] = [mail.connections(), mail.messages.length];
    for (let number = 1; number <= 4; number++) {
      await post(service, "/api/portfolio-forms");
      await arrived(mail, sent + number);
    }
    assert.ok(mail.connections() - connections <= 1, "one for all of them");

    const before = mail.connections();
    await mail.hangUp();
    await post(service, "/api/portfolio-forms");
    await arrived(mail, sent + 5);
    assert.equal(mail.connections(), before + 1);
    await allAreSent(service);
    assert.ok((await outboxMessages(service)).every(({ attempts }) => attempts === 1));
  });
});

onAnyDatabase("the outbox", (settings, database) => {
  let mail: MailServer;
  let service: Service;
  before(async () => {
    mail = await startMailServer();
    service = await startService({
      ...settings(),
      ...mailSettings(mail),
      MAIL_RETRY_SECONDS: "0.2",
    });
  });
  after(async () => {
    await service.stop();
    await mail.stop();
  });

  test("tries again what the mail server refused, and logs no address", async () => {
    mail.refuse(true);
    await post(service, "/api/portfolio-forms");
    const waiting = async () =>
      (await outboxMessages(service)).find((message) => message.sent_at === null);
    await until("it was tried twice", async () => ((await waiting())?.attempts ?? 0) >= 2);
    assert.equal((await waiting())?.last_error, "EMESSAGE 451");

    mail.refuse(false);
    await allAreSent(service);
    assert.doesNotMatch(service.output(), /ada@example\.com/);
  });

  test("loses nothing while the mail server is down, also over a restart, and sends each once", async () => {
    const { port } = mail;
    await mail.stop();
    for (let number = 0; number < 5; number++) await post(service, "/api/contact-datas");
    await service.stop();
    mail = await startMailServer(port);
    service = await startService(service.environment);

    await arrived(mail, 5);
    await allAreSent(service);
    const ids = mail.messages.map((message) => /^Message-ID: (.*)\r$/im.exec(message)?.[1]);
    assert.deepEqual([ids.length, new Set(ids).size], [5, 5]);
  });

  // One instance alone has a SQLite file.
  if (database === "PostgreSQL")
    test("sends each email once from two instances", async () => {
      const { CMS_PORT: _port, ...same } = service.environment;
      const second = await startService(same);
      const sent = mail.messages.length;
      try {
        for (let number = 0; number < 10; number++) {
          await post(number % 2 ? second : service, "/api/contact-datas");
        }
        await allAreSent(service);
        assert.equal(mail.messages.length, sent + 10);
      } finally {
        await second.stop();
      }
    });

  test("sends many messages in an hour together", async () => {
    await service.stop();
    service = await startService({
      ...service.environment,
      MAIL_HOURLY: "1",
      MAIL_BUNDLE_MINUTES: "0.02",
    });
    const [rows, sent] = [(await outboxMessages(service)).length, mail.messages.length];
    for (let number = 0; number < 6; number++) {
      await post(service, "/api/contact-datas", { message: `Flood ${number}` });
    }
    await allAreSent(service);

    assert.equal((await outboxMessages(service)).length, rows + 6);
    const text = mail.messages.slice(sent).join("");
    for (let number = 0; number < 6; number++) assert.match(text, new RegExp(`Flood ${number}`));
    assert.match(text, /^Subject: \d messages: Contact message\r$/m);
    assert.match(text, /^Contact message 1 of \d\r$/m);
    assert.ok(mail.messages.length - sent < 6, `${mail.messages.length - sent} mails`);
  });
});
