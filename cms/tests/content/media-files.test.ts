import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import sharp from "sharp";

import { query } from "../support/query";
import { signInAs } from "../support/users";
import { mediaFile, uploadMedia } from "../support/media";
import { panelService as service } from "../support/shared-panel-service";
import { send, smallestPng, smallPdf } from "../support/visitors";

const script = "alert(document.cookie)";

test("serves library files of other types as downloads that no page can run", async () => {
  const folder = join(service.environment.CMS_PUBLIC_DIR ?? "", "uploads");
  for (const name of ["old.js", "old.html", "old.css", "old"]) {
    writeFileSync(join(folder, name), script);
    const { status, headers } = await fetch(`${service.url}/uploads/${name}`);
    assert.equal(status, 200);
    assert.equal(headers.get("content-type"), "application/octet-stream");
    assert.equal(headers.get("content-disposition"), "attachment");
  }
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>';

test("accepts only files whose content has a supported type", async () => {
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
    assert.match(text, /is not a PNG, JPEG, WebP, AVIF, SVG, PDF, MP4, WebM or VTT file/);
  }
  assert.deepEqual(await query(service, "select * from files"), earlier);

  const taken = [
    mediaFile("dot.PNG", smallestPng),
    mediaFile("dot.png", smallestPng, "text/html"),
    mediaFile("drawing.svg", svg, "image/svg+xml"),
    mediaFile("drawing.svg", `<?xml version="1.0"?>\n<!-- drawn -->${svg}`, "image/svg+xml"),
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

const svgOf = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${content}`;
/** A picture that does not compress, so that half of its file cannot be decoded. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#123456",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#123456" } });
const half = (file: Buffer) => file.subarray(0, file.length / 2);

const unreadable =
  "is not a readable picture: save it again as PNG, JPEG, WebP or AVIF, or as SVG with a width and a height, and upload that.";

test("accepts only images that the site's build can decode", async () => {
  const editor = await signInAs(service, "strapi-editor", "editor-of-pictures@example.com");
  const drawn = noise(300, 200);
  const formats = { png: "png", jpg: "jpeg", webp: "webp", avif: "avif" } as const;
  const refused: [file: ReturnType<typeof mediaFile>, sentence: string][] = [
    [mediaFile("no-root.svg", `<div>${svg}</div>`), unreadable],
    [mediaFile("late.svg", `\n<?xml version="1.0"?>${svg}`), unreadable],
    [mediaFile("open.svg", svgOf('width="8" height="8"><g>')), unreadable],
    [mediaFile("sizeless.svg", svgOf("/>")), unreadable],
    [
      mediaFile("wide.png", await plain(16_384, 8).png().toBuffer()),
      "has 16,384 × 8 pixels: make it smaller, with at most 50,000,000 pixels and 16,383 on a side, and upload that.",
    ],
    [
      mediaFile("many.svg", svgOf('width="9000" height="8000"/>')),
      "has 9,000 × 8,000 pixels: make it smaller, with at most 50,000,000 pixels and 16,383 on a side, and upload that.",
    ],
  ];
  for (const [extension, format] of Object.entries(formats) as [string, "png"][]) {
    const whole = await drawn.clone().toFormat(format).toBuffer();
    refused.push([mediaFile(`cover.${extension}`, half(whole)), unreadable]);
    const { status, text } = await uploadMedia(service.url, editor, {
      file: mediaFile(`cover.${extension}`, whole),
    });
    assert.equal(status, 201, text);
  }

  const { text } = await uploadMedia(service.url, editor);
  const replace = `/files/${JSON.parse(text)[0].id}/replace`;
  const earlier = await query(service, "select * from files");
  for (const [file, sentence] of refused) {
    for (const path of ["", replace]) {
      const response = await uploadMedia(service.url, editor, { file, path });
      assert.equal(response.status, 400, file.fileName + response.text);
      assert.equal(JSON.parse(response.text).error.message, `"${file.fileName}" ${sentence}`);
    }
  }
  assert.deepEqual(await query(service, "select * from files"), earlier);
});

test("counts the pixels of all frames", async () => {
  const editor = await signInAs(service, "strapi-editor", "editor-of-frames@example.com");
  const frames = (count: number) =>
    sharp(
      Array.from({ length: count }, (_, index) => ({
        create: {
          width: 3000,
          height: 4000,
          channels: 3,
          background: { r: 20 * index, g: 0, b: 0 },
        },
      })) as never,
      { join: { animated: true } },
    )
      .webp({ effort: 0 })
      .toBuffer();
  const upload = async (count: number) =>
    uploadMedia(service.url, editor, { file: mediaFile("film.webp", await frames(count)) });

  const { status, text } = await upload(9);
  assert.equal(status, 400);
  assert.equal(
    JSON.parse(text).error.message,
    '"film.webp" has 9 frames of 3,000 × 4,000 pixels: make it smaller or shorter, with at most 100,000,000 pixels in all frames, and upload that.',
  );
  assert.equal((await upload(2)).status, 201);
});

test("says how large a file may be, and that an upload cannot be read", async () => {
  const author = await signInAs(service, "strapi-author", "author-of-large@example.com");
  const large = await uploadMedia(service.url, author, {
    file: mediaFile("large.mp4", Buffer.alloc(20 * 1024 ** 2 + 1), "video/mp4"),
  });
  assert.equal(large.status, 413, large.text);
  assert.match(large.text, /A file may have at most 20 MB/);

  const { status, text } = await send(`${service.url}/upload`, {
    method: "POST",
    headers: { ...author, "Content-Type": "multipart/form-data; boundary=x" },
    body: "--x\r\nContent-Disposition: form-data; na",
  });
  assert.equal(status, 400, text);
  assert.match(text, /The upload could not be read/);
});
