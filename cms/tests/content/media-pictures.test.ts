import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import sharp, { type Sharp } from "sharp";

import { createPictureUploader } from "../../src/content/seed/pictures";

import { signInAs } from "../support/users";
import { mediaFile, uploadMedia } from "../support/media";
import { panelService as service } from "../support/shared-panel-service";
import { temporaryFolder } from "../support/service";

let signedIn: Promise<Record<string, string>> | undefined;
const editor = () =>
  (signedIn ??= signInAs(service, "strapi-editor", "editor-of-sizes@example.com"));

type Stored = {
  id: number;
  url: string;
  width: number;
  height: number;
  formats: { thumbnail?: { url: string; width: number; height: number } } | null;
};

const store = async (name: string, content: Buffer, path = ""): Promise<Stored> => {
  const { status, text } = await uploadMedia(service.url, await editor(), {
    file: mediaFile(name, content),
    path,
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
  // The types lack pictures to create in a list.
  const film = await sharp(frames as never, { join: { animated: true } })
    .webp()
    .toBuffer();
  const { width, height, formats } = await store("film.webp", film);

  assert.deepEqual({ width, height }, { width: 300, height: 200 });
  assert.equal(formats?.thumbnail?.height, 156);
});

test("keeps all colors of a PNG, and drops who made it where", async () => {
  const pixels = Uint8Array.from({ length: 200 * 100 * 3 }, (_, at) => (at * 7919) % 251);
  const raw = { width: 200, height: 100, channels: 3 as const };
  const plain = sharp(pixels, { raw }).png();
  for (const [name, picture] of [
    ["plain.png", plain],
    ["signed.png", plain.clone().withExif({ IFD0: { Artist: "Ada" } })],
  ] as const) {
    const { url } = await store(name, await picture.toBuffer());
    const stored = Buffer.from(await (await fetch(service.url + url)).arrayBuffer());
    assert.equal((await sharp(stored).metadata()).exif, undefined);
    assert.deepEqual(new Uint8Array(await sharp(stored).raw().toBuffer()), pixels);
  }
});
