import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { decodeMail, type MailServer, startMailServer } from "../support/mail-server";
import { mailSettings } from "../support/outbox";
import { countRows, query } from "../support/query";
import { machineEnvironment, project, type Service, startService } from "../support/service";
import { payloads, postLead, sendJson } from "../support/visitors";
import { until } from "../support/wait";
import {
  startWebhookReceiver,
  verifiedEvent,
  type WebhookReceiver,
  webhookSecret,
} from "../support/webhook-receiver";

let mail: MailServer;
let receiver: WebhookReceiver;
let service: Service;
before(async () => {
  [mail, receiver] = await Promise.all([startMailServer(), startWebhookReceiver()]);
  const target = (name: string, ...forms: string[]) => ({
    ...{ name, url: `${receiver.url}/${name}`, forms, secret: webhookSecret, private: true },
  });
  service = await startService({
    ...mailSettings(mail),
    MAIL_HOURLY: "1000",
    MAIL_RETRY_SECONDS: "0.2",
    LEADS_WEBHOOKS: JSON.stringify([
      { ...target("crm", "contact", "subscribe"), data: "full" },
      { ...target("chat", "contact"), format: "slack", secret: undefined },
      { ...target("team", "contact"), format: "teams", secret: undefined },
      target("hanging", "portfolio"),
      target("busy", "portfolio"),
      target("other", "portfolio"),
      target("failing", "application"),
      target("gone", "application"),
      target("moved", "application"),
      {
        ...target("inside", "application"),
        url: receiver.url.replace("http", "https"),
        private: false,
      },
    ]),
  });
});
after(async () => {
  await service.stop();
  await receiver.stop();
  await mail.stop();
});

type Row = {
  attempts: number;
  created_at: number;
  due_at: number;
  sent_at: unknown;
  failed_at: unknown;
  last_error: string | null;
};

const rowsOf = (name: string) =>
  query<Row>(service, `select * from outbox_messages where target = 'webhook/${name}' order by id`);

const post = (path: keyof typeof payloads, given: object = {}) =>
  postLead(service.url, path, given);

const postEach = (count: number, path: keyof typeof payloads) =>
  Promise.all(
    Array.from({ length: count }, (_, number) => post(path, { message: `Message ${number}.` })),
  );

const allAreSentTo = (name: string) =>
  until(
    `${name} has all`,
    async () => (await rowsOf(name)).every(({ sent_at: at }) => at !== null),
    {
      lastSeen: () => rowsOf(name),
    },
  );

/** Waits until all messages to /busy wait as long as the first, which it refused for six hours. */
const allWaitForBusy = (count: number) =>
  until(
    `${count} wait as long`,
    async () => {
      const rows = await rowsOf("busy");
      const [first] = rows;
      const hours = first ? (first.due_at - first.created_at) / 3_600_000 : 0;
      const isEqual = rows.every(
        ({ due_at: due, last_error: problem }) =>
          due === first?.due_at && problem === "answers 429",
      );

      return rows.length === count && isEqual && hours >= 6 && hours < 7;
    },
    { lastSeen: () => rowsOf("busy") },
  );

test("a webhook gets each of 60 leads once, signed, and so do Slack and Teams", async () => {
  await postEach(60, "/api/contact-datas");
  for (const name of ["crm", "chat", "team"]) await allAreSentTo(name);

  const events = receiver.at("/crm").map(verifiedEvent);
  assert.equal(events.length, 60);
  assert.equal(receiver.countAt("/crm"), 60, "by webhook-id");
  assert.equal(new Set(events.map(({ data }) => data.id)).size, 60);
  assert.equal(events[0]?.data.form, "contact");
  assert.deepEqual(events[0]?.data.fields.full_name, { label: "Name", value: "Ada Lovelace" });

  for (const path of ["/chat", "/team"]) {
    const messages = receiver.at(path);
    assert.equal(messages.length, 60);
    assert.equal(messages[0]?.headers["webhook-signature"], undefined);
    assert.match(messages[0]?.body ?? "", /Contact message: New message/);
  }
});

test("a subscription goes to webhooks once it is confirmed", async () => {
  const ofSubscriptions = "outbox_messages where kind = 'subscribe' and target <> 'mail'";
  await post("/api/subscribes");
  const link = () =>
    /\/api\/newsletter\/confirm\/[\w.-]+/.exec(decodeMail(mail.messages.join("")))?.[0];
  await until("the confirmation email is there", () => link() !== undefined);
  assert.equal(await countRows(service, ofSubscriptions), 0);

  for (let time = 0; time < 2; time += 1) {
    assert.equal((await fetch(service.url + link(), { method: "POST" })).status, 200);
  }
  await until("it is there", () => receiver.at("/crm").length === 61);
  await allAreSentTo("crm");
  assert.equal(await countRows(service, ofSubscriptions), 1);
  const { data } = verifiedEvent(receiver.at("/crm")[60] as never);
  assert.deepEqual(data.fields, { name: { label: "Email", value: "reader@example.com" } });
});

