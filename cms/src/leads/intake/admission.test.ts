import assert from "node:assert/strict";
import { test } from "node:test";

import type { Context } from "koa";

import { invalidProof } from "../../server/http/errors";

import { createAdmission } from "./admission";

/** @param capacity whether the form's shared limit has room. */
const admission = (required: boolean, capacity: boolean) => {
  const counted: string[] = [];
  const admit = createAdmission({
    settings: { challenge: { required } },
    limits: {
      hasCapacity: async () => capacity,
      countMail: async () => void counted.push("mail"),
      consumeShared: async () => {
        counted.push("message");

        return capacity;
      },
    },
    challenges: {
      assertSolved: async (proof: unknown) => {
        if (!proof) throw invalidProof();
      },
    },
  } as never);

  return {
    counted,
    send: (proof?: string) => admit({} as Context, { name: "contact", proof, mailsVisitor: true }),
  };
};

for (const [what, required, capacity] of [
  ["always", true, true],
  ["once a shared limit is used up", false, false],
] as const) {
  test(`a message that needs a proof ${what} counts once, though it is sent twice`, async () => {
    const { counted, send } = admission(required, capacity);
    await assert.rejects(send(), { status: 400 });
    assert.deepEqual(counted, []);
    await send("solved");

    assert.deepEqual(counted, ["mail", "message"]);
  });
}

test("a message that needs no proof counts", async () => {
  const { counted, send } = admission(false, true);
  await send();

  assert.deepEqual(counted, ["mail", "message"]);
});
