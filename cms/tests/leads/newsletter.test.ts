import assert from "node:assert/strict";
import { test } from "node:test";

import { appOf } from "../../src/server/app-context";
import { expireUnconfirmed } from "../../src/leads/data/retention";

import { query } from "../support/query";
import { decodeMail } from "../support/mail-server";
import { limit, mailService } from "../support/mail-service";
import { allAreSent } from "../support/outbox";
import { send, sendJson } from "../support/visitors";
import { until } from "../support/wait";

const publicUrl = "https://cms.example.com";
const dayMs = 24 * 60 * 60 * 1000;

const subscribe = async (name: string) => {
  const { status, text } = await sendJson(`${mailService().service.url}/api/subscribes`, {
    data: { name },
  });
  assert.equal(status, 201);

  return text;
};
const mailsTo = (address: string) =>
  mailService()
    .mail.messages.filter((_, index) => mailService().mail.recipients[index]?.includes(address))
    .map(decodeMail);
const mailTo = async (address: string) => {
  await until(`${address} got a mail`, () => mailsTo(address).length > 0);

  return mailsTo(address)[0] ?? "";
};
const pathIn = (text: string, action: string) =>
  new RegExp(`${publicUrl}(/api/newsletter/${action}/[^\\s>]+)`).exec(text)?.[1] ?? "";
const row = async (name: string) =>
  (
    await query<{ confirmed_at: unknown; asked_at: unknown }>(
      mailService().service,
      `select confirmed_at, asked_at from subscribes where name = '${name}'`,
    )
  )[0];
const open = (path: string) => send(mailService().service.url + path, { method: "GET" });
const press = (path: string, headers: Record<string, string> = { Origin: publicUrl }) =>
  send(mailService().service.url + path, { headers });
/** Makes a subscription older by some days. */
const age = (name: string, days: number) =>
  query(
    mailService().service,
    `update subscribes set asked_at = asked_at - ${days * dayMs} where name = '${name}'`,
  );

test("asks for confirmation by a button, not by opening a link", async () => {
  const name = "reader@example.com";
  await subscribe(name);
  const path = pathIn(await mailTo(name), "confirm");
  const page = await open(path);

  assert.equal(page.status, 200);
  assert.match(page.text, /<html lang="en">.*<form method="post"><button>Subscribe me/);
  assert.match(page.headers["x-robots-tag"] ?? "", /noindex/);
  assert.match(
    page.headers["content-security-policy"] ?? "",
    /default-src 'none';.*form-action 'self'/,
  );
  assert.equal((await row(name))?.confirmed_at, null, "a scanner may open the link");

  const foreign = await press(path, { Origin: "https://evil.example" });
  assert.equal(foreign.status, 403);
  assert.match((await press(path)).text, /You’re subscribed/);
  assert.notEqual((await row(name))?.confirmed_at, null);
  assert.match((await open(path)).text, /You’re subscribed/);
});

test("does not reveal subscribers, and resends the confirmation email until they confirm", async () => {
  const name = "known@example.com";
  const first = await subscribe(name);
  const path = pathIn(await mailTo(name), "confirm");
  await age(name, 4);
  const asked = (await row(name))?.asked_at;
  for (const count of [2, 3]) {
    await allAreSent(mailService().service);
    assert.equal(await subscribe(name), first);
    await until("another mail arrives", () => mailsTo(name).length === count);
  }
  assert.equal((await row(name))?.asked_at, asked, "the seven days go on");

  await press(path);
  await allAreSent(mailService().service);
  assert.equal(await subscribe(name), first, "confirmed by now");
  // Emails are sent in order: after this one, no earlier email is pending.
  await subscribe("later@example.com");
  await mailTo("later@example.com");
  assert.equal(mailsTo(name).length, 3);
});

test("ends a subscription by one-click unsubscribe, or by a page's button", async () => {
  const name = "leaving@example.com";
  await subscribe(name);
  const text = await mailTo(name);
  const header = /^List-Unsubscribe:\s*(<[^>]*>)/m.exec(text)?.[1]?.replace(/\s/g, "") ?? "";
  const path = pathIn(header, "unsubscribe");
  assert.match(text, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  assert.match((await open(path)).text, /<form method="post"><button>Unsubscribe me/);
  assert.ok(await row(name));

  const response = await send(mailService().service.url + path, {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  assert.equal(response.status, 200);
  assert.equal(await row(name), undefined);
  assert.equal((await press(path)).status, 200, "a second click says the same");
  const notes = await query(
    mailService().service,
    "select action, form from lead_events where actor = 'the subscriber'",
  );
  assert.deepEqual(notes, [{ action: "deleted", form: "subscribe" }]);
  assert.equal((await press(pathIn(text, "confirm"))).status, 404);
});

test("does not rate limit signed links, since mail providers share IPs", async () => {
  await subscribe("many@example.com");
  const path = pathIn(await mailTo("many@example.com"), "unsubscribe");
  const click = (to: string) => send(mailService().service.url + to, { from: "127.9.0.1" });
  const forged = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;

  for (let count = 0; count <= limit; count += 1) assert.equal((await click(path)).status, 200);
  const junk = [];
  for (let count = 0; count <= limit; count += 1) junk.push((await click(forged)).status);
  assert.deepEqual([junk[0], junk.at(-1)], [200, 429]);
});

test("rejects links that were not signed for this purpose", async () => {
  const name = "safe@example.com";
  await subscribe(name);
  const confirm = pathIn(await mailTo(name), "confirm");

  await press(confirm.replace("/confirm/", "/unsubscribe/"));
  assert.ok(await row(name), "a link to confirm ends nothing");
  assert.equal((await press(`${confirm.slice(0, -1)}_`)).status, 404);
  assert.equal((await row(name))?.confirmed_at, null);
});

test("deletes unconfirmed subscriptions after seven days", async () => {
  const app = appOf(mailService().service.strapi);
  for (const name of ["old@example.com", "new@example.com", "yes@example.com"]) {
    await subscribe(name);
  }
  await press(pathIn(await mailTo("yes@example.com"), "confirm"));
  for (const name of ["old@example.com", "yes@example.com"]) await age(name, 8);
  await age("new@example.com", 6);

  // One is confirmed while the job runs.
  await subscribe("late@example.com");
  await age("late@example.com", 8);
  await query(
    mailService().service,
    "create trigger late after delete on subscribes begin update subscribes set confirmed_at = 1 where name = 'late@example.com'; end",
  );

  assert.equal(await expireUnconfirmed(app), 1);
  assert.equal(await row("old@example.com"), undefined);
  await query(mailService().service, "drop trigger late");
  for (const name of ["new@example.com", "yes@example.com", "late@example.com"]) {
    assert.ok(await row(name), name);
  }
});