test("a webhook that hangs or asks to wait delays no email and no other webhook", async () => {
  const open: ServerResponse[] = [];
  const emails = mail.messages.length;
  receiver.answer("/hanging", (response) => open.push(response));
  receiver.answer("/busy", (response) => response.writeHead(429, { "Retry-After": "86400" }).end());
  await postEach(3, "/api/portfolio-forms");
  await allAreSentTo("other");
  await until("3 emails arrived", () => mail.messages.length === emails + 3);
  await until("it hangs", () => open.length === 1);

  assert.equal(receiver.at("/other").length, 3);
  assert.doesNotMatch(receiver.at("/other").join(), /Ada/, "without data by default");
  assert.equal(receiver.at("/hanging").length, 1, "one request at a time");
  await allWaitForBusy(3);
  assert.equal(receiver.at("/busy").length, 1, "the others wait as long");

  receiver.answer("/hanging", 200);
  for (const response of open) response.destroy();
  await allAreSentTo("hanging");
  assert.equal(receiver.at("/hanging").length, 4);
  assert.equal(receiver.countAt("/hanging"), 3, "the second attempt has the same webhook-id");
});

test("a message that is added during a webhook's pause waits, also after a restart", async () => {
  await post("/api/portfolio-forms");
  await allWaitForBusy(4);
  await service.stop();
  service = await startService(service.environment);
  await post("/api/portfolio-forms");
  await allWaitForBusy(5);

  assert.equal(receiver.at("/busy").length, 1);
});

test("a webhook that fails gets one request for each delay, and all leads once it works", async () => {
  receiver.answer("/failing", 500);
  receiver.answer("/gone", 410);
  receiver.answer("/moved", (response) =>
    response.writeHead(302, { Location: `${receiver.url}/elsewhere` }).end(),
  );
  await postEach(8, "/api/emp-datas");
  await until(
    "the first was tried 3 times, and the others wait for it",
    async () => {
      const [first, ...others] = await rowsOf("failing");
      const wait = ({ attempts, last_error: problem }: Row) =>
        attempts === 0 && problem === "answers 500";

      return (first?.attempts ?? 0) >= 3 && others.length === 7 && others.every(wait);
    },
    { lastSeen: () => rowsOf("failing") },
  );

  receiver.answer("/failing", 200);
  await allAreSentTo("failing");
  assert.equal(receiver.countAt("/failing"), 8);
  receiver.at("/failing").map(verifiedEvent);
  assert.match(service.output(), /Webhook failing works again/);
});

test("a webhook that answers 410 gets nothing more, and sales are told", async () => {
  const about = () => mail.messages.filter((text) => text.includes("the webhook gone"));
  await until("sales are told", () => about().length > 0);
  await post("/api/emp-datas");
  await until("all are given up", async () => {
    const rows = await rowsOf("gone");

    return rows.length === 9 && rows.every(({ failed_at: at }) => at !== null);
  });

  assert.equal(receiver.at("/gone").length, 1);
  assert.equal(about().length, 1);
  assert.match(about().join(), /^To: sales@example\.com\r$/m);
});

test("a webhook's redirect is not followed, and its private IP not used unasked", async () => {
  const problem = "answers 302: redirects are not followed";
  await until(
    "it is given up",
    async () => (await rowsOf("moved")).some((row) => row.failed_at && row.last_error === problem),
    { lastSeen: () => rowsOf("moved") },
  );
  assert.deepEqual(receiver.at("/elsewhere"), []);

  await until(
    "the private IP is refused",
    async () =>
      (await rowsOf("inside")).some((row) =>
        row.last_error?.startsWith("its host has a private IP"),
      ),
    { lastSeen: () => rowsOf("inside") },
  );
});

test("the log has no address and no secret of a webhook", () => {
  const output = service.output();

  assert.match(output, /Webhook gone is off until the next start: answers 410/);
  for (const part of [receiver.url, webhookSecret, "ada@example.com"])
    assert.ok(!output.includes(part));
});

test("a CMS that is killed after a request sends it again, with the same webhook-id", async () => {
  await query(service, "delete from outbox_messages");
  const before = receiver.at("/crm").length;
  const killed = once(service.process, "exit");
  let left = 5;
  receiver.answer("/crm", (response) => {
    left -= 1;
    if (left > 0) response.writeHead(200).end();
    // It has the lead, and the CMS does not know.
    else service.process.kill("SIGKILL");
  });
  const posts = Array.from({ length: 10 }, () =>
    sendJson(`${service.url}/api/contact-datas`, { data: payloads["/api/contact-datas"] }),
  );
  await Promise.all(posts);
  await killed;
  receiver.answer("/crm", 200);

  service = await startService(service.environment);
  // The killed CMS had leased it for some minutes.
  await query(service, "update outbox_messages set due_at = created_at where sent_at is null");
  await allAreSentTo("crm");

  const received = receiver.at("/crm").slice(before);
  const leads = new Map(received.map((webhook) => [webhook.id, verifiedEvent(webhook).data.id]));
  assert.equal(leads.size, (await rowsOf("crm")).length);
  assert.equal(new Set(leads.values()).size, leads.size, "a webhook-id is of one lead");
  assert.equal(received.length, leads.size + 1, "one came twice");
});

test("the erasure of a person deletes the messages to webhooks, too", async () => {
  await allAreSentTo("chat");
  assert.ok((await rowsOf("crm")).length > 0);
  const command = join(project, "dist/src/leads/commands/delete-leads.js");
  const { status, stderr } = spawnSync(process.execPath, [command, "--email", "ada@example.com"], {
    cwd: project,
    env: { ...machineEnvironment(), ...service.environment },
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);

  assert.deepEqual(await rowsOf("crm"), []);
});
