import assert from "node:assert/strict";
import { test } from "node:test";

import { countRows, query } from "../support/query";
import { plainService } from "../support/plain-service";
import { formPaths, payloads, send, sendJson, source } from "../support/visitors";

// Requests and responses of submissions. Each field's rules are tested in form-fields.test.ts; rules
// that depend on the database, in idempotency.test.ts and abuse.nightly.test.ts.
const contact = payloads["/api/contact-datas"];

const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  sendJson(plainService().url + path, body, headers);

test("accepts the specification's payload, and responds only with ids", async () => {
  for (const path of formPaths) {
    const response = await post(path, { data: payloads[path] });

    assert.equal(response.status, 201, `${path}: ${response.text}`);
    assert.deepEqual(Object.keys(JSON.parse(response.text)), ["data"]);
    assert.deepEqual(Object.keys(JSON.parse(response.text).data), ["id", "documentId"]);
  }
});

test("reports each invalid field without echoing its value", async () => {
  const response = await post("/api/contact-datas", {
    data: { full_name: "Xy", your_email: "zebra-zebra", message: "", mobile_no: "+quagga" },
  });
  const { error } = JSON.parse(response.text);

  assert.equal(response.status, 400);
  assert.equal(error.name, "ValidationError");
  const errors = error.details.errors as { path: string[]; message: string }[];
  assert.deepEqual(
    errors.map(({ path }) => path),
    [["full_name"], ["your_email"], ["mobile_no"], ["message"]],
  );
  assert.ok(errors.every(({ message }) => message.length > 0));
  assert.doesNotMatch(response.text, /Xy|zebra|quagga|\^|\\/);
});

test("rejects unknown fields, and stores nothing", async () => {
  const rows = await countRows(plainService(), "contact_datas");
  for (const name of [
    "publishedAt",
    "id",
    "documentId",
    "createdBy",
    "createdAt",
    "locale",
    "submission_key",
    "submission_fingerprint",
    "localizations",
    "status",
    "constructor",
    "hasOwnProperty",
  ]) {
    const response = await post("/api/contact-datas", { data: { ...contact, [name]: "x" } });
    assert.equal(response.status, 400, name);
    assert.doesNotMatch(JSON.parse(response.text).error.message, new RegExp(`\\b${name}\\b`));
  }
  const proto = `{"data":${JSON.stringify(contact).slice(0, -1)},"__proto__":{"a":1}}}`;
  const json = { "Content-Type": "application/json" };
  assert.equal(
    (await send(`${plainService().url}/api/contact-datas`, { headers: json, body: proto })).status,
    400,
  );
  assert.equal(await countRows(plainService(), "contact_datas"), rows);
});

test("rejects U+0000, and line breaks that could inject email headers", async () => {
  for (const data of [
    { ...contact, message: "a\u0000b" },
    { ...contact, full_name: "Ada\r\nBcc: all@example.com" },
    { ...contact, your_email: "a@b.cd\nX: y" },
    { ...contact, message: "half a pair \ud800 of units" },
  ]) {
    assert.equal((await post("/api/contact-datas", { data })).status, 400);
  }
  const text = await post("/api/contact-datas", { data: { ...contact, message: "two\nlines" } });
  assert.equal(text.status, 201);
});

test("responds to known and new subscribers alike, in any spelling of the email", async () => {
  const first = await post("/api/subscribes", { data: { name: "Some.One@Example.com" } });
  const rows = await countRows(plainService(), "subscribes");
  const again = await post("/api/subscribes", { data: { name: " some.one@example.COM " } });

  assert.equal(first.status, 201);
  assert.equal(again.text, first.text);
  assert.equal(await countRows(plainService(), "subscribes"), rows);
  const [row] = await query<{ name: string }>(
    plainService(),
    "select name from subscribes order by id desc limit 1",
  );
  assert.equal(row?.name, "some.one@example.com");
});

test("rejects a filled honeypot, and a form filled in under two seconds, if they are sent", async () => {
  const rows = await countRows(plainService(), "contact_datas");
  for (const spamFields of [
    { website: "x" },
    { elapsed_ms: 300 },
    { elapsed_ms: "soon" },
    { elapsed_ms: -1 },
  ]) {
    assert.equal(
      (await post("/api/contact-datas", { data: { ...contact, ...spamFields } })).status,
      400,
    );
  }
  assert.equal(await countRows(plainService(), "contact_datas"), rows);
  const person = { ...contact, website: "", elapsed_ms: 9000 };
  assert.equal((await post("/api/contact-datas", { data: person })).status, 201);
});

test("stores the location of a lookup, drops invalid parts, and stores no IP", async () => {
  const lookup = {
    ip: "203.0.113.9",
    hostname: "x.example",
    loc: "52.5,13.4",
    org: "AS1",
    country: "DE",
    city: "Berlin",
    timezone: "Europe/Berlin",
    postal: "x".repeat(50),
  };
  const response = await post("/api/contact-datas", { data: { ...contact, ...lookup } });
  const [row] = await query<Record<string, unknown>>(
    plainService(),
    "select * from contact_datas order by id desc limit 1",
  );

  assert.equal(response.status, 201, response.text);
  assert.deepEqual([row?.country, row?.city, row?.postal], ["DE", "Berlin", null]);
  assert.equal(JSON.stringify(row).includes("203.0.113.9"), false);
});

/** The source stored with the last lead of a form. */
const lastSource = async (path: string) => {
  const table = path.replace("/api/", "").replaceAll("-", "_");
  const [row] = await query<Record<string, unknown>>(
    plainService(),
    `select ${Object.keys(source).join()} from ${table} order by id desc limit 1`,
  );

  return { ...row };
};

test("stores where a lead of any form comes from", async () => {
  for (const path of formPaths) {
    const data = {
      ...payloads[path],
      ...(path === "/api/subscribes" && { name: "campaign@example.com" }),
      ...source,
    };
    assert.equal((await post(path, { data })).status, 201, path);
    assert.deepEqual(await lastSource(path), source, path);
  }
});

test("accepts a lead with an invalid source, and drops the invalid parts", async () => {
  const invalid = {
    utm_source: "x".repeat(101),
    utm_medium: { $gt: "" },
    utm_term: "two\nlines",
    click_id: "x".repeat(201),
    referrer: "search.example/private?q=me",
    first_page: "https://other.example/",
    previous_page: "/search/?q=me",
  };
  const data = { ...payloads["/api/contact-datas"], ...source, ...invalid };
  assert.equal((await post("/api/contact-datas", { data })).status, 201);

  const dropped = Object.fromEntries(Object.keys(invalid).map((name) => [name, null]));
  assert.deepEqual(await lastSource("/api/contact-datas"), { ...source, ...dropped });
});
