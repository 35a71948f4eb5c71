import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { describe, test } from "node:test";

import { readBytes, readJson } from "../../src/server/http/json-body";
import { readOneFile } from "../../src/leads/cvs/multipart";

import { serve } from "../support/koa";
import { multipart, send } from "../support/visitors";

describe("the body reader", () => {
  test("stops at the limit, with or without Content-Length", async () => {
    const url = await serve(async (ctx) => {
      ctx.body = String((await readBytes(ctx.req, 10)).length);
    });

    assert.equal((await send(url, { body: "x".repeat(10) })).text, "10");
    assert.equal((await send(url, { body: "x".repeat(11) })).status, 413);
    const chunked = await fetch(url, {
      method: "POST",
      duplex: "half",
      body: new ReadableStream({
        start(stream) {
          stream.enqueue(new Uint8Array(11));
          stream.close();
        },
      }),
    } as RequestInit);
    assert.equal(chunked.status, 413);
  });

  test("reports an aborted body, also before it is read", async () => {
    const announced = { "content-length": "10" };
    const broken = Object.assign(new PassThrough(), { headers: announced });
    const reading = readBytes(broken as unknown as IncomingMessage, 10);
    broken.end("half");
    await assert.rejects(reading, { status: 400 });

    const gone = Object.assign(new PassThrough(), { headers: announced });
    gone.destroy();
    await assert.rejects(readBytes(gone as unknown as IncomingMessage, 10), { status: 400 });
  });

  test("times out", async () => {
    const url = await serve(async (ctx) => {
      await readBytes(ctx.req, 100, 50);
    });
    const response = await send(url, { headers: { "Content-Length": "50" }, body: "" });

    assert.equal(response.status, 408);
  });

  test("times out on a file", async () => {
    const url = await serve(async (ctx) => {
      await readOneFile(ctx, 200);
    });
    const { headers, body } = multipart([{ name: "files", fileName: "cv.pdf", content: "x" }]);
    const response = await send(url, {
      headers: { ...headers, "Content-Length": "5000" },
      body: body.subarray(0, 100),
    });

    assert.equal(response.status, 408);
  });

  test("accepts only JSON in UTF-8", async () => {
    const url = await serve(async (ctx) => {
      ctx.body = { read: await readJson(ctx, 100) };
    });
    const status = async (type: string, body: Buffer | string, more = {}) =>
      (await send(url, { headers: { "Content-Type": type, ...more }, body })).status;

    assert.equal(await status("application/json", "{}"), 200);
    assert.equal(await status('Application/JSON; charset="UTF-8"', "{}"), 200);
    assert.equal(await status("application/json; charset=utf-16", "{}"), 415);
    assert.equal(await status("application/json", "{}", { "Content-Encoding": "gzip" }), 415);
    assert.equal(await status("text/plain", "{}"), 415);
    assert.equal(await status("application/json", "{"), 400);
    assert.equal(await status("application/json", Buffer.from([0x22, 0xff, 0x22])), 400);
  });
});
