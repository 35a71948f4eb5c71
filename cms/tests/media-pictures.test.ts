import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { crc32 } from "node:zlib";

import sharp, { type Sharp } from "sharp";

import { createPictureUploader } from "../src/content/seed/pictures";

import { signInAs } from "./support/editor";
import { mediaFile, uploadMedia } from "./support/media";
import { panelService as service } from "./support/panel-service";
import { temporaryFolder } from "./support/service";
import { multipart, send, smallestPng, smallPdf } from "./support/visitors";

let signedIn: Promise<Record<string, string>> | undefined;
const editor = () =>
  (signedIn ??= signInAs(service, "strapi-editor", "editor-of-sizes@example.com"));

type Stored = {
  id: number;
  name: string;
  url: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  formats: { thumbnail?: { url: string; width: number; height: number } } | null;
};

const store = async (name: string, content: Buffer, path = "", fields = {}): Promise<Stored> => {
  const { status, text } = await uploadMedia(service.url, await editor(), {
    file: mediaFile(name, content),
    path,
    fields,
  });
  assert.ok([200, 201].includes(status), `${name}: ${status} ${text}`);

  return [JSON.parse(text)].flat()[0];
};

/** Red above green, lying on its side, with the EXIF data that turn it upright. */
const onItsSide = () =>
  sharp({ create: { width: 400, height: 600, channels: 3, background: "#00ff00" } })
    .composite([
      {
        input: { create: { width: 400, height: 300, channels: 3, background: "#ff0000" } },
        gravity: "north",
      },
    ])
    .png()
    .toBuffer()
    .then((upright) => sharp(upright).rotate(270).withMetadata({ orientation: 6 }));

const isUpright = async (url: string) => {
  const file = Buffer.from(await (await fetch(service.url + url)).arrayBuffer());
  const { data, info } = await sharp(file)
    .resize(2, 3, { fit: "fill", kernel: "nearest" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { orientation, width, height } = await sharp(file).metadata();
  assert.equal(orientation ?? 1, 1);
  assert.ok((data[0] ?? 0) > 200 && (data[1] ?? 255) < 60, "red is above");
  const last = data.subarray(-info.channels);
  assert.ok((last[1] ?? 0) > 200 && (last[0] ?? 255) < 60, "green is below");

  return { width, height };
};

const assertUpright = async ({ url, width, height, formats }: Stored) => {
  assert.deepEqual({ width, height }, { width: 400, height: 600 });
  assert.deepEqual(await isUpright(url), { width: 400, height: 600 });
  const { thumbnail } = formats ?? {};
  assert.ok(thumbnail);
  const { width: across, height: down } = thumbnail;
  assert.deepEqual(await isUpright(thumbnail.url), { width: across, height: down });
  assert.ok(across < down);
};

const encodings: Record<string, (picture: Sharp) => Sharp> = {
  "phone.jpg": (picture) => picture.jpeg({ quality: 90 }),
  // Strapi would make it larger, and keeps the original.
  "small.jpg": (picture) => picture.jpeg({ quality: 10 }),
  "scan.png": (picture) => picture.png(),
  "phone.webp": (picture) => picture.webp({ quality: 90 }),
};

for (const [name, encode] of Object.entries(encodings)) {
  test(`stores ${name} upright on every way into the library`, async () => {
    const file = await encode(await onItsSide()).toBuffer();
    const stored = await store(name, file);
    await assertUpright(stored);
    await assertUpright(await store(name, file, "/files"));
    await assertUpright(await store(name, file, `/files/${stored.id}/replace`));
    await assertUpright(await store(name, file, `?id=${stored.id}`));
  });
}

test("stores a picture of the seed upright", async () => {
  const folder = temporaryFolder("seed");
  mkdirSync(join(folder, "pictures"));
  writeFileSync(join(folder, "pictures.yaml"), "seed-phone.jpg: A phone's picture");
  await (await onItsSide()).jpeg().toFile(join(folder, "pictures/seed-phone.jpg"));
  const id = await createPictureUploader(service.strapi, folder)("seed-phone.jpg");
  const uploads = service.strapi.plugin("upload").service("upload");

  await assertUpright(await uploads.findOne(id));
});

test("stores pictures upright whatever the library's settings say", async () => {
  const file = await (await onItsSide()).jpeg({ quality: 90 }).toBuffer();
  const uploads = service.strapi.plugin("upload").service("upload");
  const settings = await uploads.getSettings();
  await uploads.setSettings({ ...settings, sizeOptimization: false, autoOrientation: false });
  try {
    await assertUpright(await store("plain.jpg", file));
  } finally {
    await uploads.setSettings(settings);
  }
});

test("records the size of one frame of an animation", async () => {
  const frames = ["#123456", "#654321"].map((background) => ({
    create: { width: 300, height: 200, channels: 3 as const, background },
  }));
  const film = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const { width, height, formats } = await store("film.webp", film);

  assert.deepEqual({ width, height }, { width: 300, height: 200 });
  assert.equal(formats?.thumbnail?.height, 156);
});

/** An ISO base media file with other brands. */
const branded = (file: Buffer, major: string) =>
  Buffer.concat([file.subarray(0, 8), Buffer.from(major), file.subarray(12)]);
const ftyp = (major: string) =>
  Buffer.from(`\0\0\0\x18ftyp${major}\0\0\x02\0isommp42\0\0\0\x08free`);

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
    ["printer.pdf", pdf("\u001b%-12345X@PJL JOB\r\n"), ".pdf", "application/pdf"],
  ] as const) {
    const stored = await store(name, content);
    assert.equal(stored.ext, ext, name);
    assert.ok(stored.url.endsWith(ext), stored.url);
    assert.equal(stored.mime, mime, name);
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
