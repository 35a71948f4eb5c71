import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { onBothDatabases } from "./support/databases";
import { startService, type Service } from "./support/service";
import { payloads, sendJson, unlimited } from "./support/visitors";

void onBothDatabases("the challenge", (settings) => {
  let service: Service;
  before(async () => {
    service = await startService({
      ...settings(),
      ...unlimited,
      CHALLENGE: "true",
      CHALLENGE_COST: "100",
    });
  });
  after(() => service.stop());

  const ask = async () => (await (await fetch(`${service.url}/api/challenge`)).json()) as Challenge;
  const proof = async (challenge: Challenge) =>
    Buffer.from(
      JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
    ).toString("base64");
  const post = (altcha?: unknown, headers: Record<string, string> = {}) =>
    sendJson(
      `${service.url}/api/contact-datas`,
      { data: { ...payloads["/api/contact-datas"], ...(altcha === undefined ? {} : { altcha }) } },
      headers,
    );

  test("takes a post with a solved challenge, once", async () => {
    const solved = await proof(await ask());

    assert.equal((await post(solved)).status, 201);
    const again = await post(solved);
    assert.equal(again.status, 400);
    assert.deepEqual(JSON.parse(again.text).error.details.errors[0].path, ["altcha"]);
  });

  test("refuses a post without one, with a forged one, with junk", async () => {
    const challenge = await ask();
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "0" } };
    const late = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 1 } };

    for (const altcha of [
      undefined,
      "",
      5,
      "junk",
      Buffer.from("{}").toString("base64"),
      await proof(easier as Challenge),
      await proof(late as Challenge),
    ]) {
      assert.equal((await post(altcha)).status, 400);
    }
  });

  test("answers a second try whose proof the first has used", async () => {
    const solved = await proof(await ask());
    const key = { "Idempotency-Key": "a-second-try" };

    assert.equal((await post(solved, key)).text, (await post(solved, key)).text);
  });
});
