import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { AppContext } from "../../src/server/app-context";
import { forms } from "../../src/leads/forms/forms";
import { eraseDataSubject } from "../../src/leads/data/data-subject";

import { answered, publishForm } from "../support/custom-form";
import { documentsOf } from "../support/documents";
import { type InProcess, startInProcess } from "../support/in-process";
import { decodeMail, type MailServer, startMailServer } from "../support/mail-server";
import { allAreSent, mailSettings, type OutboxMessage } from "../support/outbox";
import { query } from "../support/query";
import { payloads, sendJson } from "../support/visitors";
import { until } from "../support/wait";

type Receipt = { form: string; subject: string; text: string };

const mailsPerIp = 3;
const note =
  "Somebody, probably you, entered this address in a form on www.example.com. If it wasn’t you, ignore this email: we send no further one because of it.";
const thanks: Receipt = {
  form: "contact",
  subject: "We have your message",
  text: "Thank you.\nWe answer within a day – or two.",
};

let mail: MailServer;
let service: InProcess;
const documents = (uid: string) => documentsOf(service, uid);
before(async () => {
  mail = await startMailServer();
  service = await startInProcess({
    ...mailSettings(mail),
    SITE_ORIGINS: "https://www.example.com",
    MAIL_HOURLY: "1000",
    MAIL_RETRY_SECONDS: "0.2",
    RATE_LIMIT_SUBSCRIBE_DAY: String(mailsPerIp),
  });
  const email = "hello@example.com";
  await documents("api::site.site").create({
    data: {
      name: "Shoreline",
      tagline: "Software for ports",
      description: "We build software for ports.",
      generalEmail: email,
      salesEmail: email,
      hrEmail: email,
    },
    status: "published",
  });
});
after(async () => {
  await service.stop();
  await mail.stop();
});

/** Publishes the receipts of the site's own forms. */
const publishReceipts = async (...receipts: Receipt[]) => {
  const site = await documents("api::site.site").findFirst({});
  await documents("api::site.site").update({
    documentId: site?.documentId,
    data: { receipts },
    status: "published",
  });
};

const publishTraining = (slug: string) =>
  publishForm(service, {
    title: "Training",
    slug,
    questions: [{ label: "Email", kind: "email" }],
    receiver: "events@example.com",
    receiptSubject: "Your request\r\nBcc: other@example.com",
    receiptText: "We call you.",
  });

let ips = 0;
/** An IP that has sent nothing. */
const newIp = () => `127.8.${Math.floor(++ips / 250)}.${1 + (ips % 250)}`;

/** Sends a form as a visitor. @returns the lead's document id. */
const post = async (
  path: string,
  data: object,
  { headers = {}, from = newIp() }: { headers?: Record<string, string>; from?: string } = {},
): Promise<string> => {
  const { status, text } = await sendJson(service.url + path, { data }, headers, from);
  assert.equal(status, 201, text);

  return JSON.parse(text).data.documentId;
};
const contact = (email: string, options: Parameters<typeof post>[2] = {}) =>
  post("/api/contact-datas", { ...payloads["/api/contact-datas"], your_email: email }, options);
const answer = (form: string, email: string) =>
  post("/api/form-answers", { form, answers: [answered("Email", email)] });

const receiptsOf = (...ids: string[]) => {
  const subjects = ids.map((id) => `'${id}'`).join();

  return query<OutboxMessage>(
    service,
    `select * from outbox_messages where target = 'receipt' and subject_id in (${subjects})`,
  );
};
const isTried = (documentId: string) =>
  until("it was tried", async () => ((await receiptsOf(documentId))[0]?.attempts ?? 0) > 0, {
    lastSeen: () => receiptsOf(documentId),
  });

const parse = (message: string) => {
  const end = message.indexOf("\r\n\r\n");
  const body = decodeMail(message.slice(end + 4));

  return { head: message.slice(0, end).replace(/\r\n\s+/g, " "), body };
};
const mailsTo = (address: string) =>
  mail.messages.filter((_, index) => mail.recipients[index]?.join() === address).map(parse);
const mailTo = async (address: string) => {
  await until(`${address} got an email`, () => mailsTo(address).length > 0);
  const [first] = mailsTo(address);
  assert.ok(first);

  return first;
};
const leadsOf = (email: string) =>
  service.strapi.db.query(forms.contact.uid).count({ where: { your_email: email } });

