import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, describe, test } from "node:test";

import Koa, { type Middleware } from "koa";

import { readBytes, readJson } from "../src/http/json-body";
import { restrictContentQuery } from "../src/access/content-query";
import { restrictOrigins } from "../src/http/origins";
import { handleErrors, HttpError } from "../src/http/errors";
import { logRequests } from "../src/http/request-log";
import { retryDelayMs } from "../src/outbox/deliver";
import { contextFields } from "../src/forms/fields";
import { forms } from "../src/forms/forms";
import { opaqueReceipt } from "../src/submissions/receipt";
import { assertNotSpam } from "../src/submissions/spam";
import { dataOf, validate } from "../src/forms/validate";
import { readLink, signLink } from "../src/uploads/signed-link";
import { readOneFile } from "../src/uploads/multipart";
import { displayName } from "../src/uploads/receive";

import { multipart, send } from "./support/visitors";

const servers: Server[] = [];
after(() => servers.forEach((server) => server.close()));

/** One guard alone, in front of an answer. */
const serve = async (...guards: Middleware[]) => {
  const app = new Koa();
  app.use(handleErrors);
  guards.forEach((guard) => app.use(guard));
  app.use((ctx) => {
    ctx.body ??= { data: "served" };
  });
  const server = createServer((request, response) => void app.callback()(request, response));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));

  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const errorOf = (act: () => unknown): HttpError => {
  try {
    act();
  } catch (error) {
    if (error instanceof HttpError) return error;
  }
  throw new Error("Nothing was refused");
};

