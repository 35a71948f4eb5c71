import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { query } from "./support/database";
import { onBothDatabases } from "./support/databases";
import { startMailServer, type MailServer } from "./support/mail-server";
import { startService, type Service } from "./support/service";
import { payloads, sendJson, smallPdf, unlimited, upload } from "./support/visitors";
import { until } from "./support/wait";

/** A text that is certainly not the same. */
const another = (text: string) => (text.startsWith("a") ? "b" : "a") + text.slice(1);

type Note = { attempts: number; sent_at: unknown; last_error: string | null };

void onBothDatabases("the outbox", (settings) => {
  let mail: MailServer;
  let service: Service;
  before(async () => {
    mail = await startMailServer();
    service = await startService({
      ...settings(),
      ...unlimited,
      CMS_PUBLIC_URL: "https://cms.example.com",
      MAIL_SMTP_URL: mail.url,
      MAIL_FROM: "website@example.com",
      MAIL_SALES: "sales@example.com",
      MAIL_HR: "hr@example.com",
      MAIL_RETRY_SECONDS: "0.2",
    });
  });
  after(async () => {
    await service.stop();
    await mail.stop();
  });
  const post = async (path: string, data: object) => {
    const { status, text } = await sendJson(service.url + path, { data });
    assert.equal(status, 201, text);
  };
  const notes = () => query<Note>(service, "select * from outbox_messages order by id");
  const arrived = (count: number) =>
    until(`${count} mails arrived`, () => mail.messages.length === count);

  test("mails a contact message to sales, the visitor in Reply-To", async () => {
    await post("/api/contact-datas", payloads["/api/contact-datas"]);
    await arrived(1);

    const [message = ""] = mail.messages;
    assert.deepEqual(mail.recipients[0], ["sales@example.com"]);
    assert.match(message, /^Subject: Contact message: Ada Lovelace\r$/m);
    assert.match(message, /^Reply-To: Ada Lovelace <ada@example\.com>\r$/m);
    assert.match(message, /We need a shop\./);
    await until("it is noted as sent", async () => (await notes())[0]?.sent_at !== null);
  });

  test("mails an application to HR, with a link to the CV that works, expires and cannot be forged", async () => {
    const cv = JSON.parse((await upload(service.url)).text).data.id as string;
    await post("/api/emp-datas", { ...payloads["/api/emp-datas"], cv });
    await arrived(2);

    const message = (mail.messages[1] ?? "").replace(/=\r\n/g, "").replace(/=3D/g, "=");
    assert.deepEqual(mail.recipients[1], ["hr@example.com"]);
    const token = /\/api\/cvs\/([\w.-]+)/.exec(message)?.[1] ?? "";
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

  test("tries again what the mail server refused, and logs no address", async () => {
    mail.refuse(true);
    await post("/api/portfolio-forms", payloads["/api/portfolio-forms"]);
    await until("it was tried twice", async () => ((await notes())[2]?.attempts ?? 0) >= 2);
    const [, , waiting] = await notes();
    assert.equal(waiting?.sent_at, null);
    assert.equal(waiting.last_error, "EMESSAGE 451");

    mail.refuse(false);
    await arrived(3);
    assert.equal(service.output().includes("ada@example.com"), false);
  });

  test("loses nothing while the mail server is away, also over a restart, and mails each once", async () => {
    const { port } = mail;
    await mail.stop();
    for (let number = 0; number < 5; number++) {
      await post("/api/contact-datas", payloads["/api/contact-datas"]);
    }
    await service.stop();
    mail = await startMailServer(port);
    service = await startService(service.environment);

    await arrived(5);
    await until("all are noted", async () => (await notes()).every(({ sent_at }) => sent_at));
    const ids = mail.messages.map((message) => /^Message-ID: (.*)\r$/im.exec(message)?.[1]);
    assert.equal(new Set(ids).size, 5);
  });

  test("sends each mail once from two instances", async (context) => {
    if (!service.environment.DATABASE_URL)
      return context.skip("one instance alone has a SQLite file");
    const sent = mail.messages.length;
    const { CMS_PORT: _port, ...same } = service.environment;
    const second = await startService(same);
    try {
      for (let number = 0; number < 10; number++) {
        const { url } = number % 2 ? second : service;
        await sendJson(`${url}/api/contact-datas`, { data: payloads["/api/contact-datas"] });
      }
      await until("all are noted", async () => (await notes()).every(({ sent_at }) => sent_at));
      assert.equal(mail.messages.length, sent + 10);
    } finally {
      await second.stop();
    }
  });
});
