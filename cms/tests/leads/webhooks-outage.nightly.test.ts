import assert from "node:assert/strict";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { after, before, test } from "node:test";

import { onAnyDatabase } from "../support/databases";
import { type MailServer, startMailServer } from "../support/mail-server";
import { arrived, mailSettings } from "../support/outbox";
import { query } from "../support/query";
import { type Service, startService } from "../support/service";
import { postLead } from "../support/visitors";
import { until } from "../support/wait";
import {
  startWebhookReceiver,
  verifiedEvent,
  type WebhookReceiver,
  webhookSecret,
} from "../support/webhook-receiver";

/** With MAIL_RETRY_SECONDS=30, the eighth attempt is an hour after the first: 127 of these. */
const retrySeconds = 0.05;
const attemptsPerHour = 8;

/** Leads posted in each of five phases. */
const perPhase = 100;

type Row = {
  attempts: number;
  sent_at: unknown;
  failed_at: unknown;
  last_error: string | null;
};

onAnyDatabase("a webhook that is down for long", (settings) => {
  let mail: MailServer;
  let receiver: WebhookReceiver;
  let service: Service;
  /** The ids of the leads that the receiver accepted, by webhook-id. */
  const accepted = new Map<string, string>();
  let acceptances = 0;
  before(async () => {
    [mail, receiver] = await Promise.all([startMailServer(), startWebhookReceiver()]);
    accept();
    const crm = {
      ...{ name: "crm", url: `${receiver.url}/crm`, data: "full", private: true },
      secret: webhookSecret,
    };
    service = await startService({
      ...settings(),
      ...mailSettings(mail),
      MAIL_HOURLY: "1000",
      MAIL_RETRY_SECONDS: String(retrySeconds),
      LEADS_WEBHOOKS: JSON.stringify([crm]),
    });
  });
  after(async () => {
    await service.stop();
    await receiver.stop();
    await mail.stop();
  });

  const requests = () => receiver.at("/crm");
  const rows = () =>
    query<Row>(service, "select * from outbox_messages where target = 'webhook/crm' order by id");

  const noteAcceptance = () => {
    const request = requests().at(-1);
    assert.ok(request);
    accepted.set(request.id, verifiedEvent(request).data.id);
    acceptances += 1;
  };

  const accept = () =>
    receiver.answer("/crm", (response) => {
      noteAcceptance();
      response.writeHead(200).end();
    });

  let posted = 0;
  /** Posts leads, and waits until the team has an email about each. */
  const post = async () => {
    await Promise.all(
      Array.from({ length: perPhase }, (_, number) =>
        postLead(service.url, "/api/contact-datas", { message: `Message ${posted + number}.` }),
      ),
    );
    posted += perPhase;
    await arrived(mail, posted);
  };

  const allAreSent = () =>
    until("all are sent", async () => (await rows()).every(({ sent_at: at }) => at !== null), {
      lastSeen: async () => (await rows()).find(({ sent_at: at }) => at === null),
    });

  test("gets each lead while it answers", async () => {
    await post();
    await allAreSent();

    assert.equal(accepted.size, perPhase);
  });

  test("delays no email while it hangs, and gets one request", async () => {
    const hung: ServerResponse[] = [];
    const before = requests().length;
    receiver.answer("/crm", (response) => {
      hung.push(response);
      receiver.answer("/crm", 500);
    });
    await post();
    assert.equal(requests().length, before + 1);

    const [first] = hung;
    assert.ok(first && !first.closed, "it still hangs");
    // Nobody answers: the CMS closes the connection.
    await once(first, "close");
    await until("the log says so", () =>
      /Webhook crm not sent \(attempt 1\): no answer within 15 seconds/.test(service.output()),
    );
  });

  test("gets one request for each delay in an hour of errors, however many leads wait", async () => {
    const before = requests().length;
    const oldest = async () => (await rows()).find(({ sent_at: at }) => at === null);
    await post();
    await until(
      "an hour has passed, only the oldest was tried, and none is given up",
      async () => {
        const waiting = (await rows()).filter(({ sent_at: at }) => at === null);
        const tried = waiting.filter(({ attempts }) => attempts > 0);
        const areWaiting = waiting.every(
          ({ failed_at: at, last_error: problem }) => at === null && problem === "answers 500",
        );
        const [{ attempts = 0 } = {}] = tried;

        return (
          attempts >= attemptsPerHour &&
          tried.length === 1 &&
          waiting.length === 2 * perPhase &&
          areWaiting
        );
      },
      { lastSeen: oldest },
    );

    const count = requests().length - before;
    assert.ok(count <= attemptsPerHour, `${count} requests`);
  });

  test("gets nothing after it answers 410, and the leads are shown as given up", async () => {
    const before = requests().length;
    receiver.answer("/crm", 410);
    const areGivenUp = async () =>
      (await rows()).every((row) => row.sent_at !== null || row.failed_at !== null);
    await until("they are given up", areGivenUp, { lastSeen: rows });
    const about = () => mail.messages.filter((text) => text.includes("the webhook crm"));
    await until("sales are told", () => about().length === 1);
    // The count of emails about leads.
    mail.messages.splice(mail.messages.indexOf(about()[0] ?? ""), 1);
    await post();
    const givenUp = async () => (await rows()).filter(({ failed_at: at }) => at !== null).length;
    await until("the new ones are given up", async () => (await givenUp()) === 3 * perPhase, {
      lastSeen: givenUp,
    });

    assert.equal(requests().length, before + 1);
  });

  test("gets what it missed after a restart, also if the CMS is killed meanwhile", async () => {
    await service.stop();
    const held: ServerResponse[] = [];
    receiver.answer("/crm", (response) => held.push(response));
    service = await startService(service.environment);
    await until("it gets the oldest", () => held.length === 1);
    const { process: killed } = service;
    const exited = once(killed, "exit");
    receiver.answer("/crm", (response) => {
      noteAcceptance();
      if (accepted.size < 2 * perPhase) response.writeHead(200).end();
      // It has the lead, and the CMS does not know.
      else killed.kill("SIGKILL");
    });
    noteAcceptance();
    held[0]?.writeHead(200).end();
    await exited;
    accept();

    service = await startService(service.environment);
    await until("it gets the others", () => accepted.size === 4 * perPhase, {
      lastSeen: () => accepted.size,
    });
    // The killed CMS had leased one for some minutes.
    await query(service, "update outbox_messages set due_at = created_at where sent_at is null");
    await post();
    await allAreSent();
  });

  test("has each of 500 leads in the end, signed, and one of them twice by the same id", async () => {
    const leads = await query<{ document_id: string }>(
      service,
      "select document_id from contact_datas",
    );

    assert.equal(leads.length, 5 * perPhase);
    assert.deepEqual(
      [...accepted.values()].sort(),
      leads.map(({ document_id: id }) => id).sort(),
      "a webhook-id for each",
    );
    assert.equal(acceptances, 5 * perPhase + 1);
    requests().map((request) => verifiedEvent(request).data.id);
    assert.equal(mail.messages.length, posted, "one email about each");
    const givenUp = (await rows()).filter(({ failed_at: at }) => at !== null);
    assert.deepEqual(givenUp, []);
  });
});
