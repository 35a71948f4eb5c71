import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { retryDelayMs } from "../../src/server/outbox/messages";
import { runScheduled } from "../../src/publishing/scheduling/run-scheduled";

import { article } from "../support/articles";
import { documentsOf } from "../support/documents";
import { decodeMail } from "../support/mail-server";
import { mailService } from "../support/mail-service";
import { allAreSent, arrived, outboxMessages } from "../support/outbox";
import { postLead, smallPdf, source, uploadCv } from "../support/visitors";
import { until } from "../support/wait";

/** A different text. */
const another = (text: string) => (text.startsWith("a") ? "b" : "a") + text.slice(1);

test("pauses between tries double, up to six hours", () => {
  assert.deepEqual(
    [1, 2, 3].map((tries) => retryDelayMs(tries, 30)),
    [30_000, 60_000, 120_000],
  );
  assert.equal(retryDelayMs(100, 30), 6 * 60 * 60 * 1000);
});

describe("an email", () => {
  const nextTo = async (recipient: string) => {
    const { mail } = mailService();
    const index = () => mail.recipients.findIndex(([first]) => first === recipient);
    await until(`${recipient} has email`, () => index() >= 0);

    return decodeMail(mail.messages[index()] ?? "");
  };

  test("about a contact message goes to sales at once, with the visitor in Reply-To", async () => {
    const { service } = mailService();
    await postLead(service.url, "/api/contact-datas", source);
    const message = await nextTo("sales@example.com");

    assert.match(message, /^Subject: Contact message: Ada Lovelace\r$/m);
    assert.match(message, /^Reply-To: Ada Lovelace <ada@example\.com>\r$/m);
    assert.match(message, /We need a shop\./);
    assert.match(message, /^> Campaign: spring\r$/m);
    assert.match(message, /^> Came from: search\.example\r$/m);
    assert.match(message, /^Message-ID: <contact\.\w+@example\.com>\r$/m);
    assert.match(message, /^Auto-Submitted: auto-generated\r$/m);
    assert.match(message, /^Date: \w/m);
    await allAreSent(service);
  });

  test("about a record that was not published on schedule goes to sales, once", async () => {
    const { mail, service } = mailService();
    const documents = documentsOf(service, article);
    const noon = new Date("2099-03-01T12:00:00.000Z");
    const save = (title: string) =>
      documents.create({ data: { title, slug: title.toLowerCase(), publishAt: noon } });
    const { documentId } = await save("Unready");
    const corrected = await save("Corrected");

    await runScheduled(service.strapi, noon);
    await runScheduled(service.strapi, noon);
    await documents.update({
      documentId: corrected.documentId,
      data: { title: "Corrected", scheduleProblem: null },
    });
    // A submission wakes the outbox.
    await postLead(service.url, "/api/contact-datas");
    await until("an email is about it", () =>
      mail.messages.some((message) => message.includes(documentId)),
    );
    await allAreSent(service);

    const about = mail.messages.filter((message) => message.includes("Message-ID: <schedule."));
    assert.equal(about.length, 1);
    assert.match(about.join(), /^To: sales@example\.com\r$/m);
    assert.match(about.join(), /^Subject: =\?UTF-8\?Q\?Not_published_as_scheduled=3A_=22Unready/m);
    assert.match(about.join(), /Summary: Fill this in/);
  });

  test("from Strapi, such as a password reset, goes through the same server", async () => {
    const { service } = mailService();
    await service.strapi
      .plugin("email")
      .service("email")
      .send({ to: "colleague@example.com", subject: "Reset password", text: "A link" });

    const message = await nextTo("colleague@example.com");
    assert.match(message, /^From: website@example\.com\r$/m);
    assert.match(message, /^Message-ID: <[^>]+@example\.com>\r$/m);
  });

  test("about an application goes to HR, with a signed link to the CV that expires", async () => {
    const { service } = mailService();
    const cv = await uploadCv(service.url);
    await postLead(service.url, "/api/emp-datas", { cv });
    const token = /\/api\/cvs\/([\w.-]+)/.exec(await nextTo("hr@example.com"))?.[1] ?? "";
    const file = await fetch(`${service.url}/api/cvs/${token}`);

    assert.equal(file.status, 200);
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), smallPdf);
    assert.equal(file.headers.get("content-disposition"), 'attachment; filename="cv.pdf"');
    assert.equal(file.headers.get("x-content-type-options"), "nosniff");
    assert.match(file.headers.get("content-security-policy") ?? "", /(^|; )sandbox(;|$)/);

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

  test("reuses the previous connection, or opens a new one if the server closed it", async () => {
    const { mail, service } = mailService();
    const [connections, sent] = [mail.connections(), mail.messages.length];
    for (let number = 1; number <= 4; number++) {
      await postLead(service.url, "/api/portfolio-forms");
      await arrived(mail, sent + number);
    }
    assert.ok(mail.connections() - connections <= 1, "one for all of them");

    const before = mail.connections();
    await mail.hangUp();
    await postLead(service.url, "/api/portfolio-forms");
    await arrived(mail, sent + 5);
    assert.equal(mail.connections(), before + 1);
    await until(
      "each is sent at the first try",
      async () =>
        (await outboxMessages(service)).every(
          ({ sent_at: at, attempts }) => at !== null && attempts === 1,
        ),
      { lastSeen: () => outboxMessages(service) },
    );
  });
});
