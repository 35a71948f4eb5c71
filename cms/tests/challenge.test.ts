import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";

import { query } from "./support/database";
import { onAnyDatabase } from "./support/databases";
import { askChallenge, prove } from "./support/proof";
import { startService, type Service } from "./support/service";
import { payloads, sendJson, unlimited, upload } from "./support/visitors";

onAnyDatabase("the challenge", (settings, database) => {
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

  const ask = () => askChallenge(service.url);
  const solved = async () => prove(await ask());
  const post = (altcha?: unknown, headers: Record<string, string> = {}) =>
    sendJson(
      `${service.url}/api/contact-datas`,
      { data: { ...payloads["/api/contact-datas"], ...(altcha === undefined ? {} : { altcha }) } },
      headers,
    );

  test("takes a post with a solved challenge, once", async () => {
    const altcha = await solved();

    assert.equal((await post(altcha)).status, 201);
    const again = await post(altcha);
    assert.equal(again.status, 400);
    assert.deepEqual(JSON.parse(again.text).error.details.errors[0].path, ["altcha"]);

    if (database === "SQLite") return;
    const used = await query(
      service,
      "select relpersistence from pg_class where relname = 'lasting_limits' and exists (select from lasting_limits where key like 'challenge:%')",
    );
    assert.deepEqual(used, [{ relpersistence: "p" }], "a crash of PostgreSQL forgets no use");
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
      await prove(easier),
      await prove(late),
    ]) {
      assert.equal((await post(altcha)).status, 400);
    }
  });

  test("takes an upload with a proof of its own, before it reads the file", async () => {
    const altcha = await solved();
    const send = (headers: Record<string, string>) => upload(service.url, undefined, headers);

    assert.equal((await send({})).status, 400);
    assert.equal((await send({ "Proof-Of-Work": "junk" })).status, 400);
    assert.equal((await send({ "Proof-Of-Work": altcha })).status, 201);
    const again = await send({ "Proof-Of-Work": altcha });
    assert.deepEqual(JSON.parse(again.text).error.details.errors[0].path, ["altcha"]);
  });

  test("answers a second try whose proof the first has used", async () => {
    const altcha = await solved();
    const key = { "Idempotency-Key": "a-second-try" };

    assert.equal((await post(altcha, key)).text, (await post(altcha, key)).text);
  });

  const skip = database === "SQLite" ? false : "shared by instances, as the first test shows";
  test("takes no proof again after a restart", { skip }, async () => {
    const altcha = await solved();
    assert.equal((await post(altcha)).status, 201);
    await service.stop();
    service = await startService(service.environment);

    assert.equal((await post(altcha)).status, 400);
    assert.equal((await post(await solved())).status, 201);
  });

  test("answers further tries of one subscription, to a known address as to a new one", async () => {
    const subscribe = async (name: string, altcha: string, key: string) =>
      (
        await sendJson(
          `${service.url}/api/subscribes`,
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

    const answers = [201, 201, 400, 400, 201];
    assert.deepEqual(await sequence("reader@example.com"), answers);
    assert.deepEqual(await sequence("reader@example.com"), answers, "known by now");
  });
});
