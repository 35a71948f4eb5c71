import assert from "node:assert/strict";
import { describe, test } from "node:test";

import type { Core } from "@strapi/strapi";
import { createTransport, type Transporter } from "nodemailer";
import { RateLimiterMemory } from "rate-limiter-flexible";

import { type AppContext, createContext } from "../../src/server/app-context";
import { mailboxOf } from "../../src/server/outbox/mail-limits";
import { confirmationMail } from "../../src/leads/newsletter/confirmation";
import { registerNotifications } from "../../src/leads/notify/register";
import { composeFailure } from "../../src/publishing/scheduling/mail";
import { composeMail, mailChannel } from "../../src/server/outbox/mail-channel";
import { type Delivery, deliverDue } from "../../src/server/outbox/deliver";
import { receiptTarget } from "../../src/leads/notify/targets";
import { warnAboutUnsent } from "../../src/leads/notify/warnings";
import { startOutbox } from "../../src/server/outbox/outbox";
import { salesMail } from "../../src/server/outbox/sales-mail";
import { readSettings } from "../../src/server/settings";
import { createStorage } from "../../src/server/storage/create-storage";

import { spellingsOfMailboxes } from "../support/email-spellings";
import { startMailServer } from "../support/mail-server";
import { serviceEnvironment } from "../support/service";
import { until } from "../support/wait";

type Row = Record<string, unknown>;

/** A fake of the parts of Strapi that the outbox uses: queries return these rows, but no receipts, and logs are recorded. */
const fakeStrapi = (rows: Row[], read = () => Promise.resolve(rows)) => {
  const [warnings, errors, infos]: [string[], string[], string[]] = [[], [], []];
  const updates: Row[] = [];
  let target: unknown;
  const query = {
    transacting: () => query,
    select: () => query,
    where: (condition: Row = {}) => {
      target = condition.target;

      return query;
    },
    andWhere: () => query,
    whereNotIn: () => query,
    distinct: () => query,
    pluck: () => Promise.resolve([]),
    orderBy: () => query,
    update: (values: Row) => {
      updates.push(values);

      return Promise.resolve(1);
    },
    limit: () => (target === receiptTarget ? Promise.resolve([]) : read()),
    count: () => Promise.resolve([{ sent: 0 }]),
    findOne: () => Promise.resolve(rows[0] ?? null),
  };
  const strapi = {
    db: {
      connection: () => query,
      query: () => query,
    },
    contentTypes: new Proxy({}, { get: () => ({ collectionName: "rows" }) }),
    contentType: () => ({ kind: "collectionType", info: { displayName: "Article" } }),
    log: {
      warn: (message: string) => void warnings.push(message),
      error: (message: string) => void errors.push(message),
      info: (message: string) => void infos.push(message),
    },
  };

  return { strapi: strapi as unknown as Core.Strapi, warnings, errors, infos, updates };
};

const contextWith = async (
  rows: Row[],
  given: Record<string, string> = {},
  read?: () => Promise<Row[]>,
) => {
  const { strapi, ...seen } = fakeStrapi(rows, read);
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

  return { app, ...seen };
};

const mailServer = {
  MAIL_SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_SALES: "sales@example.com",
  MAIL_HR: "hr@example.com",
};

const sender = (app: AppContext, transport: object): Delivery =>
  mailChannel(app, transport as Transporter);

describe("during shutdown, the outbox", () => {
  const note = { id: 1, kind: "contact", subject_id: "abc", attempts: 0 };

  test("claims nothing and reports that, so that it is not called again at once", async () => {
    const { app } = await contextWith([note], mailServer);
    const transport = { sendMail: () => assert.fail("nothing is sent any more") };
    app.shuttingDown = true;

    assert.equal(await deliverDue(app, sender(app, transport)), 0);
  });

  test("counts messages that it claimed before", async () => {
    const { app } = await contextWith([note, note, note], mailServer);
    const transport = {
      sendMail: () => {
        app.shuttingDown = true;

        return Promise.resolve();
      },
    };

    assert.equal(await deliverDue(app, sender(app, transport)), 1);
  });
});

