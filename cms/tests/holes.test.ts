import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { after, before, test } from "node:test";

import { countRows, query } from "./support/database";
import { onBothDatabases } from "./support/databases";
import { startService, type Service } from "./support/service";
import {
  formPaths,
  multipart,
  payloads,
  send,
  sendJson,
  smallPdf,
  unlimited,
  upload,
} from "./support/visitors";

const contact = payloads["/api/contact-datas"];

// The holes that a stock Strapi leaves open to the public, each by its reproduction.
void onBothDatabases("the content service", (settings) => {
  let service: Service;
  // A place of its own for whatever the service might drop.
  const temporary = mkdtempSync(join(tmpdir(), "cms-test-temporary-"));
  before(async () => {
    service = await startService({
      TMPDIR: temporary,
      ...settings(),
      ...unlimited,
      SITE_ORIGINS: "https://www.example.com",
    });
  });
  after(async () => {
    await service.stop();
    rmSync(temporary, { recursive: true, force: true });
  });
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    sendJson(service.url + path, body, headers);

  test("accepts a post with the specification's payload alone, and says no more than its ids", async () => {
    for (const path of formPaths) {
      const answer = await post(path, { data: payloads[path] });

      assert.equal(answer.status, 201, `${path}: ${answer.text}`);
      assert.deepEqual(Object.keys(JSON.parse(answer.text)), ["data"]);
      assert.deepEqual(Object.keys(JSON.parse(answer.text).data), ["id", "documentId"]);
    }
  });

  test("lets the site's pages read answers, without credentials, and no other page", async () => {
    const own = await post(
      "/api/contact-datas",
      { data: contact },
      { Origin: "https://www.example.com" },
    );
    const foreign = await post(
      "/api/contact-datas",
      { data: contact },
      { Origin: "https://evil.example" },
    );

    assert.equal(own.status, 201);
    assert.equal(own.headers["access-control-allow-origin"], "https://www.example.com");
    assert.equal(own.headers["access-control-allow-credentials"], undefined);
    assert.equal(foreign.headers["access-control-allow-origin"], undefined);
  });

  test("stores nothing that a foreign page sends, also without a preflight", async () => {
    const rows = await countRows(service, "contact_datas");
    const body = JSON.stringify({ data: contact });
    for (const headers of [
      { "Content-Type": "text/plain", Origin: "https://evil.example" },
      { "Content-Type": "application/json", Origin: "https://evil.example" },
      { "Content-Type": "application/json", Origin: "null" },
      { "Content-Type": "application/json", "Sec-Fetch-Site": "cross-site" },
    ]) {
      assert.equal((await send(`${service.url}/api/contact-datas`, { headers, body })).status, 403);
    }
    const plain = { "Content-Type": "text/plain" };
    assert.equal(
      (await send(`${service.url}/api/contact-datas`, { headers: plain, body })).status,
      415,
    );
    assert.equal(await countRows(service, "contact_datas"), rows);
  });

  test("answers a preflight of the site with the two headers its forms send", async () => {
    const preflight = await send(`${service.url}/api/contact-datas`, {
      method: "OPTIONS",
      headers: { Origin: "https://www.example.com", "Access-Control-Request-Method": "POST" },
    });

    assert.equal(preflight.status, 204);
    assert.equal(
      preflight.headers["access-control-allow-headers"],
      "Content-Type, Idempotency-Key",
    );
  });

  test("reads no multipart body anywhere but on the upload, and leaves no file", async () => {
    const large = multipart([
      {
        name: "other",
        fileName: "x.bin",
        type: "application/octet-stream",
        content: Buffer.alloc(3e6),
      },
    ]);
    for (const path of ["/api/nothing", "/api/contact-datas", "/nothing", "/api/home", "/"]) {
      const { status } = await send(service.url + path, large);
      // 0: the service closed the connection on a body it does not want.
      assert.ok([0, 404, 405, 413, 415].includes(status), `${path}: ${status}`);
    }
    assert.deepEqual(readdirSync(temporary), []);
  });

  test("takes no parameter of the media library on the upload", async () => {
    for (const search of ["?id=1", "?ref=api::home.home", "?path=../x"]) {
      const file = multipart([
        { name: "files", fileName: "cv.pdf", type: "application/pdf", content: smallPdf },
      ]);
      assert.equal((await send(`${service.url}/api/upload${search}`, file)).status, 400);
    }
    for (const name of ["ref", "refId", "field", "path", "fileInfo"]) {
      const file = multipart([
        { name: "files", fileName: "cv.pdf", type: "application/pdf", content: smallPdf },
        { name, content: "1" },
      ]);
      assert.equal((await send(`${service.url}/api/upload`, file)).status, 400);
    }
    assert.equal(await countRows(service, "files"), 0, "and never touches the media library");
  });

  test("keeps an uploaded file private, under a name of its own, behind an id that works once", async () => {
    const answer = await upload(service.url);
    const id = JSON.parse(answer.text).data.id as string;
    assert.equal(answer.status, 201);
    assert.deepEqual(Object.keys(JSON.parse(answer.text).data), ["id"]);

    const [file] = readdirSync(service.environment.CV_FOLDER ?? "");
    assert.match(file ?? "", /^[0-9a-f]{32}$/);
    assert.equal(
      existsSync(join(service.environment.CMS_PUBLIC_DIR ?? "", "uploads", file ?? "")),
      false,
    );
    assert.equal((await fetch(`${service.url}/uploads/${file}`)).status, 404);

    const application = { data: { ...payloads["/api/emp-datas"], cv: id } };
    assert.equal((await post("/api/emp-datas", application)).status, 201);
    const again = await post("/api/emp-datas", application);
    assert.equal(again.status, 400);
    assert.deepEqual(JSON.parse(again.text).error.details.errors[0].path, ["cv"]);
  });

  test("shows no content to the public, and no draft without a token", async () => {
    for (const search of [
      "",
      "?status=draft",
      "?status=draft&populate=*",
      "?publicationState=preview",
    ]) {
      assert.match(String((await fetch(`${service.url}/api/home${search}`)).status), /^40[13]$/);
    }
  });

  test("limits how deep a question may go", async () => {
    const deep = `populate${"[a][populate]".repeat(20)}=*`;
    const answer = await fetch(`${service.url}/api/home?${deep}`, {
      headers: { Authorization: `Bearer ${service.token}` },
    });

    assert.equal(answer.status, 400);
  });

  test("guards a route in whatever case it is written", async () => {
    const answer = await post("/API/Contact-Datas", { data: { ...contact, role: 1 } });
    assert.equal(answer.status, 400);

    const plain = { headers: { "Content-Type": "text/plain" }, body: "{}" };
    assert.equal((await send(`${service.url}/API/CONTACT-DATAS`, plain)).status, 415);
  });

  test("points at each faulty field and never repeats what was sent", async () => {
    const answer = await post("/api/contact-datas", {
      data: { full_name: "Xy", your_email: "zebra-zebra", message: "", mobile_no: "+quagga" },
    });
    const { error } = JSON.parse(answer.text);

    assert.equal(answer.status, 400);
    assert.equal(error.name, "ValidationError");
    assert.deepEqual(
      error.details.errors.map(({ path, message }: { path: string[]; message: string }) => [
        ...path,
        message,
      ]),
      [
        ["full_name", "Minimum 3 characters"],
        ["your_email", "Wrong email format"],
        ["mobile_no", "Only the digits of a phone number after a leading plus, at most 16"],
        ["message", "Message is required"],
      ],
    );
    assert.doesNotMatch(answer.text, /Xy|zebra|quagga|\^|\\/);
  });

  test("refuses every field that is not the form's, and stores nothing then", async () => {
    const rows = await countRows(service, "contact_datas");
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
      const answer = await post("/api/contact-datas", { data: { ...contact, [name]: "x" } });
      assert.equal(answer.status, 400, name);
      assert.equal(JSON.parse(answer.text).error.message.includes(name), false);
    }
    const proto = `{"data":${JSON.stringify(contact).slice(0, -1)},"__proto__":{"a":1}}}`;
    const json = { "Content-Type": "application/json" };
    assert.equal(
      (await send(`${service.url}/api/contact-datas`, { headers: json, body: proto })).status,
      400,
    );
    assert.equal(await countRows(service, "contact_datas"), rows);
  });

  test("refuses U+0000 and line breaks where a mail header could take them", async () => {
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

  test("answers a known subscriber like a new one, however the address is written", async () => {
    const first = await post("/api/subscribes", { data: { name: "Some.One@Example.com" } });
    const rows = await countRows(service, "subscribes");
    const again = await post("/api/subscribes", { data: { name: " some.one@example.COM " } });

    assert.equal(first.status, 201);
    assert.equal(again.text, first.text);
    assert.equal(await countRows(service, "subscribes"), rows);
    const [row] = await query<{ name: string }>(
      service,
      "select name from subscribes order by id desc limit 1",
    );
    assert.equal(row?.name, "some.one@example.com");
  });

  test("refuses a filled honeypot and a form filled in under two seconds, where the form sends them", async () => {
    const rows = await countRows(service, "contact_datas");
    for (const trap of [
      { website: "x" },
      { elapsed_ms: 300 },
      { elapsed_ms: "soon" },
      { elapsed_ms: -1 },
    ]) {
      assert.equal(
        (await post("/api/contact-datas", { data: { ...contact, ...trap } })).status,
        400,
      );
    }
    assert.equal(await countRows(service, "contact_datas"), rows);
    const person = { ...contact, website: "", elapsed_ms: 9000 };
    assert.equal((await post("/api/contact-datas", { data: person })).status, 201);
  });

  test("keeps the place that a lookup found, drops what it cannot use, and stores no address", async () => {
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
    const answer = await post("/api/contact-datas", { data: { ...contact, ...lookup } });
    const [row] = await query<Record<string, unknown>>(
      service,
      "select * from contact_datas order by id desc limit 1",
    );

    assert.equal(answer.status, 201, answer.text);
    assert.deepEqual([row?.country, row?.city, row?.postal], ["DE", "Berlin", null]);
    assert.equal(JSON.stringify(row).includes("203.0.113.9"), false);
  });
});
