import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";

import Koa from "koa";

import { setResponseHeaders } from "../../src/server/http/response-headers";

import { challengeService, limit } from "../support/challenge-service";
import { observatoryScore } from "../support/observatory";
import { fetchChallenge, prove } from "../support/proof";
import { multipart, payloads, type RawResponse, send, sendJson, upload } from "../support/visitors";

/** Asserts the headers of the OWASP REST Security Cheat Sheet, "Security Headers". */
const assertGuarded = ({ headers }: Pick<RawResponse, "headers">, what: string) => {
  const policy = headers["content-security-policy"] ?? "";

  assert.match(policy, /^default-src 'none'; .*frame-ancestors 'none'/, what);
  assert.equal(headers["x-frame-options"], "DENY", what);
  assert.equal(headers["x-content-type-options"], "nosniff", what);
  assert.equal(headers["referrer-policy"], "no-referrer", what);
  assert.equal(headers["cross-origin-resource-policy"], "same-origin", what);
  assert.equal(headers["cache-control"], "no-store", what);
};

test("responses to internal errors have the security headers", async () => {
  const app = new Koa();
  // Like Strapi's error handler, which wraps our middlewares.
  app.use(async (ctx, next) => {
    await next().catch(() => {
      ctx.status = 500;
      ctx.body = { error: "failed" };
    });
  });
  app.use(setResponseHeaders);
  app.use(() => Promise.reject(new Error("broken")));
  const server = createServer((request, response) => void app.callback()(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const answer = await send(`http://127.0.0.1:${port}`, { method: "GET" });
  server.close();

  assert.equal(answer.status, 500);
  assertGuarded(answer, "500");
});

describe("every response of the CMS", () => {
  const json = { "Content-Type": "application/json" };
  const at = (path: string) => challengeService().url + path;
  const contact = () => at("/api/contact-datas");
  const uploadWithProof = async () =>
    upload(challengeService().url, undefined, {
      "Proof-Of-Work": await prove(await fetchChallenge(challengeService().url)),
    });
  const responses: [status: number, what: string, ask: () => Promise<RawResponse>][] = [
    [200, "what was asked for", () => send(at("/api/challenge"), { method: "GET" })],
    [201, "something stored", () => uploadWithProof()],
    [204, "a preflight", () => preflight()],
    [400, "a fault in a form", () => sendJson(contact(), { data: {} })],
    [400, "a body that is no JSON", () => send(contact(), { headers: json, body: "{" })],
    [403, "another origin", () => sendJson(contact(), {}, { Origin: "https://evil.example" })],
    [401, "content without a token", () => send(at("/api/home"), { method: "GET" })],
    [404, "nothing there", () => send(at("/api/nothing"), { method: "GET" })],
    [404, "a forged link", () => send(at("/api/cvs/x"), { method: "GET" })],
    [405, "a method that is not served", () => send(contact(), { method: "DELETE" })],
    [413, "too much", () => send(contact(), { headers: json, body: "x".repeat(30_000) })],
    [415, "another type", () => send(contact(), { body: "x" })],
    [405, "files where none are taken", () => send(at("/api/home"), multipart([]))],
    [429, "too many", () => tooMany()],
  ];
  const preflight = () =>
    send(contact(), {
      method: "OPTIONS",
      headers: { Origin: "http://localhost:9000", "Access-Control-Request-Method": "POST" },
    });
  const tooMany = async () => {
    const data = payloads["/api/portfolio-forms"];
    const post = () => sendJson(at("/api/portfolio-forms"), { data }, {}, "127.5.0.1");
    for (let number = 0; number < limit; number++) await post();

    return post();
  };

  for (const [status, what, ask] of responses) {
    test(`has security headers and an HTTP Observatory score of at least 100: ${status}, ${what}`, async () => {
      const answer = await ask();

      assert.equal(answer.status, status, answer.text);
      assertGuarded(answer, what);
      assert.ok(observatoryScore(answer.headers) >= 100, String(observatoryScore(answer.headers)));
    });
  }

  test("is scored by rules that detect missing headers", () => {
    assert.equal(observatoryScore({}), 30);
    assert.equal(
      observatoryScore({
        "content-security-policy": "default-src 'self' 'unsafe-inline'",
        "strict-transport-security": "max-age=60",
        "x-frame-options": "SAMEORIGIN",
        "set-cookie": "a=b",
      }),
      25,
    );
  });
});
