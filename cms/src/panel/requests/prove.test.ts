import assert from "node:assert/strict";
import { test } from "node:test";

import { withProof } from "./prove";

test("the panel retries only a sign-in with proof of work", async () => {
  const sent: [string, string | null][] = [];
  const send: typeof fetch = async (input, init) => {
    const proof = new Headers(init?.headers).get("Proof-Of-Work");
    sent.push([String(input), proof]);

    return new Response("", { status: proof ? 200 : 429 });
  };
  const call = withProof(send, async () => "a proof");

  const login = "http://localhost:1337/admin/login";
  assert.equal((await call(login, { method: "POST" })).status, 200);
  assert.equal((await call("/content-manager/init")).status, 429);
  assert.deepEqual(sent, [
    [login, null],
    [login, "a proof"],
    ["/content-manager/init", null],
  ]);
});