test("an email that another instance is sending keeps its claim while others are digested", async () => {
  const lease = new Date(Date.now() + 5 * 60_000);
  const note = { id: 1, kind: "contact", subject_id: "abc", attempts: 0, created_at: new Date() };
  const row = { ...note, due_at: new Date(0) };
  const { app } = await contextWith([note], { ...mailServer, MAIL_HOURLY: "0" });
  let conditions: (() => boolean)[] = [];
  const query = {
    select: () => query,
    where: () => query,
    andWhere: (name: "due_at" | "created_at", _operator: string, most: Date) => {
      conditions.push(() => row[name] <= most);

      return query;
    },
    orderBy: () => query,
    limit: () => {
      conditions = [];
      // Another instance leases it between this read and the update.
      row.due_at = lease;

      return Promise.resolve([note]);
    },
    count: () => {
      conditions = [];

      return Promise.resolve([{ sent: 0 }]);
    },
    update: (values: object) => {
      const matches = conditions.every((holds) => holds());
      if (matches) Object.assign(row, values);

      return Promise.resolve(matches ? 1 : 0);
    },
  };
  (app.strapi.db as { connection: unknown }).connection = () => query;
  await deliverDue(app, sender(app, {}));

  assert.equal(row.due_at, lease);
});

describe("emails to addresses that visitors entered", () => {
  /** @param failures number of emails that the server rejects first. */
  const deliverTo = async (names: string[], failures = 0) => {
    const sent: string[] = [];
    let left = failures;
    const note = { id: 1, kind: "subscribe", subject_id: "abc", attempts: 0, name: "" };
    const { app, warnings } = await contextWith([note], {
      ...mailServer,
      CMS_PUBLIC_URL: "https://cms.example.com",
    });
    const transport = {
      sendMail: async ({ to }: { to: { address: string } }) => {
        if (left-- > 0) throw new Error("rejected");
        sent.push(to.address);
      },
    };
    const from = sender(app, transport);
    for (const name of names) {
      note.name = name;
      await deliverDue(app, from);
    }

    return { sent, warnings };
  };
  const numbered = (count: number, name: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => name(n));

  test("are limited to five a day per mailbox, in any spelling", async () => {
    for (const spelled of [
      (n: number) => `victim+${n}@example.com`,
      (n: number) => `${"v".padEnd(n + 1, ".")}ictim+x@${n % 2 ? "GMAIL" : "googlemail"}.com`,
      (n: number) => (n % 2 ? "VICTIM@example.com" : "victim@Example.com"),
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
    const names = numbered(9, () => "reader@example.com");
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
  let reads = 0;
  const { app } = await contextWith([], mailServer, async () => {
    reads += 1;
    await Promise.resolve();
    if (reads === 1) app.outbox.wake();

    return [];
  });
  const stop = startOutbox(app);
  await new Promise(setImmediate);
  await stop();

  assert.equal(reads, 2);
});

test("the outbox says that a mail server without TLS gets no email", async () => {
  const note = { id: 1, kind: "contact", subject_id: "abc", attempts: 0, created_at: new Date() };
  // Reaches this machine, but is no loopback address.
  const mail = await startMailServer({ host: "0.0.0.0" });
  const { app, warnings } = await contextWith([note], {
    ...mailServer,
    CMS_PUBLIC_URL: "https://cms.example.com",
    MAIL_SMTP_URL: mail.url,
  });
  const stop = startOutbox(app);
  await until("it tried", () => warnings.length > 0 || mail.messages.length > 0);
  await stop();
  await mail.stop();

  assert.match(warnings[0] ?? "", /^Email not sent \(attempt 1\): the mail server offers no TLS/);
  assert.deepEqual(mail.messages, []);
});

/** An error as Nodemailer throws it for a server's answer to the content. */
const answer = (responseCode: number, command = "DATA") =>
  Object.assign(new Error("ada@example.com"), { code: "EMESSAGE", command, responseCode });

describe("an email that the server refuses", () => {
  const note = { id: 1, kind: "contact", subject_id: "abc", created_at: new Date(0) };
  const deliverAgain = async (attempts: number, error: Error) => {
    const seen = await contextWith([{ ...note, attempts }], mailServer);
    await deliverDue(seen.app, sender(seen.app, { sendMail: () => Promise.reject(error) }));

    return { ...seen, last: seen.updates.at(-1) ?? {} };
  };

  test("is given up after five attempts, and kept", async () => {
    assert.equal((await deliverAgain(3, answer(550))).last.failed_at, undefined);
    const { last, errors } = await deliverAgain(4, answer(550, "RCPT TO"));
    assert.ok(last.failed_at instanceof Date);
    assert.equal(last.last_error, "the mail server refuses this email (EMESSAGE 550)");
    assert.deepEqual(errors, [
      "Email about contact abc given up: the mail server refuses this email (EMESSAGE 550)",
    ]);
  });

  test("is never given up if the cause can pass or concerns all emails", async () => {
    for (const error of [answer(451), answer(530, "MAIL FROM"), new Error("no connection")]) {
      assert.equal((await deliverAgain(99, error)).last.failed_at, undefined);
    }
  });

  test("is reported without the server's words, which may contain a visitor's address", async () => {
    const server = await startMailServer();
    server.refuse(true, 550);
    const { app, warnings } = await contextWith([{ ...note, attempts: 0 }], {
      ...mailServer,
      MAIL_SMTP_URL: server.url,
    });
    const stop = startOutbox(app);
    await until("it tried", () => warnings.some((line) => line.startsWith("Email not sent")));
    await stop();
    await server.stop();

    assert.equal(
      warnings.at(-1),
      "Email not sent (attempt 1): the mail server refuses this email (EMESSAGE 550)",
    );
  });

  test("is tried again after a restart", async () => {
    const { app, updates } = await contextWith([], mailServer);
    const stop = startOutbox(app);
    await until("it reads", () => updates.length > 0);
    await stop();

    assert.equal(updates[0]?.failed_at, null);
  });

  test("does not keep others of its digest from being sent", async () => {
    const notes = ["abc", "bad", "def"].map((id, number) => ({
      ...note,
      id: number,
      subject_id: id,
      attempts: 0,
    }));
    const { app } = await contextWith(notes, { ...mailServer, MAIL_HOURLY: "0" });
    const sent: string[] = [];
    const sendMail = ({ messageId }: { messageId: string }) => {
      if (/and-more|bad/.test(messageId)) return Promise.reject(answer(554));
      sent.push(messageId);

      return Promise.resolve();
    };
    await deliverDue(app, sender(app, { sendMail }));

    assert.deepEqual(sent, ["<contact.abc@localhost>", "<contact.def@localhost>"]);
  });
});

test("the outbox logs a problem once, and its end", async () => {
  const note = { id: 1, kind: "contact", subject_id: "abc", attempts: 0, created_at: new Date() };
  const { app, warnings, infos } = await contextWith([note], mailServer);
  let code: string | undefined = "ECONNREFUSED";
  const sendMail = () =>
    code ? Promise.reject(Object.assign(new Error(), { code })) : Promise.resolve();
  const from = sender(app, { sendMail });
  for (code of ["ECONNREFUSED", "ECONNREFUSED", "EAUTH", undefined, undefined, "EAUTH"]) {
    await deliverDue(app, from);
  }

  assert.deepEqual(
    warnings.map((line) => /\((E\w+)\)$/.exec(line)?.[1]),
    ["ECONNREFUSED", "EAUTH", "EAUTH"],
  );
  assert.deepEqual(infos, ["Emails are sent again"]);
});

describe("every email", () => {
  const record = {
    documentId: "abc",
    full_name: "Jürgen Müller",
    name: "reader@example.com",
    scheduleProblem: "Not published as scheduled. Correct it.",
    title: "Größe",
  };
  const kinds = {
    contact: "abc",
    portfolio: "abc",
    application: "abc",
    subscribe: "abc",
    schedule: "api::article.article abc 1",
  };
  for (const [kind, subject] of Object.entries(kinds)) {
    for (const [address, replyTo] of [
      ["jürgen@example.de", undefined],
      ["jürgen@müller.de", undefined],
      ["", undefined],
      ["info@müller.de", "info@xn--mller-kva.de"],
      ["ada@example.com", "ada@example.com"],
    ]) {
      test(`about ${kind} of "${address}" has an ASCII header that marks it as automatic`, async () => {
        const server = await startMailServer();
        const { app } = await contextWith([{ ...record, your_email: address }], {
          ...mailServer,
          MAIL_FROM: "website@example.com",
          CMS_PUBLIC_URL: "https://cms.example.com",
          MAIL_SMTP_URL: server.url,
        });
        const transport = createTransport(app.settings.mail.server);
        await transport.sendMail((await composeMail(app, kind, subject)) ?? {});
        transport.close();
        await server.stop();
        const [head = "", ...parts] = (server.messages[0] ?? "").split("\r\n\r\n");
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
  const textWith = async (given: Record<string, string>) => {
    const { app } = await contextWith([application], given);

    return String((await composeMail(app, "application", application.documentId))?.text);
  };

  test("links to the CMS's public URL", async () => {
    const text = await textWith({ CMS_PUBLIC_URL: "https://cms.example.com" });

    assert.match(
      text,
      /CV \(until .*\): https:\/\/cms\.example\.com\/api\/cvs\/abcdefgh12345678\./,
    );
  });

  test("warns if the CV was not scanned", async () => {
    const publicUrl = { CMS_PUBLIC_URL: "https://cms.example.com" };

    assert.match(await textWith(publicUrl), /CV \(until [\d-]+, not scanned for viruses\): /);
    assert.match(
      await textWith({ ...publicUrl, CLAMAV: "tcp://127.0.0.1:3310" }),
      /CV \(until [\d-]+\): /,
    );
  });

  test("starts with the link to the panel, and labels each field", async () => {
    const text = await textWith({
      CMS_PUBLIC_URL: "https://cms.example.com",
      CMS_ADMIN_PANEL: "true",
    });

    assert.match(
      text,
      /^Answer it in the panel: https:\/\/cms\.example\.com\/admin\/content-manager\/collection-types\/api::emp-data\.emp-data\/abcdefgh12345678\n/,
    );
    assert.match(text, /\n\n> Name: Ada\n> Email: a@b\.cd$/);
  });

  test("prefixes every line of the visitor's text", async () => {
    for (const end of ["\n", "\r\n", "\r", "\u2028", "\u0085", "\v"]) {
      const forged = `Hello${end}CV (until 2030-01-01): https://evil.example/api/cvs/x`;
      const { app } = await contextWith([{ ...application, message: forged }], {});
      const text = String((await composeMail(app, "application", application.documentId))?.text);
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
    const text = await textWith({
      CMS_PUBLIC_URL: "https://cms.example.com",
      CMS_ADMIN_PANEL: "false",
    });

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
    const { app, warnings } = await contextWith([], given);
    warnAboutUnsent(app);

    return warnings;
  };
  const publicUrl = { CMS_PUBLIC_URL: "https://cms.example.com" };

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
});

test("the email about a failed publication names the record, the reason and the link to edit it", async () => {
  const problem = "Not unpublished as scheduled. Articles use this category.";
  const draft = { documentId: "abcdefgh12345678", title: "Ship\n on Tuesdays" };
  const compose = async (scheduleProblem: string | null) => {
    const given = { CMS_PUBLIC_URL: "https://cms.example.com", CMS_ADMIN_PANEL: "true" };
    const { app } = await contextWith([{ ...draft, scheduleProblem }], given);

    return composeMail(app, "schedule", `api::article.article ${draft.documentId} 1`);
  };
  const mail = await compose(problem);

  assert.equal(mail?.subject, 'Not unpublished as scheduled: "Ship  on Tuesdays"');
  assert.equal(
    mail?.text,
    `${problem}\n\nCorrect it in the panel: https://cms.example.com/admin/content-manager/collection-types/api::article.article/abcdefgh12345678`,
  );
  assert.equal(await compose(null), undefined, "once an editor has corrected it");
});