test("no form sends a receipt in a new CMS", async () => {
  await contact("off@example.com");
  await allAreSent(service);

  assert.deepEqual(mailsTo("off@example.com"), []);
  assert.deepEqual(
    await query(service, "select 1 from outbox_messages where target = 'receipt'"),
    [],
  );
});

test("a receipt has its published words and nothing of what was sent", async () => {
  await publishReceipts(thanks);
  const id = await contact("ada@example.com");
  await post("/api/portfolio-forms", {
    ...payloads["/api/portfolio-forms"],
    your_email: "other-form@example.com",
  });
  const { head, body } = await mailTo("ada@example.com");
  await allAreSent(service);

  assert.equal(body, [...`${thanks.text}\n\n${note}`.split("\n"), ""].join("\r\n"));
  assert.match(head, /^From: website@example\.com\r$/m);
  assert.match(head, /^To: ada@example\.com\r$/m);
  assert.match(head, /^Reply-To: sales@example\.com\r$/m);
  assert.match(head, /^Subject: We have your message\r$/m);
  assert.match(head, new RegExp(`^Message-ID: <receipt\\.${id}@example\\.com>\r$`, "m"));
  assert.match(head, /^Auto-Submitted: auto-replied\r$/m);
  assert.doesNotMatch(head, /Lovelace|List-/);
  assert.deepEqual(mailsTo("other-form@example.com"), []);
});

test("a receipt of a form of editors goes to its email field, and replies to its receiver", async () => {
  await publishTraining("training");
  const id = await answer("training", "guest@example.com");
  const { head, body } = await mailTo("guest@example.com");

  assert.equal(body, `We call you.\r\n\r\n${note}\r\n`);
  assert.match(head, /^Reply-To: events@example\.com\r$/m);
  assert.match(head, /^Subject: Your request Bcc: other@example\.com\r$/m);
  assert.doesNotMatch(head, /^Bcc/m);
  await allAreSent(service);
  const rows = await query<{ kind: string }>(
    service,
    `select kind from outbox_messages where subject_id = '${id}' order by target`,
  );
  assert.deepEqual(rows, [{ kind: "custom/training" }, { kind: "custom/training" }]);

  const withoutEmail = await answer("training", "");
  assert.deepEqual(await receiptsOf(withoutEmail), []);
});

