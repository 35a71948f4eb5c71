import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { crmToken, startHubspot } from "./support/crm.ts";
import { bodyOf, bodyWithoutAnswers } from "./support/lead-event.ts";
import { deliver, type Relay, send, startRelay } from "./support/relay.ts";

const contactsPath = "POST /crm/v3/objects/contacts";
const notesPath = "POST /crm/v3/objects/notes";

describe("the relay to HubSpot", () => {
  let crm: Awaited<ReturnType<typeof startHubspot>>;
  let relay: Relay;
  before(async () => {
    crm = await startHubspot();
    relay = await startRelay("hubspot", crm.url);
  });
  after(async () => {
    await relay.stop();
    await crm.stop();
  });

  test("adds a contact, and a note with the answers, the source and the link", async () => {
    const { status } = await deliver(relay, "msg_1", bodyOf());

    assert.equal(status, 200);
    assert.deepEqual(crm.contacts[0]?.properties, {
      email: "ada@example.com",
      firstname: "Ada King",
      lastname: "Lovelace",
      phone: "+442079460000",
    });
    const { hs_note_body: html = "", hs_timestamp: time } = crm.notes[0]?.properties ?? {};
    assert.equal(time, "2026-01-31T12:00:01.000Z");
    assert.match(html, /^Contact message<br><a href="https:\/\/cms\.example\.com\/admin\/[^"]+">/);
    assert.match(html, /<b>Message<\/b>: We need a &lt;b&gt;shop&lt;\/b&gt;\./);
    assert.match(html, /<b>Source<\/b>: page: contact-us<br>utm_source: newsletter/);
  });

  test("does nothing about a lead that it already added", async () => {
    const before = crm.requests.length;
    const { status } = await deliver(relay, "msg_1", bodyOf());

    assert.equal(status, 200);
    assert.equal(crm.requests.length, before);
  });

  test("adds a note to a contact that exists, and leaves its details as they are", async () => {
    const body = bodyOf({ full_name: "Somebody Else", message: "Again." });
    assert.equal((await deliver(relay, "msg_2", body)).status, 200);

    assert.equal(crm.contacts.length, 1);
    assert.equal(crm.contacts[0]?.properties.lastname, "Lovelace");
    assert.equal(crm.notes.length, 2);
    assert.match(crm.notes[1]?.properties.hs_note_body ?? "", /Somebody Else/);
  });

  test("adds what is missing when the lead comes again, and passes on how long to wait", async () => {
    const body = bodyOf({ your_email: "grace@example.com" });
    crm.answer(notesPath, (response) =>
      response.writeHead(429, { "Retry-After": "7" }).end('{"errorType":"RATE_LIMIT"}'),
    );
    const { status, headers } = await deliver(relay, "msg_3", body);
    crm.answer(notesPath);
    const contactRequests = () => crm.requests.filter((name) => name === contactsPath).length;
    const before = contactRequests();
    assert.equal(status, 503);
    assert.equal(headers["retry-after"], "7");

    assert.equal((await deliver(relay, "msg_3", body)).status, 200);
    assert.equal(contactRequests(), before);
    assert.equal(crm.notes.length, 3);
  });

  test("asks to try again after an error, a broken connection and a time-out of HubSpot", async () => {
    const body = bodyOf({ your_email: "alan@example.com" });
    const problems: [string, Parameters<typeof crm.answer>[1]][] = [
      ["the CRM answers 502", (response) => response.writeHead(502).end()],
      ["the CRM has no answer", (response) => response.destroy()],
      ["the CRM does not answer", () => undefined],
      ["the answer of the CRM cannot be read", (response) => response.writeHead(200).end("<html>")],
    ];
    for (const [problem, answer] of problems) {
      crm.answer(contactsPath, answer);
      const { status, headers, text } = await deliver(relay, "msg_4", body);
      assert.equal(status, 503);
      assert.equal(headers["retry-after"], "30");
      assert.ok(text.startsWith(problem), text);
    }
    crm.answer(contactsPath);

    assert.equal((await deliver(relay, "msg_4", body)).status, 200);
  });

  test("refuses a lead that HubSpot refuses", async () => {
    const { status, text } = await deliver(relay, "msg_5", bodyOf({ your_email: "x@y" }));

    assert.equal(status, 422);
    assert.equal(text, "the CRM answers 400 to POST /crm/v3/objects/contacts");
  });

  test("refuses a lead without answers or without an email, and says what to change", async () => {
    const link = await deliver(relay, "msg_6", bodyWithoutAnswers());
    const nobody = await deliver(relay, "msg_7", bodyOf({ your_email: null }));

    assert.deepEqual([link.status, nobody.status], [422, 422]);
    assert.equal(link.text, 'the lead has no answers: set "data": "full"');
    assert.equal(nobody.text, 'contact has no email: leave it out of "forms"');
  });

  test("adds a subscriber by email", async () => {
    const subscriber = { name: "reader@example.com", full_name: null, your_email: null };
    const body = bodyOf(subscriber, { form: "subscribe" });
    assert.equal((await deliver(relay, "msg_8", body)).status, 200);

    const { email, firstname } = crm.contacts.at(-1)?.properties ?? {};
    assert.deepEqual([email, firstname], ["reader@example.com", undefined]);
  });

  test("refuses a wrong signature and a body of more than 1 MB", async () => {
    const before = crm.requests.length;
    const body = bodyOf();
    const other = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const signed = await deliver(relay, "msg_9", body, other);
    const unsigned = await send(relay.url, "{}");
    const large = await deliver(relay, "msg_10", bodyOf({ message: "x".repeat(1_100_000) }));

    assert.deepEqual([signed.status, unsigned.status, large.status], [401, 401, 413]);
    assert.equal(crm.requests.length, before);
  });

  test("lets leads wait while its token is wrong", async () => {
    const other = await startRelay("hubspot", crm.url, "expired");
    const { status, text } = await deliver(other, "msg_11", bodyOf());
    await other.stop();

    assert.equal(status, 503);
    assert.match(text, /answers 401/);
  });

  test("logs no token, no secret and no data of visitors", () => {
    assert.match(relay.output(), /Lead msg_5 is not in the CRM: the CRM answers 400 to POST /);
    assert.doesNotMatch(relay.output(), /@example|Lovelace|whsec_|x@y/);
    assert.match(relay.output(), /An unsigned lead is not in the CRM: the body is incomplete/);
    assert.doesNotMatch(relay.output(), /msg_9|msg_10/, "nobody has signed these");
    assert.ok(!relay.output().includes(crmToken));
  });
});
