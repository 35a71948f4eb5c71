import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { test, type TestContext } from "node:test";

import { inboxServer } from "./receive.ts";
import { isAuthentic, sign } from "./signature.ts";

const secret = Buffer.from("C2FVsBQIhrscChlQIMV+b5sSYspob7oD", "base64");
const body = Buffer.from('{"order": 10482, "total": "19.90"}');
const now = 1_700_000_000;

const delivery = (changes: object = {}) => ({
  id: "msg_1",
  timestamp: String(now),
  body,
  signatures: `v1,${sign(secret, "msg_1", String(now), body).toString("base64")}`,
  ...changes,
});

// The example of the specification at standardwebhooks.com, in its JavaScript library's tests.
test("signs as the Standard Webhooks specification does", () => {
  const known = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
  const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
  const text = Buffer.from('{"test": 2432232314}');

  assert.equal(
    sign(known, id, "1614265330", text).toString("base64"),
    "g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

test("accepts a fresh delivery, signed with the new secret or the old", () => {
  const other = Buffer.from("another secret");

  assert.ok(isAuthentic(delivery(), [secret], now + 300));
  assert.ok(isAuthentic(delivery(), [other, secret], now));
  assert.ok(isAuthentic(delivery({ signatures: `v2,x ${delivery().signatures}` }), [secret], now));
});

for (const [what, changes] of Object.entries({
  "another body": { body: Buffer.from('{"order":10482,"total":"19.90"}') },
  "another id": { id: "msg_2" },
  "another time": { timestamp: String(now - 1) },
  "no time": { timestamp: "" },
  "no number as its time": { timestamp: "soon" },
  "no signature": { signatures: "" },
  "a signature that is too short": { signatures: "v1,AAAA" },
  "another version": { signatures: delivery().signatures.replace("v1", "v2") },
})) {
  test(`refuses a delivery with ${what}`, () => {
    assert.equal(isAuthentic(delivery(changes), [secret], now), false);
  });
}

test("refuses what is more than five minutes old, and what no secret signed", () => {
  assert.equal(isAuthentic(delivery(), [secret], now + 301), false);
  assert.equal(isAuthentic(delivery(), [], now), false);
});

const startInbox = async (context: TestContext) => {
  const db = new DatabaseSync(":memory:");
  db.exec("CREATE TABLE inbox (id TEXT PRIMARY KEY, body TEXT NOT NULL)");
  const server = inboxServer(db, [secret]).listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const post = async (text: Buffer, signed = text) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const { status } = await fetch(`http://127.0.0.1:${port}`, {
      method: "POST",
      headers: {
        "webhook-id": "msg_1",
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${sign(secret, "msg_1", timestamp, signed).toString("base64")}`,
      },
      body: new Uint8Array(text),
    });

    return status;
  };

  return { db, post, kept: () => db.prepare("SELECT body FROM inbox").all().length };
};

test("keeps a delivery once, however often it comes", async (context) => {
  const { post, kept } = await startInbox(context);

  assert.deepEqual([await post(body), await post(body)], [204, 204]);
  assert.equal(kept(), 1);
});

test("asks for the delivery again when it cannot be kept", async (context) => {
  const { db, post, kept } = await startInbox(context);
  db.exec("ALTER TABLE inbox RENAME TO elsewhere");
  assert.equal(await post(body), 500);

  db.exec("ALTER TABLE elsewhere RENAME TO inbox");
  assert.equal(await post(body), 204);
  assert.equal(kept(), 1);
});

test("keeps nothing that is forged or too large", async (context) => {
  const { post, kept } = await startInbox(context);

  assert.equal(await post(body, Buffer.from("{}")), 401);
  assert.equal(await post(Buffer.alloc(1024 * 1024 + 1)), 413);
  assert.equal(kept(), 0);
});