test("receipts are shown to nobody but editors", async () => {
  const token = service.environment.STRAPI_TOKEN ?? "";
  const ask = (path: string) =>
    fetch(`${service.url}/api/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  for (const path of ["site?populate=*", "forms?populate=*"]) {
    const answered = await ask(path);
    assert.equal(answered.status, 200, path);
    assert.doesNotMatch(await answered.text(), /receipt|We have your message|We call you/i);
  }
  assert.equal((await ask("site?populate[receipts]=true")).status, 400);
  assert.equal((await ask("forms?filters[receiptText][$startsWith]=W")).status, 400);
});

test("a retry of a submission sends no second receipt", async () => {
  const headers = { "Idempotency-Key": "the-same-message" };
  const id = await contact("again@example.com", { headers });
  await mailTo("again@example.com");
  assert.equal(await contact("again@example.com", { headers }), id);
  await allAreSent(service);

  assert.equal((await receiptsOf(id)).length, 1);
  assert.equal(mailsTo("again@example.com").length, 1);
});

test("a receipt that the mail server refused is sent once it accepts it", async () => {
  mail.refuse(true);
  const id = await contact("later@example.com");
  await isTried(id);
  mail.refuse(false);
  await mailTo("later@example.com");
  await until(
    "it was sent at a later try",
    async () =>
      (await receiptsOf(id)).every(({ sent_at: at, attempts }) => at !== null && attempts > 1),
    { lastSeen: () => receiptsOf(id) },
  );

  assert.equal(mailsTo("later@example.com").length, 1);
});

test("the sixth receipt to a mailbox in a day is dropped, and a confirmation still sent", async () => {
  const emails = Array.from({ length: 6 }, (_, number) => `victim+${number}@full.example`);
  for (const email of emails) await contact(email);
  await allAreSent(service);

  assert.deepEqual(
    emails.map((email) => mailsTo(email).length),
    [1, 1, 1, 1, 1, 0],
  );
  assert.deepEqual(await Promise.all(emails.map(leadsOf)), [1, 1, 1, 1, 1, 1]);

  await post("/api/subscribes", { name: "victim@full.example" });
  assert.match((await mailTo("victim@full.example")).head, /^Subject: Please confirm/m);
});

test("the limit of a mailbox counts all spellings of it, in every form", async () => {
  await publishTraining("spellings");
  const spellings = [
    "ＯＮＥ.example",
    "one。example",
    "One.Example",
    "ｏne.example",
    "oNe｡example",
  ];
  const counted = () => mail.recipients.filter((to) => to?.join().endsWith("@one.example")).length;
  for (const domain of spellings) {
    await contact(`victim@${domain}`);
    await answer("spellings", `VICTIM@${domain}`);
  }
  await allAreSent(service);
  assert.equal(counted(), 5);

  for (const domain of spellings) await post("/api/subscribes", { name: `victim@${domain}` });
  await allAreSent(service);
  assert.equal(
    await service.strapi.db.query(forms.subscribe.uid).count({
      where: { name: "victim@one.example" },
    }),
    1,
  );
  const dots = { data: { name: "victim@one.example." } };
  assert.equal((await sendJson(`${service.url}/api/subscribes`, dots, {}, newIp())).status, 400);
});

test("an IP that may cause no more emails still sends messages, without a receipt", async () => {
  const from = newIp();
  const emails = Array.from({ length: mailsPerIp + 2 }, (_, number) => `${number}@ip.example`);
  const ids: string[] = [];
  for (const email of emails) ids.push(await contact(email, { from }));
  const subscription = { data: { name: "reader@ip.example" } };
  const { status } = await sendJson(`${service.url}/api/subscribes`, subscription, {}, from);
  await allAreSent(service);

  assert.equal(status, 429);
  assert.deepEqual(await Promise.all(emails.map(leadsOf)), [1, 1, 1, 1, 1]);
  assert.deepEqual(
    emails.map((email) => mailsTo(email).length),
    [1, 1, 1, 0, 0],
  );
  assert.deepEqual(await receiptsOf(ids.at(-1) ?? ""), []);
});

test("receipts beyond a hundred an hour to one domain wait", async () => {
  const ids = await Promise.all(
    Array.from({ length: 102 }, (_, number) => contact(`${number}@crowd.example`)),
  );
  // One query: the CMS is in this process, and could do nothing else between a hundred.
  const rows = () => receiptsOf(...ids);
  const problem = "too many emails to one domain in this hour";
  await until(
    "a hundred are sent, and two refused",
    async () => {
      const waiting = (await rows()).filter(({ sent_at: at }) => at === null);

      return waiting.length === 2 && waiting.every((row) => row.last_error === problem);
    },
    { lastSeen: async () => (await rows()).slice(-5) },
  );

  assert.equal(mail.recipients.filter(([to]) => to?.endsWith("@crowd.example")).length, 100);
  await query(service, "delete from outbox_messages where sent_at is null");
});

test("the erasure of a person deletes their waiting receipt", async () => {
  const { app } = service.strapi.get<{ app: AppContext }>("content-service");
  mail.refuse(true);
  const id = await contact("erased@example.com");
  await isTried(id);
  await eraseDataSubject(app, "erased@example.com", "a test");
  mail.refuse(false);
  assert.deepEqual(await receiptsOf(id), []);

  await contact("next@example.com");
  await mailTo("next@example.com");
  await allAreSent(service);
  assert.deepEqual(mailsTo("erased@example.com"), []);
});

test("a receipt that is removed or unpublished before it is sent is not sent", async () => {
  const documentId = await publishTraining("workshop");
  mail.refuse(true);
  const ids = [await contact("gone@example.com"), await answer("workshop", "gone@example.com")];
  for (const id of ids) await isTried(id);
  await publishReceipts({ ...thanks, form: "application" });
  await documents("api::form.form").unpublish({ documentId });
  mail.refuse(false);
  await allAreSent(service);

  assert.deepEqual(mailsTo("gone@example.com"), []);
});

test("a receipt is rejected without its text, twice for a form, and without an email field", async () => {
  const form = { title: "Rules", slug: "rules", questions: [{ label: "Words", kind: "text" }] };
  const words = { receiptSubject: "Thank you", receiptText: "Words." };

  await assert.rejects(publishForm(service, { ...form, ...words }), /the form’s email field/);
  await assert.rejects(publishForm(service, { ...form, receiptText: "Words." }), /needs a subject/);
  await assert.rejects(publishReceipts(thanks, thanks), /Another receipt is for this form/);
  await assert.rejects(publishReceipts({ ...thanks, form: "subscribe" }));
});
