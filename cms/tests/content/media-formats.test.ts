import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32 } from "node:zlib";

import sharp from "sharp";

import { mimeTypeOf } from "../../src/common/mime-types";
import { mediaTypes } from "../../src/content/media/media-types";

import { signInAs } from "../support/users";
import { mediaFile, uploadMedia } from "../support/media";
import { panelService as service } from "../support/shared-panel-service";
import { multipart, send, smallestPng, smallPdf } from "../support/visitors";

let signedIn: Promise<Record<string, string>> | undefined;
const editor = () =>
  (signedIn ??= signInAs(service, "strapi-editor", "editor-of-formats@example.com"));

/** An ISO base media file with other brands. */
const branded = (file: Buffer, major: string) =>
  Buffer.concat([file.subarray(0, 8), Buffer.from(major), file.subarray(12)]);
const ftyp = (major: string) =>
  Buffer.from(`\0\0\0\x18ftyp${major}\0\0\x02\0isom\0\0\0\0\0\0\0\x08free`);

test("accepts what common programs write, under the extension that the site knows", async () => {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } });
  const jpeg = await plain.clone().jpeg().toBuffer();
  const avif = await plain.clone().avif().toBuffer();
  const pdf = (before: string) => Buffer.concat([Buffer.from(before), smallPdf]);
  for (const [name, content, ext, mime] of [
    ["photo.JPG", jpeg, ".JPG", "image/jpeg"],
    ["photo.jpe", jpeg, ".jpg", "image/jpeg"],
    ["photo.JFIF", jpeg, ".jpg", "image/jpeg"],
    ["photo.pjpeg", jpeg, ".jpg", "image/jpeg"],
    ...["avif", "mif1"].map(
      (brand) => [`${brand}.avif`, branded(avif, brand), ".avif", "image/avif"] as const,
    ),
    ...["isom", "iso6", "mp42", "avc1", "M4V ", "dash"].map(
      (brand) => [`${brand.trim()}.mp4`, ftyp(brand), ".mp4", "video/mp4"] as const,
    ),
    ["apple.m4v", ftyp("M4V "), ".mp4", "video/mp4"],
    ["mark.pdf", pdf("\ufeff"), ".pdf", "application/pdf"],
    ["lines.pdf", pdf("\r\n\r\n"), ".pdf", "application/pdf"],
    ...["", "\ufeff"].map(
      (mark) =>
        [
          `captions${mark.length}.vtt`,
          Buffer.from(`${mark}WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n`),
          ".vtt",
          "text/vtt",
        ] as const,
    ),
    ["printer.pdf", pdf("\u001b%-12345X@PJL JOB\r\n"), ".pdf", "application/pdf"],
  ] as const) {
    const file = mediaFile(name, content);
    const { status, text } = await uploadMedia(service.url, await editor(), { file });
    assert.equal(status, 201, `${name}: ${text}`);
    const [stored] = JSON.parse(text);
    assert.equal(stored.ext, ext, name);
    assert.ok(stored.url.endsWith(ext), stored.url);
    assert.equal(stored.mime, mime, name);
  }
});

test("every accepted type is one that the site serves", () => {
  for (const [extension, type] of mediaTypes) {
    assert.equal(mimeTypeOf(`file${extension}`).split(";")[0], type);
  }
});

test("stores several files under their usual extensions, each with its own text", async () => {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } })
    .jpeg()
    .toBuffer();
  const names = ["one.jfif", "two.jpe"];
  const request = multipart([
    ...names.map((name) => mediaFile(name, jpeg)),
    ...names.map((name) => ({
      name: "fileInfo",
      content: JSON.stringify({ name, alternativeText: `Text of ${name}` }),
    })),
  ]);
  const { status, text } = await send(`${service.url}/upload`, {
    ...request,
    headers: { ...request.headers, ...(await editor()) },
  });
  assert.equal(status, 201, text);
  assert.deepEqual(
    (JSON.parse(text) as { name: string; alternativeText: string }[]).map((file) => [
      file.name,
      file.alternativeText,
    ]),
    [
      ["one.jpg", "Text of one.jfif"],
      ["two.jpg", "Text of two.jpe"],
    ],
  );
});

/** A still PNG with the chunk that announces an animation, as in the PNG specification. */
const animatedPng = () => {
  const control = Buffer.concat([Buffer.from("acTL"), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(control));
  const afterHeader = 33;

  return Buffer.concat([
    smallestPng.subarray(0, afterHeader),
    Buffer.from([0, 0, 0, 8]),
    control,
    sum,
    smallestPng.subarray(afterHeader),
  ]);
};

test("says why an animated PNG or a program's other file is refused", async () => {
  for (const [name, content, sentence] of [
    ["film.png", animatedPng(), /"film.png" is an animated PNG, of which the site shows only one/],
    ["film.apng", animatedPng(), /"film.apng" is an animated PNG/],
    ["photo.avif", ftyp("mif1"), /is not a PNG, JPEG/],
    ["film.mp4", ftyp("qt  "), /is not a PNG, JPEG/],
    ["page.pdf", Buffer.concat([Buffer.from("<html>"), smallPdf]), /is not a PNG, JPEG/],
  ] as const) {
    const file = mediaFile(name, content);
    const { status, text } = await uploadMedia(service.url, await editor(), { file });
    assert.equal(status, 400, name);
    assert.match(JSON.parse(text).error.message, sentence);
  }
});
