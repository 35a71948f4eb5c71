import assert from "node:assert/strict";
import { describe, test } from "node:test";

import type { Transporter } from "nodemailer";

import { mailChannel } from "../../src/server/outbox/mail-channel";
import { deliverDue } from "../../src/server/outbox/deliver";
import { messagesOf } from "../../src/server/outbox/messages";
import { webhookTarget } from "../../src/leads/notify/targets";
import { warnAboutUnsent } from "../../src/leads/notify/warnings";
import { startOutbox } from "../../src/server/outbox/outbox";

import { startMailServer } from "../support/mail-server";
import { createOutbox, mailServer, publicUrl } from "../support/outbox-in-memory";
import { until } from "../support/wait";

describe("during shutdown, the outbox", () => {
  test("claims nothing and reports that, so that it is not called again at once", async () => {
    const { app, add, deliver } = await createOutbox();
    await add("contact", "abc");
    app.shuttingDown = true;

    assert.equal(await deliver(() => assert.fail("nothing is sent any more")), 0);
  });

  test("counts messages that it claimed before", async () => {
    const { app, add, deliver } = await createOutbox();
    for (const id of ["abc", "def", "ghi"]) await add("contact", id);
    const processed = await deliver(async () => {
      app.shuttingDown = true;
    });

    assert.equal(processed, 1);
  });
});

test("an email is sent once by two instances", async () => {
  const { add, deliver } = await createOutbox();
  await add("contact", "abc");
  let sent = 0;
  const send = async () => (sent += 1);
  await Promise.all([deliver(send), deliver(send)]);

  assert.equal(sent, 1);
});

test("the outbox reads again if it is woken during a read", async () => {
  const { app, add, logged } = await createOutbox({ ...mailServer, MAIL_RETRY_SECONDS: "3600" });
  await add("contact", "abc", {}, { due_at: new Date(Date.now() + 3_600_000) });
  let change: Promise<unknown> | undefined;
  app.strapi.db.connection.on("query", ({ sql }: { sql: string }) => {
    if (change || !sql.startsWith("select")) return;
    // The database has one connection: this follows the read.
    change = messagesOf(app).update({ due_at: new Date() }).then();
    app.outbox.wake();
  });
  const stop = startOutbox(app);
  await until("it tried", () => logged.warn.length > 0, { timeoutMs: 10_000 });
  await change;
  await stop();
});

test("the outbox says that a mail server without TLS gets no email", async () => {
  // Reaches this machine, but is no loopback address.
  const mail = await startMailServer({ host: "0.0.0.0" });
  const { app, add, logged } = await createOutbox({ ...mailServer, MAIL_SMTP_URL: mail.url });
  await add("contact", "abc");
  const stop = startOutbox(app);
  await until("it tried", () => logged.warn.length > 0 || mail.messages.length > 0);
  await stop();
  await mail.stop();

  assert.match(
    logged.warn[0] ?? "",
    /^Email not sent \(attempt 1\): the mail server offers no TLS/,
  );
  assert.deepEqual(mail.messages, []);
});

/** An error as Nodemailer throws it for a server's answer to the content. */
const answer = (responseCode: number, command = "DATA") =>
  Object.assign(new Error("ada@example.com"), { code: "EMESSAGE", command, responseCode });

