import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { iconPaths, webManifestPath } from "../../../common/catalogue/paths";

import { writeIcons } from "./icons";

const drawings = {
  "the site's drawing": readFileSync("brand/icon.svg", "utf8"),
  "a wide drawing with transparent corners": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="10" fill="#ff8a66"/></svg>`,
};

/** Writes the icons of a drawing. @returns a reader of the files by path. */
const write = async (drawing: string) => {
  const publicDir = mkdtempSync(join(tmpdir(), "icons-"));
  const file = join(publicDir, "favicon.svg");
  writeFileSync(file, drawing);
  await writeIcons(publicDir, "Żółw & Co", file);

  return (path: string) => readFileSync(join(publicDir, path));
};

type Entry = { size: number; bytes: number; offset: number };

/** The directory of an .ico file. */
const entriesOf = (ico: Buffer): Entry[] =>
  Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    expect([ico.readUInt8(at + 1), ico.readUInt16LE(at + 4), ico.readUInt16LE(at + 6)]).toEqual([
      ico.readUInt8(at),
      1,
      32,
    ]);

    return {
      size: ico.readUInt8(at),
      bytes: ico.readUInt32LE(at + 8),
      offset: ico.readUInt32LE(at + 12),
    };
  });

/** The distance from the middle to the farthest pixel unlike the corner, in shares of the width. */
const reachOf = async (icon: Buffer) => {
  const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const middle = (width - 1) / 2;
  const isLikeCorner = (index: number) =>
    [0, 1, 2].every(
      (channel) => Math.abs((data[index * channels + channel] ?? 0) - (data[channel] ?? 0)) < 32,
    );
  const distances = Array.from({ length: width * width }, (_, index) =>
    isLikeCorner(index)
      ? 0
      : Math.hypot((index % width) - middle, Math.floor(index / width) - middle),
  );

  return distances.reduce((farthest, distance) => Math.max(farthest, distance), 0) / width;
};

describe.each(Object.entries(drawings))("of %s", (_name, drawing) => {
  it("writes an opaque icon for Apple, and a maskable one with the drawing in its safe zone", async () => {
    const read = await write(drawing);
    for (const [path, size] of [
      [iconPaths.apple, 180],
      [iconPaths.maskable, 512],
    ] as const) {
      const { width, height, format } = await sharp(read(path)).metadata();
      const { isOpaque } = await sharp(read(path)).stats();

      expect({ path, width, height, format, isOpaque }).toEqual({
        path,
        width: size,
        height: size,
        format: "png",
        isOpaque: true,
      });
    }

    const reach = await reachOf(read(iconPaths.maskable));
    expect(reach).toBeGreaterThan(0.15);
    // A circle of 80% of the width.
    expect(reach).toBeLessThanOrEqual(0.4);
  });

  it("writes favicon.ico of two sizes", async () => {
    const ico = (await write(drawing))(iconPaths.ico);
    const entries = entriesOf(ico);

    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
    expect(entries.map(({ size }) => size)).toEqual([32, 16]);
    expect(entries.reduce((sum, { bytes }) => sum + bytes, 6 + 16 * 2)).toBe(ico.length);
    for (const { size, bytes, offset } of entries) {
      const { width, height, format } = await sharp(
        ico.subarray(offset, offset + bytes),
      ).metadata();
      expect([width, height, format]).toEqual([size, size, "png"]);
    }
  });

  it("writes a manifest that names the site, its colors and icons of the stated sizes", async () => {
    const read = await write(drawing);
    const { icons, ...manifest } = JSON.parse(read(webManifestPath).toString("utf8"));
    const colors = readFileSync("brand/_colors.scss", "utf8");

    expect(manifest).toEqual({
      name: "Żółw & Co",
      short_name: "Żółw & Co",
      start_url: "/",
      display: "browser",
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    for (const color of [manifest.theme_color, manifest.background_color]) {
      expect(colors).toContain(color);
    }
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ["192x192", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
    ]);
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(read(src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });
});

it("shows the drawing in each icon as it is, not stretched or blurred", async () => {
  const read = await write(drawings["a wide drawing with transparent corners"]);
  const { data } = await sharp(read(iconPaths.large)).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray(4 * (512 * y + x), 4 * (512 * y + x) + 4),
  ];

  expect(pixel(0, 0)[3]).toBe(0);
  expect(pixel(256, 256)).toEqual([0xff, 0x8a, 0x66, 255]);
  // A circle half as high as the icon is wide.
  expect(pixel(256, 120)[3]).toBe(0);
  expect(pixel(256, 136)[3]).toBe(255);
  expect(pixel(120, 256)[3]).toBe(0);
  expect(pixel(136, 256)[3]).toBe(255);
});
