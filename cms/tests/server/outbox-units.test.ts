import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import type { UID } from "@strapi/strapi";
import type { SendMailOptions, Transporter } from "nodemailer";
import { RateLimiterMemory } from "rate-limiter-flexible";

import { createContext } from "../../src/server/app-context";
import { mailboxOf } from "../../src/server/outbox/mail-limits";
import { forms } from "../../src/leads/forms/forms";
import { cvUid } from "../../src/leads/links/cv-link";
import { confirmationMail } from "../../src/leads/newsletter/confirmation";
import { registerNotifications } from "../../src/leads/notify/register";
import { composeFailure } from "../../src/publishing/scheduling/mail";
import type { Channel } from "../../src/server/outbox/channel";
import { composeMail, mailChannel } from "../../src/server/outbox/mail-channel";
import { deliverDue } from "../../src/server/outbox/deliver";
import { enqueue, lease, messagesOf, outboxUid } from "../../src/server/outbox/messages";
import { webhookTarget } from "../../src/leads/notify/targets";
import { warnAboutUnsent } from "../../src/leads/notify/warnings";
import { startOutbox } from "../../src/server/outbox/outbox";
import { parseMailServer } from "../../src/server/outbox/mail-server";
import { salesMail } from "../../src/server/outbox/sales-mail";
import { createMailTransport } from "../../src/server/outbox/transport";
import { readSettings } from "../../src/server/settings";
import { createStorage } from "../../src/server/storage/create-storage";

import { spellingsOfMailboxes } from "../support/email-spellings";
import { type MailServer, startMailServer } from "../support/mail-server";
import { serviceEnvironment } from "../support/service";
import { strapiInMemory } from "../support/strapi-in-memory";
import { until } from "../support/wait";

const publicUrl = { CMS_PUBLIC_URL: "https://cms.example.com" };
const mailServer = {
  MAIL_SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_SALES: "sales@example.com",
  MAIL_HR: "hr@example.com",
};

const article = "api::article.article";

/** The outbox and its kinds of emails, on an empty database. */
const createOutbox = async (given: Record<string, string> = mailServer) => {
  const formUids = Object.values(forms).map(({ uid }) => uid);
  const { strapi, logged } = await strapiInMemory(outboxUid, cvUid, article, ...formUids);
  const settings = readSettings(await serviceEnvironment(given));
  const app = createContext({
    strapi,
    settings,
    makeLimiter: (name, points, duration) =>
      new RateLimiterMemory({ keyPrefix: name, points, duration }),
    cvStorage: await createStorage(settings),
  });
  registerNotifications(app);
  app.outbox.register("subscribe", confirmationMail(app));
  app.outbox.register(
    "schedule",
    salesMail(app, "schedule", (id) => composeFailure(app, id)),
  );
  const store = (uid: UID.ContentType, ...data: object[]) =>
    strapi.db.query(uid).createMany({ data });

  return {
    app,
    logged,
    store,
    /** Stores a record of a form, and a message about it in this state. */
    add: async (form: keyof typeof forms, documentId: string, record = {}, state = {}) => {
      await store(forms[form].uid, { documentId, ...record });
      await strapi.db.transaction(({ trx }) => enqueue(strapi, trx, form, documentId));
      await messagesOf(app)
        .where({ subject_id: documentId })
        .update({ attempts: 0, ...state });
    },
    messages: (): Promise<Record<string, unknown>[]> => messagesOf(app).orderBy("id"),
    deliver: (sendMail: (mail: SendMailOptions) => Promise<unknown>) =>
      deliverDue(app, mailChannel(app, { sendMail } as Transporter)),
  };
};

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

test("emails beyond MAIL_HOURLY become one per kind, once the oldest has waited", async () => {
  const { add, deliver } = await createOutbox({ ...mailServer, MAIL_HOURLY: "1" });
  const sent: unknown[] = [];
  const send = async ({ messageId }: SendMailOptions) => sent.push(messageId);
  for (const id of ["a", "b", "c"]) await add("contact", id, {}, { created_at: new Date(0) });
  for (const id of ["d", "e"]) await add("portfolio", id);
  await deliver(send);
  assert.deepEqual(sent, [
    "<contact.a@localhost>",
    "<contact.b.and-more@localhost>",
    "<portfolio.d@localhost>",
  ]);

  await add("contact", "f");
  await deliver(send);
  assert.equal(sent.length, 3, "the limit of this hour is reached");
});

test("an email that another instance is sending keeps its claim while others are digested", async () => {
  const { app, add, messages } = await createOutbox();
  for (const id of ["abc", "def"]) await add("contact", id);
  const [{ id } = {}] = await messages();
  let claimed: unknown;
  const channel: Channel = {
    ...mailChannel(app, {} as Transporter),
    // Between the read and the digest.
    remaining: async () => {
      assert.ok(await lease(app, Number(id)));
      claimed = (await messages())[0]?.due_at;

      return 0;
    },
  };
  await deliverDue(app, channel);

  const [first, second] = (await messages()).map(({ due_at: at }) => at);
  assert.equal(first, claimed);
  assert.ok(Number(second) > Number(claimed), "the digest waits longer than a claim");
});

