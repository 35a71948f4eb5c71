import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";

import { challengeService } from "../support/challenge-service";
import { fetchChallenge, prove } from "../support/proof";
import { payloads, sendJson, upload } from "../support/visitors";

describe("the challenge", () => {
  const ask = () => fetchChallenge(challengeService().url);
  const solved = async () => prove(await ask());
  const post = (altcha?: unknown, headers: Record<string, string> = {}) =>
    sendJson(
      `${challengeService().url}/api/contact-datas`,
      { data: { ...payloads["/api/contact-datas"], ...(altcha === undefined ? {} : { altcha }) } },
      headers,
    );

  test("accepts a submission with a solved challenge, once", async () => {
    const altcha = await solved();

    assert.equal((await post(altcha)).status, 201);
    const again = await post(altcha);
    assert.equal(again.status, 400);
    assert.deepEqual(JSON.parse(again.text).error.details.errors[0].path, ["altcha"]);
  });

  test("rejects a submission with a missing, forged or malformed challenge", async () => {
    const challenge = await ask();
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "0" } };
    const late = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 1 } };

    for (const altcha of [
      undefined,
      "",
      5,
      "junk",
      Buffer.from("{}").toString("base64"),
      await prove(easier),
      await prove(late),
    ]) {
      assert.equal((await post(altcha)).status, 400);
    }
  });

  test("checks an upload's own proof before reading the file", async () => {
    const altcha = await solved();
    const send = (headers: Record<string, string>) =>
      upload(challengeService().url, undefined, headers);

    assert.equal((await send({})).status, 400);
    assert.equal((await send({ "Proof-Of-Work": "junk" })).status, 400);
    assert.equal((await send({ "Proof-Of-Work": altcha })).status, 201);
    const again = await send({ "Proof-Of-Work": altcha });
    assert.deepEqual(JSON.parse(again.text).error.details.errors[0].path, ["altcha"]);
  });

  test("accepts a retry with a proof that the first attempt used", async () => {
    const altcha = await solved();
    const key = { "Idempotency-Key": "a-second-try" };

    assert.equal((await post(altcha, key)).text, (await post(altcha, key)).text);
  });

  test("responds to retries of a subscription alike for known and new emails", async () => {
    const subscribe = async (name: string, altcha: string, key: string) =>
      (
        await sendJson(
          `${challengeService().url}/api/subscribes`,
          { data: { name, altcha } },
          { "Idempotency-Key": key },
        )
      ).status;
    const sequence = async (name: string) => {
      const [altcha, key] = [await solved(), randomUUID()];

      return [
        await subscribe(name, altcha, key),
        await subscribe(name, altcha, key),
        await subscribe("other@example.com", altcha, key),
        await subscribe(name, altcha, randomUUID()),
        await subscribe(name, altcha, key),
      ];
    };

    const statuses = [201, 201, 400, 400, 201];
    assert.deepEqual(await sequence("reader@example.com"), statuses);
    assert.deepEqual(await sequence("reader@example.com"), statuses, "known by now");
  });
});
