import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { compileFunction } from "node:vm";

import { Webhook } from "standardwebhooks";

import { createLeadEvent } from "../support/lead-event";
import { project } from "../support/service";

const secretOf = (key: string) => `whsec_${Buffer.from(key).toString("base64")}`;
const secret = secretOf("0123456789abcdef0123456789abcdef");
const otherSecret = secretOf("fedcba9876543210fedcba9876543210");

/** The headers that sign a body. */
const signatureOf = (id: string, body: string, key = secret, time = new Date()) => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
  "webhook-signature": new Webhook(key).sign(id, time, body),
});

test("the code of docs/webhooks.md accepts a signed body, and no other", async () => {
  const page = readFileSync(join(project, "../docs/webhooks.md"), "utf8");
  const [, code = ""] =
    /```js\n([^`]*`[^`]*`[^`]*`[^`]*`[^`]*)```/.exec(page.slice(page.indexOf("## n8n"))) ?? [];
  const check = compileFunction(`${code} return data;`, [
    "require",
    "headers",
    "rawBody",
    "secret",
  ]);
  const body = JSON.stringify(
    await createLeadEvent({
      documentId: "abcdefgh12345678",
      createdAt: "2026-01-31T12:00:00.000Z",
      full_name: "Ada Lovelace",
    }),
  );
  const run = (headers: object, given = body) =>
    check(createRequire(__filename), headers, given, secret) as { form: string };

  assert.equal(run(signatureOf("msg_1", body)).form, "contact");
  const minutesAgo = new Date(Date.now() - 6 * 60_000);
  assert.throws(() => run(signatureOf("msg_1", body, secret, minutesAgo)), /Not signed/);
  assert.throws(() => run(signatureOf("msg_1", body, otherSecret)), /Not signed/);
  assert.throws(() => run(signatureOf("msg_1", body), body.replace("Ada", "Eve")), /Not signed/);
  assert.throws(() => run({}), /Not signed/);
});