describe("the body reader", () => {
  test("stops at the limit, announced or not", async () => {
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
    });
    assert.equal(chunked.status, 413);
  });

  test("does not wait for ever", async () => {
    const url = await serve(async (ctx) => {
      await readBytes(ctx.req, 100, 50);
    });
    const answer = await send(url, { headers: { "Content-Length": "50" }, body: "" });

    assert.equal(answer.status, 408);
  });

  test("does not wait for ever for a file that pauses", { timeout: 20_000 }, async () => {
    const url = await serve(async (ctx) => {
      await readOneFile(ctx, { wholeMs: 600_000, pauseMs: 50 });
    });
    const { headers, body } = multipart([{ name: "files", fileName: "cv.pdf", content: "x" }]);
    const answer = await send(url, {
      headers: { ...headers, "Content-Length": "5000" },
      body: body.subarray(0, 100),
    });

    assert.equal(answer.status, 408);
  });

  test("waits for a file that comes slowly and steadily", async () => {
    const url = await serve(async (ctx) => {
      const { content } = await readOneFile(ctx, { wholeMs: 600_000, pauseMs: 1000 });
      ctx.body = content;
    });
    const { headers, body } = multipart([{ name: "files", fileName: "cv.pdf", content: "slow" }]);
    const step = Math.ceil(body.length / 5);
    const slowly = async function* () {
      for (let at = 0; at < body.length; at += step) {
        await new Promise((next) => setTimeout(next, 300));
        yield body.subarray(at, at + step);
      }
    };
    const answer = await fetch(url, {
      method: "POST",
      duplex: "half",
      headers,
      body: slowly(),
    } as unknown as RequestInit);

    assert.equal(await answer.text(), "slow");
  });

  test("takes JSON in UTF-8 and nothing else", async () => {
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

test("the origins guard knows the site, itself, and nobody else", async () => {
  const url = await serve(
    restrictOrigins({
      siteOrigins: ["https://www.example.com"],
      publicUrl: "https://cms.example.com",
    }),
  );
  const status = async (headers: Record<string, string>) => (await send(url, { headers })).status;

  assert.equal(await status({}), 200, "programs send no Origin");
  assert.equal(await status({ Origin: "https://www.example.com" }), 200);
  assert.equal(await status({ Origin: "https://cms.example.com" }), 200, "the admin panel");
  assert.equal(await status({ Origin: url }), 200, "the panel at the address it was asked at");
  assert.equal(await status({ Origin: "https://www.example.com.evil.example" }), 403);
  assert.equal(await status({ Origin: "http://www.example.com" }), 403);
  assert.equal(await status({ Origin: "junk" }), 403);
});

test("the query guard limits depth and keeps drafts for tokens", async () => {
  const url = await serve(async (ctx, next) => {
    Object.defineProperty(ctx, "query", {
      value: {
        status: ctx.querystring.includes("status") ? "draft" : undefined,
        populate: ctx.get("X-Path") || nested(Number(ctx.get("X-Depth"))),
      },
    });
    await restrictContentQuery(ctx, next);
  });
  const nested = (depth: number): unknown => (depth > 0 ? { a: nested(depth - 1) } : "*");
  const ask = async (path: string, headers: Record<string, string>) =>
    (await send(url + path, { method: "GET", headers })).status;

  assert.equal(await ask("/api/x?populate", { "X-Depth": "12" }), 200);
  assert.equal(await ask("/api/x?populate", { "X-Depth": "13" }), 400);
  assert.equal(await ask("/api/x?populate", { "X-Path": "a,b.c.d.e.f.g.h" }), 200);
  assert.equal(await ask("/api/x?populate", { "X-Path": "a,b.c.d.e.f.g.h.i" }), 400);
  assert.equal(await ask("/API/x?status=draft", {}), 403);
  assert.equal(await ask("/api/x?status=draft", { Authorization: "Bearer x" }), 200);
});

test("the log has an id, and a line also where a request fails", async () => {
  const lines: object[] = [];
  const log = { http: (_message: string, fields: object) => void lines.push(fields) };
  const trusting = await serve(logRequests(log, true));
  const wary = await serve(logRequests(log, false), () =>
    Promise.reject(new HttpError(418, "Teapot", "No")),
  );
  const headers = { "X-Request-Id": "from-our-proxy" };

  assert.equal((await send(trusting, { headers })).headers["x-request-id"], "from-our-proxy");
  assert.notEqual((await send(wary, { headers })).headers["x-request-id"], "from-our-proxy");
  assert.equal(lines.length, 2);
});

describe("the fields", () => {
  const fields = forms.contact.fields.filter(({ name }) =>
    ["full_name", "your_email", "mobile_no", "message"].includes(name),
  );
  const onlyDigits = "Only the digits of a phone number after a leading plus, at most 16";
  const good = { full_name: " Ada ", your_email: "a@b.cd", mobile_no: "+", message: "x\ty\nz" };

  test("are trimmed, and a lone plus is no number", () => {
    assert.deepEqual(validate(fields, good), {
      full_name: "Ada",
      your_email: "a@b.cd",
      mobile_no: null,
      message: "x\ty\nz",
    });
  });

  test("have the specification's limits and messages", () => {
    for (const [field, value, wanted] of [
      ["full_name", "", "Name is required"],
      ["full_name", "Ad", "Minimum 3 characters"],
      ["full_name", "x".repeat(51), "Maximum 50 characters"],
      ["your_email", "  ", "Email is required"],
      ["your_email", "ab", "Wrong email format"],
      ["your_email", "a@b", "Wrong email format"],
      ["your_email", `${"x".repeat(50)}@b.cd`, "Maximum 50 characters"],
      ["mobile_no", "+12345", "Minimum 7 digit"],
      ["mobile_no", "123456", "Minimum 7 digit"],
      ["mobile_no", "+12345678901234567", "Maximum 16 digits"],
      ["mobile_no", "12345678901234567", onlyDigits],
      ["mobile_no", "+1 555 CALL NOW", onlyDigits],
      ["message", "", "Message is required"],
      ["message", "x".repeat(1001), "Maximum 1000 characters"],
      ["message", 5, "This must be text"],
    ] as const) {
      const refusal = errorOf(() => validate(fields, { ...good, [field]: value }));
      assert.deepEqual(
        refusal.errors?.map(({ path, message: said }) => [...path, said]),
        [[field, wanted]],
      );
    }
    assert.ok(validate(fields, { ...good, full_name: "x".repeat(50), message: "👩".repeat(500) }));
  });

  test("take a phone number of 7 to 16 characters, spaced or not, with the plus in front or counted", () => {
    for (const number of [
      "1234567",
      "+123456",
      "+1 555 123 4567",
      "(020) 7946-0000",
      "+1234567890123456",
    ]) {
      assert.equal(validate(fields, { ...good, mobile_no: number }).mobile_no, number);
    }
  });

  test("leave out whatever is unusable in what says where a message came from", () => {
    const schema = {
      attributes: {
        city: { type: "string", maxLength: 10 },
        country: { type: "string", maxLength: 2, regex: "^[A-Z]{2}$" },
      },
    };
    const context = contextFields(schema, "city", "country");

    for (const junk of [
      12345,
      true,
      [],
      {},
      "a\u0001b",
      "a\tb",
      "\u0000",
      "\ud800",
      "x".repeat(11),
    ]) {
      assert.deepEqual(validate(context, { city: junk, country: junk }), {
        city: null,
        country: null,
      });
    }
    assert.deepEqual(validate(context, { city: " Oslo ", country: "NO" }), {
      city: "Oslo",
      country: "NO",
    });
  });

  test("are an object in data, alone", () => {
    for (const body of [null, [], "x", {}, { data: [] }, { data: null }, { data: {}, meta: {} }]) {
      assert.equal(errorOf(() => dataOf(body)).status, 400);
    }
  });

  test("set traps only where they are sent", () => {
    assertNotSpam({});
    assertNotSpam({ website: "", elapsed_ms: 2000 });
    assert.equal(errorOf(() => assertNotSpam({ website: "x" })).status, 400);
    assert.equal(errorOf(() => assertNotSpam({ elapsed_ms: 1999 })).status, 400);
    assert.equal(errorOf(() => assertNotSpam({ elapsed_ms: Infinity })).status, 400);
  });
});

test("a link works until its moment, with its own secret", () => {
  const token = signLink("secret", "abcdefgh12345678", new Date(10_000));

  assert.equal(readLink("secret", token, 9_999), "abcdefgh12345678");
  assert.equal(readLink("secret", token, 10_000), undefined);
  assert.equal(readLink("other", token, 0), undefined);
});

test("a file name for people has no path, no marks of direction, and an end", () => {
  assert.equal(displayName("..\\..\\C:\\évil\u202efdp.exe"), "évil_fdp.exe");
  assert.equal(displayName('a"b\r\nc;.pdf'), "a_b__c_.pdf");
  assert.equal(displayName(`${"x".repeat(500)}.pdf`).length, 120);
});

test("a receipt is the same for the same address and fits what a number can hold", () => {
  const receipt = opaqueReceipt("secret", "a@b.cd");

  assert.deepEqual(receipt, opaqueReceipt("secret", "a@b.cd"));
  assert.notDeepEqual(receipt, opaqueReceipt("secret", "a@b.ce"));
  assert.ok(Number.isSafeInteger(receipt.id));
  assert.match(receipt.documentId, /^[a-z0-9]{24}$/);
});

test("pauses between tries double, up to six hours", () => {
  assert.deepEqual(
    [1, 2, 3].map((attempts) => retryDelayMs(attempts, 30)),
    [30_000, 60_000, 120_000],
  );
  assert.equal(retryDelayMs(100, 30), 6 * 60 * 60 * 1000);
});
