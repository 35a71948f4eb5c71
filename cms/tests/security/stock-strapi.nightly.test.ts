import assert from "node:assert/strict";
import { readdirSync } from "node:fs";

import { after, before, test } from "node:test";

import { query } from "../support/query";
import { startStock, type Stock } from "../support/stock";
import { multipart, payloads, send, sendJson, smallPdf, upload } from "../support/visitors";

const contact = payloads["/api/contact-datas"];
const evil = { Origin: "https://evil.example" };

// Proves that the guards of hardening.test.ts and submissions.test.ts are needed: a stock Strapi lacks
// them. If a test fails here, Strapi has fixed the issue, and our guard can be removed.
let stock: Stock;
before(async () => {
  stock = await startStock();
});
after(() => stock.stop());
const post = (path: string, data: unknown, headers?: Record<string, string>) =>
  sendJson(stock.url + path, { data }, headers);

test("lets any page read responses, with credentials", async () => {
  const { headers } = await post("/api/contact-datas", contact, evil);

  assert.equal(headers["access-control-allow-origin"], evil.Origin);
  assert.equal(headers["access-control-allow-credentials"], "true");
});

test("stores requests from other origins without a preflight", async () => {
  const body = new URLSearchParams(
    Object.entries(contact).map(([name, value]): [string, string] => [
      `data[${name}]`,
      String(value),
    ]),
  ).toString();
  const headers = { ...evil, "Content-Type": "application/x-www-form-urlencoded" };

  assert.equal((await send(`${stock.url}/api/contact-datas`, { headers, body })).status, 201);
});

test("keeps the files of a multipart body on a path that does not exist", async () => {
  const content = Buffer.alloc(3e6);
  const part = { name: "other", fileName: "x.bin", type: "application/octet-stream", content };
  const response = await send(`${stock.url}/api/nothing`, multipart([part]));

  assert.equal(response.status, 405);
  assert.notDeepEqual(readdirSync(stock.temporary), []);
});

test("accepts HTML after a PDF signature, and serves it publicly", async () => {
  const content = "%PDF-1.4\n<script>alert(1)</script>";
  const response = await upload(stock.url, {
    fileName: "cv.pdf",
    type: "application/pdf",
    content,
  });
  const [{ url }] = JSON.parse(response.text);

  assert.equal(response.status, 201);
  assert.equal(await (await fetch(stock.url + url)).text(), content);
});

test("lets a visitor with upload permission replace any file", async () => {
  const [{ id, url }] = JSON.parse((await upload(stock.url)).text);
  const content = Buffer.concat([smallPdf, Buffer.from("replaced")]);
  const part = { name: "files", fileName: "cv.pdf", type: "application/pdf", content };
  await send(`${stock.url}/api/upload?id=${id}`, multipart([part]));

  assert.match(await (await fetch(stock.url + url)).text(), /replaced$/);
});

test("shows drafts to anonymous users", async () => {
  await sendJson(`${stock.url}/api/notes?status=draft`, { data: { text: "not yet" } });
  const published = await (await fetch(`${stock.url}/api/notes`)).text();
  const drafts = await (await fetch(`${stock.url}/api/notes?status=draft`)).text();

  assert.doesNotMatch(published, /not yet/);
  assert.match(drafts, /not yet/);
});

test("writes private fields", async () => {
  await post("/api/notes", { text: "forged", secret: "x" });
  const [row] = await query<{ secret: string }>(
    stock,
    "select secret from notes where secret is not null",
  );

  assert.equal(row?.secret, "x");
});

test("matches a route in any spelling of its path", async () => {
  assert.equal((await post("/API/Contact-Datas", contact)).status, 201);
});

test("echoes submitted values and validation patterns", async () => {
  const { text } = await post("/api/contact-datas", { ...contact, your_email: "zebra-zebra" });

  assert.match(text, /zebra-zebra/);
  assert.match(text, /\^\[/);
});

test("responds with the whole entry", async () => {
  const { text } = await post("/api/contact-datas", contact);

  assert.equal(JSON.parse(text).data.message, contact.message);
});

test("has no rate limit", async () => {
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => post("/api/contact-datas", contact)),
  );

  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [201]);
});

test("stores line breaks that could inject email headers", async () => {
  const data = { ...contact, full_name: "Ada\r\nBcc: all@example.com" };

  assert.equal((await post("/api/contact-datas", data)).status, 201);
});