describe("an email that the server refuses", () => {
  const deliverAgain = async (before: object, error: Error) => {
    const { add, deliver, messages, logged } = await createOutbox();
    await add("contact", "abc", {}, before);
    await deliver(() => Promise.reject(error));
    const [{ failed_at: failedAt, last_error: problem } = {}] = await messages();

    return { failedAt, problem, errors: logged.error };
  };

  test("is given up after five refusals, and kept", async () => {
    assert.equal((await deliverAgain({ refusals: 3 }, answer(550))).failedAt, null);
    const { failedAt, problem, errors } = await deliverAgain(
      { refusals: 4 },
      answer(550, "RCPT TO"),
    );
    assert.ok(failedAt);
    assert.equal(problem, "the mail server refuses this email (EMESSAGE 550)");
    assert.deepEqual(errors, [
      "Email about contact abc given up: the mail server refuses this email (EMESSAGE 550)",
    ]);
  });

  test("is not given up by one refusal after the server was away", async () => {
    const { failedAt, problem } = await deliverAgain({ attempts: 6 }, answer(550));

    assert.equal(failedAt, null);
    assert.equal(problem, "the mail server refuses this email (EMESSAGE 550)");
  });

  test("is never given up if the cause can pass or concerns all emails", async () => {
    for (const error of [answer(451), answer(530, "MAIL FROM"), new Error("no connection")]) {
      const { failedAt, problem } = await deliverAgain({ attempts: 99, refusals: 4 }, error);
      assert.equal(failedAt, null);
      assert.ok(problem, "it failed");
    }
  });

  test("is reported without the server's words, which may contain a visitor's address", async () => {
    const server = await startMailServer();
    server.refuse(true, 550);
    const { app, add, logged } = await createOutbox({ ...mailServer, MAIL_SMTP_URL: server.url });
    await add("contact", "abc");
    const stop = startOutbox(app);
    await until("it tried", () => logged.warn.length > 0);
    await stop();
    await server.stop();

    assert.deepEqual(logged.warn, [
      "Email not sent (attempt 1): the mail server refuses this email (EMESSAGE 550)",
    ]);
  });

  test("is tried again after a restart", async () => {
    const { app, add, messages, logged } = await createOutbox();
    const later = new Date(Date.now() + 3_600_000);
    await add("contact", "abc", {}, { attempts: 5, failed_at: new Date(), due_at: later });
    const stop = startOutbox(app);
    await until("it tried", () => logged.warn.length > 0, {
      lastSeen: messages,
      timeoutMs: 10_000,
    });
    await stop();

    assert.match(logged.warn[0] ?? "", /^Email not sent \(attempt 6\)/);
  });

  test("does not keep others of its digest from being sent", async () => {
    const { add, deliver } = await createOutbox({ ...mailServer, MAIL_HOURLY: "0" });
    for (const id of ["abc", "bad", "def"]) {
      await add("contact", id, {}, { created_at: new Date(0) });
    }
    const sent: unknown[] = [];
    await deliver(async ({ messageId }) => {
      if (/and-more|bad/.test(String(messageId))) throw answer(554);
      sent.push(messageId);
    });

    assert.deepEqual(sent, ["<contact.abc@localhost>", "<contact.def@localhost>"]);
  });
});

test("the outbox logs a problem once, and its end", async () => {
  const { app, add, logged } = await createOutbox();
  let code: string | undefined;
  const sendMail = () =>
    code ? Promise.reject(Object.assign(new Error(), { code })) : Promise.resolve();
  const channel = mailChannel(app, { sendMail } as object as Transporter);
  const codes = ["ECONNREFUSED", "ECONNREFUSED", "EAUTH", undefined, undefined, "EAUTH"];
  for (const [index, next] of codes.entries()) {
    code = next;
    await add("contact", String(index));
    await deliverDue(app, channel);
  }

  assert.deepEqual(
    logged.warn.map((line) => /\((E\w+)\)$/.exec(line)?.[1]),
    ["ECONNREFUSED", "EAUTH", "EAUTH"],
  );
  assert.deepEqual(logged.info, ["Emails are sent again"]);
});

describe("at startup, leads warn", () => {
  const warningsWith = async (given: Record<string, string>) => {
    const { app, logged } = await createOutbox(given);
    warnAboutUnsent(app);

    return logged.warn;
  };

  test("that emails to HR cannot link to CVs without CMS_PUBLIC_URL", async () => {
    const warnings = await warningsWith(mailServer);

    assert.equal(warnings.length, 2);
    assert.match(warnings[0] ?? "", /^Newsletter subscriptions stay unconfirmed/);
    assert.match(warnings[1] ?? "", /^Emails about applications do not link to CVs/);
  });

  test("which settings keep emails pending", async () => {
    assert.deepEqual(await warningsWith({ ...publicUrl, MAIL_SALES: "sales@example.com" }), [
      "Emails about leads stay in the outbox: set MAIL_SMTP_URL, MAIL_HR",
      "Newsletter subscriptions stay unconfirmed: set MAIL_SMTP_URL and CMS_PUBLIC_URL to send confirmation emails",
    ]);
  });

  test("about nothing if everything is set", async () => {
    assert.deepEqual(await warningsWith({ ...mailServer, ...publicUrl }), []);
  });

  test("of messages to webhooks that were removed from the settings", async () => {
    const { app, add, logged } = await createOutbox({ ...mailServer, ...publicUrl });
    await add("contact", "abc", {}, { target: webhookTarget("crm") });
    await add("contact", "def", {}, { target: webhookTarget("old"), sent_at: new Date() });
    await add("contact", "ghi");
    warnAboutUnsent(app);
    await until("it warned", () => logged.warn.length > 0);

    assert.deepEqual(logged.warn, [
      "Leads wait for webhooks that LEADS_WEBHOOKS does not have: webhook/crm",
    ]);
  });
});
