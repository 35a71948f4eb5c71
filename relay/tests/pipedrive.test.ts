import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { startPipedrive } from "./support/crm.ts";
import { bodyOf } from "./support/lead-event.ts";
import { deliver, type Relay, startRelay } from "./support/relay.ts";

describe("the relay to Pipedrive", () => {
  let crm: Awaited<ReturnType<typeof startPipedrive>>;
  let relay: Relay;
  before(async () => {
    crm = await startPipedrive();
    relay = await startRelay("pipedrive", crm.url);
  });
  after(async () => {
    await relay.stop();
    await crm.stop();
  });

  test("adds a person, a lead and a note", async () => {
    const body = bodyOf({ full_name: "Ada" + "a".repeat(300) });
    assert.equal((await deliver(relay, "msg_1", body)).status, 200);

    assert.deepEqual(crm.persons[0]?.emails, [{ value: "ada@example.com", primary: true }]);
    assert.deepEqual(crm.persons[0]?.phones, [{ value: "+442079460000", primary: true }]);
    assert.match(crm.leads[0]?.title ?? "", /^Contact message: Ada/);
    assert.equal(crm.leads[0]?.origin_id, "msg_1");
    assert.match(crm.notes[0]?.content ?? "", /<b>Source<\/b>: page: contact-us/);
  });

  test("adds a lead to a person who exists", async () => {
    assert.equal((await deliver(relay, "msg_2", bodyOf())).status, 200);

    assert.equal(crm.persons.length, 1);
    assert.equal(crm.leads.length, 2);
  });

  test("adds no second lead when only the note failed", async () => {
    crm.answer("POST /v1/notes", (response) =>
      response.writeHead(429, { "x-ratelimit-reset": "2" }).end("{}"),
    );
    const { status, headers } = await deliver(relay, "msg_3", bodyOf());
    crm.answer("POST /v1/notes");
    assert.equal(status, 503);
    assert.equal(headers["retry-after"], "2");

    assert.equal((await deliver(relay, "msg_3", bodyOf())).status, 200);
    assert.equal(crm.leads.length, 3);
    assert.equal(crm.notes.length, 3);
  });

  test("adds no second lead after a restart, but a note, which may have been missing", async () => {
    await relay.stop();
    relay = await startRelay("pipedrive", crm.url);
    assert.equal((await deliver(relay, "msg_3", bodyOf())).status, 200);

    assert.equal(crm.leads.length, 3);
    assert.equal(crm.notes.length, 4);
    assert.equal(crm.notes[3]?.lead_id, crm.leads[2]?.id);
  });

  for (const [index, request] of ["POST /api/v2/persons", "POST /v1/leads"].entries()) {
    test(`adds a person and a lead once if the answer to ${request} is lost`, async () => {
      const id = `msg_lost_${index}`;
      const email = `lost-${index}@example.com`;
      const body = bodyOf({ your_email: email });
      crm.loseAnswer(request);
      assert.equal((await deliver(relay, id, body)).status, 503);
      assert.equal((await deliver(relay, id, body)).status, 200);

      assert.equal(crm.leads.filter(({ origin_id: origin }) => origin === id).length, 1);
      const isTheirs = ({ emails }: { emails: { value: string }[] }) => emails[0]?.value === email;
      assert.equal(crm.persons.filter(isTheirs).length, 1);
    });
  }

  test("refuses a lead that Pipedrive refuses, and names no email", async () => {
    crm.answer("GET /api/v2/persons/search", (response) => response.writeHead(400).end("{}"));
    const { status, text } = await deliver(relay, "msg_4", bodyOf());
    crm.answer("GET /api/v2/persons/search");

    assert.equal(status, 422);
    assert.equal(text, "the CRM answers 400 to GET /api/v2/persons/search");
  });
});
