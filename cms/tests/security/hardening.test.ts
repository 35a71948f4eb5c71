import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { countRows } from "../support/query";
import { plainService, temporary } from "../support/plain-service";
import { multipart, payloads, send, sendJson, smallPdf, upload } from "../support/visitors";

// Guards that a stock Strapi lacks (stock-strapi.nightly.test.ts): of origins, bodies and files. They
// do not depend on the database.
const contact = payloads["/api/contact-datas"];
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  sendJson(plainService().url + path, body, headers);

test("lets only the site's pages read responses, without credentials", async () => {
  const own = await post(
    "/api/contact-datas",
    { data: contact },
    { Origin: "https://www.example.com" },
  );
  const crossOrigin = await post(
    "/api/contact-datas",
    { data: contact },
    { Origin: "https://evil.example" },
  );

  assert.equal(own.status, 201);
  assert.equal(own.headers["access-control-allow-origin"], "https://www.example.com");
  assert.equal(own.headers["access-control-allow-credentials"], undefined);
  assert.equal(own.headers["access-control-expose-headers"], "Retry-After, X-Request-Id");
  assert.equal(crossOrigin.headers["access-control-allow-origin"], undefined);
  const unknown = await post("/api/contact-datas", { data: contact });
  assert.equal(unknown.headers["access-control-allow-origin"], undefined);
});

test("stores nothing from other origins, also without a preflight", async () => {
  const rows = await countRows(plainService(), "contact_datas");
  const body = JSON.stringify({ data: contact });
  for (const headers of [
    { "Content-Type": "text/plain", Origin: "https://evil.example" },
    { "Content-Type": "application/json", Origin: "https://evil.example" },
    { "Content-Type": "application/json", Origin: "null" },
    { "Content-Type": "application/json", "Sec-Fetch-Site": "cross-site" },
  ]) {
    assert.equal(
      (await send(`${plainService().url}/api/contact-datas`, { headers, body })).status,
      403,
    );
  }
  const plain = { "Content-Type": "text/plain" };
  assert.equal(
    (await send(`${plainService().url}/api/contact-datas`, { headers: plain, body })).status,
    415,
  );
  assert.equal(await countRows(plainService(), "contact_datas"), rows);
});

test("allows the two headers of the site's forms in a preflight", async () => {
  const preflight = await send(`${plainService().url}/api/contact-datas`, {
    method: "OPTIONS",
    headers: { Origin: "https://www.example.com", "Access-Control-Request-Method": "POST" },
  });

  assert.equal(preflight.status, 204);
  assert.equal(
    preflight.headers["access-control-allow-headers"],
    "Content-Type, Idempotency-Key, Proof-Of-Work",
  );
  const crossOrigin = await send(`${plainService().url}/api/contact-datas`, {
    method: "OPTIONS",
    headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
  });
  for (const name of Object.keys(crossOrigin.headers))
    assert.doesNotMatch(name, /^access-control-/);
});

test("reads multipart bodies only on the upload route, and leaves no file", async () => {
  const large = multipart([
    {
      name: "other",
      fileName: "x.bin",
      type: "application/octet-stream",
      content: Buffer.alloc(3e6),
    },
  ]);
  for (const path of ["/api/nothing", "/api/contact-datas", "/nothing", "/api/home", "/"]) {
    const { status } = await send(plainService().url + path, large);
    // 0: the CMS closed the connection instead of reading the body.
    assert.ok([0, 404, 405, 413, 415].includes(status), `${path}: ${status}`);
  }
  assert.deepEqual(readdirSync(temporary), []);
});

test("ignores media library parameters on the upload route", async () => {
  for (const search of ["?id=1", "?ref=api::home.home", "?path=../x"]) {
    const file = multipart([
      { name: "files", fileName: "cv.pdf", type: "application/pdf", content: smallPdf },
    ]);
    assert.equal((await send(`${plainService().url}/api/upload${search}`, file)).status, 400);
  }
  for (const name of ["ref", "refId", "field", "path", "fileInfo"]) {
    const file = multipart([
      { name: "files", fileName: "cv.pdf", type: "application/pdf", content: smallPdf },
      { name, content: "1" },
    ]);
    assert.equal((await send(`${plainService().url}/api/upload`, file)).status, 400);
  }
  assert.equal(await countRows(plainService(), "files"), 0, "and never touches the media library");
});

test("stores an uploaded file privately, under a generated name and a single-use id", async () => {
  const folder = plainService().environment.CV_FOLDER ?? "";
  const before = readdirSync(folder);
  const response = await upload(plainService().url);
  const id = JSON.parse(response.text).data.id as string;
  assert.equal(response.status, 201);
  assert.deepEqual(Object.keys(JSON.parse(response.text).data), ["id"]);

  const [file] = readdirSync(folder).filter((name) => !before.includes(name));
  assert.match(file ?? "", /^[0-9a-f]{32}$/);
  assert.equal(
    existsSync(join(plainService().environment.CMS_PUBLIC_DIR ?? "", "uploads", file ?? "")),
    false,
  );
  assert.equal((await fetch(`${plainService().url}/uploads/${file}`)).status, 404);

  const application = { data: { ...payloads["/api/emp-datas"], cv: id } };
  assert.equal((await post("/api/emp-datas", application)).status, 201);
  const again = await post("/api/emp-datas", application);
  assert.equal(again.status, 400);
  assert.deepEqual(JSON.parse(again.text).error.details.errors[0].path, ["cv"]);
});

test("limits the depth of a query", async () => {
  const deep = `populate${"[a][populate]".repeat(20)}=*`;
  const response = await fetch(`${plainService().url}/api/home?${deep}`, {
    headers: { Authorization: `Bearer ${plainService().token}` },
  });

  assert.equal(response.status, 400);
});

test("does not echo TRACE requests", async () => {
  for (const path of ["/api/contact-datas", "/_health"]) {
    const { status, text } = await send(plainService().url + path, {
      method: "TRACE",
      headers: { "X-Secret": "mirrored" },
    });
    assert.notEqual(status, 200, path);
    assert.equal(text.includes("mirrored"), false, path);
  }
});

test("guards a route in any spelling of its path", async () => {
  const response = await post("/API/Contact-Datas", { data: { ...contact, role: 1 } });
  assert.equal(response.status, 400);

  const plain = { headers: { "Content-Type": "text/plain" }, body: "{}" };
  assert.equal((await send(`${plainService().url}/API/CONTACT-DATAS`, plain)).status, 415);
});
