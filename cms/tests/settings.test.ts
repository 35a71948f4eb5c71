import assert from "node:assert/strict";
import { test } from "node:test";

import { readSettings } from "../src/settings";

import { serviceEnvironment, startProcess } from "./support/service";

test("says in one sentence which settings are missing, and starts nothing", async () => {
  const { JWT_SECRET: _jwt, STRAPI_TOKEN: _token, ...environment } = await serviceEnvironment();
  const { child, output } = await startProcess(environment);

  assert.equal(child.exitCode, 78);
  assert.match(output(), /cannot start: .*JWT_SECRET.*STRAPI_TOKEN/);
  assert.doesNotMatch(output(), /\n\s+at /, "no stack");
});

for (const [name, value] of [
  ["CMS_PORT", "ninety"],
  ["CMS_PORT", "70000"],
  ["DATABASE_URL", "mysql://somewhere"],
  ["JWT_SECRET", "short"],
  ["STRAPI_TOKEN", "a token of several words"],
  ["CMS_PUBLIC_URL", "http://"],
] as const) {
  test(`refuses ${name}=${value} by name`, async () => {
    const environment = { ...(await serviceEnvironment()), [name]: value };

    assert.throws(() => readSettings(environment), new RegExp(name));
  });
}

test("takes an address on this machine for the panel", async () => {
  const environment = { ...(await serviceEnvironment()), CMS_PUBLIC_URL: "http://localhost:1337" };

  assert.equal(readSettings(environment).publicUrl, "http://localhost:1337");
});
