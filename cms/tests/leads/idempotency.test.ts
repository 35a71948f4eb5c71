import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";

import { opaqueReference } from "../../src/leads/intake/accept";

import { countRows, query } from "../support/query";
import { onPlainService } from "../support/plain-service";
import type { Service } from "../support/service";
import { payloads, sendJson, smallPdf, source, upload, uploadCv } from "../support/visitors";

test("the response to a subscription is stable for an email and is a safe integer", () => {
  const reference = opaqueReference("secret", "a@b.cd");

  assert.deepEqual(reference, opaqueReference("secret", "a@b.cd"));
  assert.notDeepEqual(reference, opaqueReference("secret", "a@b.ce"));
  assert.ok(Number.isSafeInteger(reference.id));
  assert.match(reference.documentId, /^[a-z0-9]{24}$/);
});

const declareKeys = (running: () => Service) => {
  const post = (path: string, data: object, key: string) =>
    sendJson(running().url + path, { data }, { "Idempotency-Key": key });
  const count = (table: string) => countRows(running(), table);

  test("stores one row and one email for 200 concurrent submissions, with equal responses", async () => {
    const key = randomUUID();
    const [rows, mails] = [await count("contact_datas"), await count("outbox_messages")];
    const responses = await Promise.all(
      Array.from({ length: 200 }, () =>
        post("/api/contact-datas", payloads["/api/contact-datas"], key),
      ),
    );

    assert.deepEqual([...new Set(responses.map(({ status }) => status))], [201]);
    assert.equal(new Set(responses.map(({ text }) => text)).size, 1);
    assert.equal((await count("contact_datas")) - rows, 1);
    assert.equal((await count("outbox_messages")) - mails, 1);
  });

  test("stores one subscriber for 200 submissions without a key", async () => {
    const rows = await count("subscribes");
    await Promise.all(
      Array.from({ length: 200 }, () =>
        sendJson(`${running().url}/api/subscribes`, { data: { name: "one@example.com" } }),
      ),
    );

    assert.equal((await count("subscribes")) - rows, 1);
  });

  test("responds to known and new subscribers alike, also if a key is reused", async () => {
    const known = "known@example.com";
    await sendJson(`${running().url}/api/subscribes`, { data: { name: known } });
    const sequence = async (name: string) => {
      const key = randomUUID();
      const responses = [];
      for (const next of [name, "other@example.com", name]) {
        responses.push(await post("/api/subscribes", { name: next }, key));
      }

      assert.equal(responses[0]?.text, responses[2]?.text, "one response for one address");
      return responses.map(({ status }) => status);
    };

    assert.deepEqual(await sequence("new@example.com"), [201, 201, 201]);
    assert.deepEqual(await sequence(known), [201, 201, 201]);
  });

  test("lets one of 50 applications claim a file, and stores none of the others", async () => {
    const rows = await count("emp_datas");
    const cv = await uploadCv(running().url);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        post("/api/emp-datas", { ...payloads["/api/emp-datas"], cv }, randomUUID()),
      ),
    );

    assert.equal(responses.filter(({ status }) => status === 201).length, 1);
    assert.equal(responses.filter(({ status }) => status === 400).length, 49);
    assert.equal((await count("emp_datas")) - rows, 1);
  });

  test("accepts a retry of an application whose file is claimed", async () => {
    const cv = await uploadCv(running().url);
    const key = randomUUID();
    const data = { ...payloads["/api/emp-datas"], full_name: "Grace Hopper", cv };
    const [first, second] = [
      await post("/api/emp-datas", data, key),
      await post("/api/emp-datas", data, key),
    ];

    assert.equal(first.status, 201);
    assert.equal(second.text, first.text);
  });

  test("compares the file's content: another file is another application", async () => {
    const key = randomUUID();
    const apply = async (content: Buffer) => {
      const { text } = await upload(running().url, {
        fileName: "cv.pdf",
        type: "application/pdf",
        content,
      });

      return post("/api/emp-datas", { ...words, cv: JSON.parse(text).data.id }, key);
    };
    const words = { ...payloads["/api/emp-datas"], full_name: "Mary Somerville" };
    const first = await apply(smallPdf);

    assert.equal(first.status, 201);
    assert.equal((await apply(smallPdf)).text, first.text);
    assert.equal((await apply(Buffer.concat([smallPdf, Buffer.from("\n")]))).status, 422);
    assert.equal((await post("/api/emp-datas", words, key)).status, 422, "without any file");
  });

  test("accepts a retry under the same key with a location and another source", async () => {
    const key = randomUUID();
    const data = payloads["/api/contact-datas"];
    const first = await post("/api/contact-datas", { ...data, elapsed_ms: 5000 }, key);
    const second = await post(
      "/api/contact-datas",
      { ...data, ...source, country: "DE", elapsed_ms: 9000 },
      key,
    );

    assert.equal(second.text, first.text);
  });

  test("rejects a different message under a used key, and a malformed key", async () => {
    const key = randomUUID();
    const data = payloads["/api/contact-datas"];
    await post("/api/contact-datas", data, key);

    assert.equal(
      (await post("/api/contact-datas", { ...data, message: "Other" }, key)).status,
      422,
    );
    assert.equal((await post("/api/contact-datas", data, "short")).status, 400);
  });

  test("applies to one form only, and is stored as a digest", async () => {
    const key = randomUUID();
    const both = await Promise.all([
      post("/api/contact-datas", payloads["/api/contact-datas"], key),
      post("/api/portfolio-forms", payloads["/api/portfolio-forms"], key),
    ]);
    const rows = await query<{ submission_key: string }>(
      running(),
      "select submission_key from portfolio_forms where submission_key is not null",
    );

    assert.deepEqual(
      both.map(({ status }) => status),
      [201, 201],
    );
    assert.equal(rows[0]?.submission_key.includes(key), false);
  });
};

// Unique constraints depend on the database.
onPlainService("a submission key", declareKeys, { onBoth: true });
