import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";

import { send } from "./send.ts";

/** A server that notes the key of each request; `answers` are statuses, or null to hang up. */
const serve = async (context: TestContext, answers: (number | null)[]) => {
  context.mock.method(Math, "random", () => 0);
  const keys: unknown[] = [];
  const listener: RequestListener = ({ headers, socket }, response) => {
    const status = answers[keys.push(headers["idempotency-key"]) - 1] ?? 500;
    if (answers[keys.length - 1] === null) socket.destroy();
    else response.writeHead(status).end();
  };
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;

  return { url: `http://127.0.0.1:${port}`, keys };
};

test("tries again with the same key when the server is busy or hangs up", async (context) => {
  const { url, keys } = await serve(context, [503, null, 201]);
  const response = await send(url, {}, "key-1");

  assert.equal(response.status, 201);
  assert.deepEqual(keys, ["key-1", "key-1", "key-1"]);
});

test("does not repeat a request that the server understood and refused", async (context) => {
  const { url, keys } = await serve(context, [400]);

  assert.equal((await send(url, {}, "key-2")).status, 400);
  assert.equal(keys.length, 1);
});

test("gives up after four attempts and says why", async (context) => {
  const { url, keys } = await serve(context, [503, 503, 503, 503]);

  await assert.rejects(send(url, {}, "key-3"), /HTTP 503/);
  assert.equal(keys.length, 4);
});
