import assert from "node:assert/strict";
import { describe, test } from "node:test";

import type { SendMailOptions, Transporter } from "nodemailer";

import { hourMs } from "../../src/common/durations";
import { mailboxOf } from "../../src/server/outbox/mail-limits";
import type { Channel } from "../../src/server/outbox/channel";
import { mailChannel } from "../../src/server/outbox/mail-channel";
import { deliverDue } from "../../src/server/outbox/deliver";
import { lease, messagesOf } from "../../src/server/outbox/messages";

import { spellingsOfMailboxes } from "../support/email-spellings";
import { createOutbox, mailServer, publicUrl } from "../support/outbox-in-memory";

test("emails beyond MAIL_HOURLY become one per kind, once the oldest has waited", async () => {
  const { add, deliver } = await createOutbox({ ...mailServer, MAIL_HOURLY: "1" });
  const sent: unknown[] = [];
  const send = async ({ messageId }: SendMailOptions) => sent.push(messageId);
  for (const id of ["a", "b", "c"]) await add("contact", id, {}, { created_at: new Date(0) });
  for (const id of ["d", "e"]) await add("portfolio", id);
  await deliver(send);
  assert.deepEqual(
    sent.map((id) => String(id).replace(/(?<=and-more\.)[\w-]{22}/, "…")),
    ["<contact.a@localhost>", "<contact.b.and-more.…@localhost>", "<portfolio.d@localhost>"],
  );

  await add("contact", "f");
  await deliver(send);
  assert.equal(sent.length, 3, "the limit of this hour is reached");
});

test("a digest has the ID of an equal one before it, and another one with one more message", async () => {
  const { app, add, deliver } = await createOutbox({ ...mailServer, MAIL_HOURLY: "0" });
  const sent: unknown[] = [];
  // The server takes it, and its answer is lost.
  const send = async ({ messageId }: SendMailOptions) => {
    sent.push(messageId);
    throw Object.assign(new Error(), { code: "ETIMEDOUT" });
  };
  const deliverNow = async () => {
    await messagesOf(app).update({ due_at: new Date(0) });
    await deliver(send);
  };
  for (const id of ["a", "b"]) await add("contact", id, {}, { created_at: new Date(0) });
  await deliverNow();
  await deliverNow();
  await add("contact", "c", {}, { created_at: new Date(0) });
  await deliverNow();

  const [first, again, withOneMore] = sent;
  assert.equal(again, first);
  assert.match(String(withOneMore), /^<contact\.a\.and-more\./);
  assert.notEqual(withOneMore, first);
});

test("a digest counts as one email of its hour", async () => {
  const { app, add, deliver } = await createOutbox({ ...mailServer, MAIL_HOURLY: "3" });
  const sent: unknown[] = [];
  const send = async ({ messageId }: SendMailOptions) => sent.push(messageId);
  for (const id of "abcdefg") await add("contact", id, {}, { created_at: new Date(0) });
  await deliver(send);
  assert.equal(sent.length, 4);
  await messagesOf(app)
    .whereIn("subject_id", ["a", "b", "c"])
    .update({ sent_at: new Date(Date.now() - 2 * hourMs) });

  await add("contact", "h");
  await deliver(send);
  assert.deepEqual(sent.slice(4), ["<contact.h@localhost>"]);
});

test("messages of a refused digest are sent one by one, while no other instance has them", async () => {
  const { app, add, messages, deliver } = await createOutbox({ ...mailServer, MAIL_HOURLY: "0" });
  for (const id of "abc") await add("contact", id, {}, { created_at: new Date(0) });
  const sent: unknown[] = [];
  await deliver(async ({ messageId }) => {
    if (/and-more/.test(String(messageId))) {
      throw Object.assign(new Error("Message too large"), {
        code: "EMESSAGE",
        command: "DATA",
        responseCode: 552,
      });
    }
    sent.push(messageId);
    // The lease of the second one runs out meanwhile.
    const [, second] = await messages();
    await messagesOf(app)
      .where({ id: Number(second?.id) })
      .update({ due_at: new Date(Date.now() - 1) });
  });

  assert.deepEqual(sent, ["<contact.a@localhost>", "<contact.c@localhost>"]);
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
