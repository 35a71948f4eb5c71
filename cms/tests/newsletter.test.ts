import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { AppContext } from "../src/context";
import { expireUnconfirmed } from "../src/leads/retention";

import { query } from "./support/database";
import { type InProcess, startInProcess } from "./support/in-process";
import { type MailServer, startMailServer } from "./support/mail-server";
import { send, sendJson, unlimited } from "./support/visitors";
import { until } from "./support/wait";

const publicUrl = "https://cms.example.com";
const dayMs = 24 * 60 * 60 * 1000;

let mail: MailServer;
let service: InProcess;
before(async () => {
  mail = await startMailServer();
  service = await startInProcess({
    ...unlimited,
    CMS_PUBLIC_URL: publicUrl,
    MAIL_SMTP_URL: mail.url,
    MAIL_RETRY_SECONDS: "0.2",
  });
});
after(async () => {
  await service.stop();
  await mail.stop();
});

const subscribe = async (name: string) => {
  const { status, text } = await sendJson(`${service.url}/api/subscribes`, { data: { name } });
  assert.equal(status, 201);

  return text;
};
/** Quoted-printable text as it was written. */
const decoded = (message: string) =>
  message
    .replace(/=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
const mailsTo = (address: string) =>
  mail.messages.filter((_, index) => mail.recipients[index]?.includes(address)).map(decoded);
const mailTo = async (address: string) => {
  await until(`${address} got a mail`, () => mailsTo(address).length > 0);

  return mailsTo(address)[0] ?? "";
};
const pathIn = (text: string, action: string) =>
  new RegExp(`${publicUrl}(/api/newsletter/${action}/[^\\s>]+)`).exec(text)?.[1] ?? "";
const row = async (name: string) =>
  (
    await query<{ confirmed_at: unknown }>(
      service,
      `select confirmed_at from subscribes where name = '${name}'`,
    )
  )[0];
const open = (path: string) => send(service.url + path, { method: "GET" });
const press = (path: string, headers: Record<string, string> = { Origin: publicUrl }) =>
  send(service.url + path, { headers });
const age = (name: string, days: number) =>
  query(
    service,
    `update subscribes set asked_at = ${Date.now() - days * dayMs} where name = '${name}'`,
  );

test("asks the owner of an address, who subscribes by a button and not by opening a link", async () => {
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

test("tells nobody who is subscribed, and mails the question again at most once a day", async () => {
  const name = "known@example.com";
  const first = await subscribe(name);
  const path = pathIn(await mailTo(name), "confirm");
  assert.equal(await subscribe(name), first);
  await age(name, 2);
  assert.equal(await subscribe(name), first);
  await until("a second mail arrives", () => mailsTo(name).length === 2);

  await press(path);
  await age(name, 2);
  assert.equal(await subscribe(name), first, "confirmed by now");
  // A later mail has gone out by the time that this one has.
  await subscribe("later@example.com");
  await mailTo("later@example.com");
  assert.equal(mailsTo(name).length, 2);
});

test("ends a subscription by one click of a mail program, or by a page's button", async () => {
  const name = "leaving@example.com";
  await subscribe(name);
  const text = await mailTo(name);
  const header = /^List-Unsubscribe:\s*(<[^>]*>)/m.exec(text)?.[1]?.replace(/\s/g, "") ?? "";
  const path = pathIn(header, "unsubscribe");
  assert.match(text, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  assert.match((await open(path)).text, /<form method="post"><button>Unsubscribe me/);
  assert.ok(await row(name));

  const answer = await send(service.url + path, {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  assert.equal(answer.status, 200);
  assert.equal(await row(name), undefined);
  assert.equal((await press(path)).status, 200, "a second click says the same");
  assert.equal((await press(pathIn(text, "confirm"))).status, 404);
});

test("takes no link that it did not sign for this", async () => {
  const name = "safe@example.com";
  await subscribe(name);
  const confirm = pathIn(await mailTo(name), "confirm");

  await press(confirm.replace("/confirm/", "/unsubscribe/"));
  assert.ok(await row(name), "a link to confirm ends nothing");
  assert.equal((await press(`${confirm.slice(0, -1)}_`)).status, 404);
  assert.equal((await row(name))?.confirmed_at, null);
});

test("deletes what nobody confirmed in seven days, and no subscription from before it asked", async () => {
  const { app } = service.strapi.get<{ app: AppContext }>("content-service");
  for (const name of [
    "old@example.com",
    "new@example.com",
    "yes@example.com",
    "before@example.com",
  ]) {
    await subscribe(name);
  }
  await press(pathIn(await mailTo("yes@example.com"), "confirm"));
  for (const name of ["old@example.com", "yes@example.com"]) await age(name, 8);
  await age("new@example.com", 6);
  await query(service, "update subscribes set asked_at = null where name = 'before@example.com'");

  assert.equal(await expireUnconfirmed(app), 1);
  assert.equal(await row("old@example.com"), undefined);
  for (const name of ["new@example.com", "yes@example.com", "before@example.com"]) {
    assert.ok(await row(name), name);
  }
});
