import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { query } from "./support/database";
import { signInAs } from "./support/editor";
import { mediaFile, uploadMedia } from "./support/media";
import { panelService as service } from "./support/panel-service";
import { smallestPng, smallPdf } from "./support/visitors";

const script = "alert(document.cookie)";

test("serves what was in the library before as a download that no page runs", async () => {
  const folder = join(service.environment.CMS_PUBLIC_DIR ?? "", "uploads");
  for (const name of ["old.js", "old.html", "old.css", "old"]) {
    writeFileSync(join(folder, name), script);
    const { status, headers } = await fetch(`${service.url}/uploads/${name}`);
    assert.equal(status, 200);
    assert.equal(headers.get("content-type"), "application/octet-stream");
    assert.equal(headers.get("content-disposition"), "attachment");
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test("takes only files whose bytes are of a type that the site shows", async () => {
  const author = await signInAs(service, "strapi-author", "author-of-files@example.com");
  const refused = [
    mediaFile("evil.js", script, "text/javascript"),
    mediaFile("evil.js", script),
    mediaFile("evil.png", script),
    mediaFile("evil", smallestPng),
    mediaFile("evil.html", smallestPng),
    mediaFile("evil.html", "<html></html>", "text/html"),
    mediaFile("evil.svg", "<html><svg></svg></html>", "image/svg+xml"),
    mediaFile("evil.svg", script, "image/svg+xml"),
    mediaFile("evil.jpg", smallestPng, "image/jpeg"),
    mediaFile("evil.mp4", smallestPng, "video/mp4"),
    mediaFile("evil.pdf", script, "application/pdf"),
    mediaFile("evil.gif", Buffer.from("GIF89a"), "image/gif"),
    mediaFile("evil.xml", "<?xml version='1.0'?><a/>", "text/xml"),
    mediaFile("evil.css", "a{}", "text/css"),
    mediaFile("evil.wasm", Buffer.from("0061736d01000000", "hex"), "application/wasm"),
  ];
  const earlier = await query(service, "select * from files");
  for (const file of refused) {
    const { status, text } = await uploadMedia(service.url, author, { file });
    assert.equal(status, 400, `${file.fileName}, ${file.type}`);
    assert.match(text, /is not a PNG, JPEG, WebP, AVIF, SVG, PDF, MP4 or WebM file/);
  }
  assert.deepEqual(await query(service, "select * from files"), earlier);

  const taken = [
    mediaFile("dot.PNG", smallestPng),
    mediaFile("dot.png", smallestPng, "text/html"),
    mediaFile("drawing.svg", svg, "image/svg+xml"),
    mediaFile("drawing.svg", `\n<?xml version="1.0"?><!-- drawn -->${svg}`, "image/svg+xml"),
    mediaFile("terms.pdf", smallPdf, "application/pdf"),
  ];
  for (const file of taken) {
    const { status, text } = await uploadMedia(service.url, author, { file });
    assert.equal(status, 201, `${file.fileName}: ${text}`);
    const [{ url, mime }] = JSON.parse(text);
    assert.notEqual(mime, "text/html");
    const { headers } = await fetch(service.url + url);
    assert.match(headers.get("content-security-policy") ?? "", /(^|; )sandbox(;|$)/);
    assert.equal(headers.get("x-content-type-options"), "nosniff");
    const isDrawing = file.fileName.endsWith(".svg");
    assert.equal(headers.get("content-disposition"), isDrawing ? "attachment" : null);
  }
});
