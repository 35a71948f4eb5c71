import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { compileFunction } from "node:vm";

import { bodyOf, relaySecret, runRelay, signatureOf } from "../support/relay";
import { project } from "../support/service";

test("a relay that misses a setting says which", async () => {
  const missing = async (environment: Record<string, string>) => {
    const { child, output } = runRelay(environment);
    const [code] = (await once(child, "close")) as [number];
    assert.equal(code, 1);

    return output();
  };

  assert.match(await missing({ RELAY_TO: "toString" }), /^Set RELAY_TO to hubspot or pipedrive\./);
  assert.match(await missing({ RELAY_TO: "hubspot" }), /^Set RELAY_TOKEN/);
  assert.match(await missing({ RELAY_TO: "pipedrive", RELAY_TOKEN: "x" }), /^Set RELAY_SECRET/);
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
  const body = await bodyOf();
  const run = (headers: object, given = body) =>
    check(createRequire(__filename), headers, given, relaySecret) as { form: string };

  assert.equal(run(signatureOf("msg_1", body)).form, "contact");
  const minutesAgo = new Date(Date.now() - 6 * 60_000);
  const other = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  assert.throws(() => run(signatureOf("msg_1", body, relaySecret, minutesAgo)), /Not signed/);
  assert.throws(() => run(signatureOf("msg_1", body, other)), /Not signed/);
  assert.throws(() => run(signatureOf("msg_1", body), body.replace("Ada", "Eve")), /Not signed/);
  assert.throws(() => run({}), /Not signed/);
});
