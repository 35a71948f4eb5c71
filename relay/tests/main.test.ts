import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";

import { relaySecret, runRelay } from "./support/relay.ts";

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

test("a relay with empty settings listens on this machine alone", async () => {
  const { child, output } = runRelay({
    RELAY_TO: "hubspot",
    RELAY_TOKEN: "x",
    RELAY_SECRET: relaySecret,
    RELAY_HOST: "",
    RELAY_API_URL: "",
  });
  await once(child.stdout, "data");
  assert.match(output(), /listens at http:\/\/127\.0\.0\.1:\d+/);
  child.kill("SIGTERM");
  await once(child, "close");
});