describe("emails to addresses that visitors entered", () => {
  /** @param failures number of emails that the server rejects first. */
  const deliverTo = async (names: string[], failures = 0) => {
    const sent: string[] = [];
    let left = failures;
    const { add, deliver, logged } = await createOutbox({ ...mailServer, ...publicUrl });
    for (const [index, name] of names.entries()) await add("subscribe", String(index), { name });
    await deliver(async ({ to }) => {
      if (left-- > 0) throw new Error("rejected");
      sent.push((to as { address: string }).address);
    });

    return { sent, warnings: logged.warn };
  };
  const numbered = (count: number, name: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => name(n));

  test("are limited to five a day per mailbox, in any spelling", async () => {
    for (const spelled of [
      (n: number) => `victim+${n}@example.com`,
      (n: number) => `${"v".padEnd(n + 1, ".")}ictim+x@${n % 2 ? "GMAIL" : "googlemail"}.com`,
      (n: number) =>
        [..."victim@example.com"].map((c, at) => (at === n ? c.toUpperCase() : c)).join(""),
    ]) {
      const names = numbered(12, spelled);
      const { sent, warnings } = await deliverTo(names);
      assert.deepEqual(sent, names.slice(0, 5));
      assert.match(warnings.join(), /the daily limit of its mailbox is reached/);
      assert.doesNotMatch(warnings.join(), /@/, "names nobody");
    }
    const others = numbered(8, (n) => `reader-${n}@example.com`);
    assert.deepEqual((await deliverTo(others)).sent, others);
  });

  test("do not count if the mail server rejects them", async () => {
    const names = numbered(9, (n) => `reader+${n}@example.com`);
    assert.equal((await deliverTo(names, 6)).sent.length, 3);
  });

  test("are limited to a hundred an hour per domain, and the others wait", async () => {
    const names = numbered(104, (n) => `reader-${n}@example.com`);
    const { sent, warnings } = await deliverTo(names);
    assert.deepEqual(sent, names.slice(0, 100));
    assert.match(warnings.join(), /Email not sent .*too many emails to one domain/);
  });

  test("are counted by normalized mailbox", () => {
    assert.deepEqual(mailboxOf("Ada.L+news+more@Googlemail.com"), {
      mailbox: "adal@gmail.com",
      domain: "gmail.com",
    });
    assert.equal(mailboxOf("ada.l@example.com").mailbox, "ada.l@example.com");
  });

  test("are counted together however the mailbox is spelled", () => {
    for (const [mailbox, spellings] of Object.entries(spellingsOfMailboxes)) {
      for (const spelling of spellings) {
        assert.equal(mailboxOf(spelling).mailbox, mailbox, spelling);
        assert.equal(mailboxOf(spelling).domain, mailbox.split("@")[1], spelling);
      }
    }
  });
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
  const deliverAgain = async (attempts: number, error: Error) => {
    const { add, deliver, messages, logged } = await createOutbox();
    await add("contact", "abc", {}, { attempts });
    await deliver(() => Promise.reject(error));
    const [{ failed_at: failedAt, last_error: problem } = {}] = await messages();

    return { failedAt, problem, errors: logged.error };
  };

  test("is given up after five attempts, and kept", async () => {
    assert.equal((await deliverAgain(3, answer(550))).failedAt, null);
    const { failedAt, problem, errors } = await deliverAgain(4, answer(550, "RCPT TO"));
    assert.ok(failedAt);
    assert.equal(problem, "the mail server refuses this email (EMESSAGE 550)");
    assert.deepEqual(errors, [
      "Email about contact abc given up: the mail server refuses this email (EMESSAGE 550)",
    ]);
  });

  test("is never given up if the cause can pass or concerns all emails", async () => {
    for (const error of [answer(451), answer(530, "MAIL FROM"), new Error("no connection")]) {
      const { failedAt, problem } = await deliverAgain(99, error);
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

describe("every email", () => {
  let server: MailServer;
  let transport: Transporter;
  before(async () => {
    server = await startMailServer();
    transport = createMailTransport(parseMailServer(server.url));
  });
  after(async () => {
    transport.close();
    await server.stop();
  });
  const record = {
    documentId: "abc",
    full_name: "Jürgen Müller",
    name: "reader@example.com",
    scheduleProblem: "Not published as scheduled. Correct it.",
    title: "Größe",
  };
  const { contact, portfolio, application, subscribe } = forms;
  const kinds = [
    ...[contact, portfolio, application, subscribe].map(
      ({ name, uid }) => [name, uid, record.documentId] as const,
    ),
    ["schedule", article, `${article} ${record.documentId} 1`] as const,
  ];
  for (const [kind, uid, subject] of kinds) {
    for (const [address, replyTo] of [
      ["jürgen@example.de", undefined],
      ["jürgen@müller.de", undefined],
      ["", undefined],
      ["info@müller.de", "info@xn--mller-kva.de"],
      ["ada@example.com", "ada@example.com"],
    ]) {
      test(`about ${kind} of "${address}" has an ASCII header that marks it as automatic`, async () => {
        const { app, store } = await createOutbox({
          ...mailServer,
          ...publicUrl,
          MAIL_FROM: "website@example.com",
        });
        await store(uid, { ...record, your_email: address });
        await transport.sendMail((await composeMail(app, kind, subject)) ?? {});
        const [head = "", ...parts] = (server.messages.pop() ?? "").split("\r\n\r\n");
        const encoded = parts.join().replace(/=\r\n/g, "");
        const body = decodeURIComponent(encoded.replace(/=([0-9A-F]{2})/g, "%$1"));
        const field = (name: string) => new RegExp(`^${name}: (.*)\r?$`, "m").exec(head)?.[1];

        assert.match(field("Message-ID") ?? "", new RegExp(`^<${kind}\\.abc.*@example\\.com>$`));
        assert.equal(field("Auto-Submitted"), "auto-generated");
        assert.ok(field("Date"));
        const hasVisitor = kind !== "subscribe" && kind !== "schedule";
        assert.equal(/<(.*)>/.exec(field("Reply-To") ?? "")?.[1], hasVisitor ? replyTo : undefined);
        const link = kind === "subscribe" ? "List-Unsubscribe=One-Click" : undefined;
        assert.equal(field("List-Unsubscribe-Post"), link);
        if (hasVisitor) assert.match(body, new RegExp(`^> Email: ${address}`, "m"));
      });
    }
  }
});

describe("the email about an application with a CV", () => {
  const application = { documentId: "abcdefgh12345678", full_name: "Ada", your_email: "a@b.cd" };
  const textWith = async (given: Record<string, string>, message?: string) => {
    const { app, store } = await createOutbox(given);
    const { documentId } = application;
    await store(forms.application.uid, { ...application, message });
    await store(cvUid, { documentId: "file1234file1234", application: documentId });

    return String((await composeMail(app, "application", documentId))?.text);
  };

  test("links to the CMS's public URL", async () => {
    const text = await textWith(publicUrl);

    assert.match(
      text,
      /CV \(until .*\): https:\/\/cms\.example\.com\/api\/cvs\/file1234file1234\./,
    );
  });

  test("warns if the CV was not scanned", async () => {
    assert.match(await textWith(publicUrl), /CV \(until [\d-]+, not scanned for viruses\): /);
    assert.match(
      await textWith({ ...publicUrl, CLAMAV: "tcp://127.0.0.1:3310" }),
      /CV \(until [\d-]+\): /,
    );
  });

  test("starts with the link to the panel, and labels each field", async () => {
    const text = await textWith({ ...publicUrl, CMS_ADMIN_PANEL: "true" });

    assert.match(
      text,
      /^Answer it in the panel: https:\/\/cms\.example\.com\/admin\/content-manager\/collection-types\/api::emp-data\.emp-data\/abcdefgh12345678\n/,
    );
    assert.match(text, /\n\n> Name: Ada\n> Email: a@b\.cd$/);
  });

  test("prefixes every line of the visitor's text", async () => {
    for (const end of ["\n", "\r\n", "\r", "\u2028", "\u0085", "\v"]) {
      const forged = `Hello${end}CV (until 2030-01-01): https://evil.example/api/cvs/x`;
      const text = await textWith({}, forged);
      const [, quoted = ""] = text.split("starts with “>”):\n\n");

      assert.equal(text.split("evil.example").length, 2);
      assert.ok(
        quoted.split("\n").every((line) => line.startsWith("> ")),
        JSON.stringify(text),
      );
      assert.match(quoted, /\n> CV \(until/);
    }
  });

  test("omits the panel if none is served", async () => {
    const text = await textWith({ ...publicUrl, CMS_ADMIN_PANEL: "false" });

    assert.doesNotMatch(text, /\/admin\//);
  });

  test("names the file instead of a link if the URL is not set", async () => {
    const text = await textWith({});

    assert.doesNotMatch(text, /http|localhost/);
    assert.match(text, /CV: open this application in the admin panel/);
  });
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

test("the email about a failed publication names the record, the reason and the link to edit it", async () => {
  const problem = "Not unpublished as scheduled. Articles use this category.";
  const draft = { documentId: "abcdefgh12345678", title: "Ship\n on Tuesdays" };
  const compose = async (scheduleProblem: string | null) => {
    const { app, store } = await createOutbox({ ...publicUrl, CMS_ADMIN_PANEL: "true" });
    await store(
      article,
      { ...draft, scheduleProblem },
      { ...draft, scheduleProblem: "of the published version", publishedAt: new Date() },
    );

    return composeMail(app, "schedule", `${article} ${draft.documentId} 1`);
  };
  const mail = await compose(problem);

  assert.equal(mail?.subject, 'Not unpublished as scheduled: "Ship  on Tuesdays"');
  assert.equal(
    mail?.text,
    `${problem}\n\nCorrect it in the panel: https://cms.example.com/admin/content-manager/collection-types/api::article.article/abcdefgh12345678`,
  );
  assert.equal(await compose(null), undefined, "once an editor has corrected it");
});
