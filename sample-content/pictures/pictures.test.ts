import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { fingerprint, listAlternativeTexts, type Manifest } from "./output.ts";
import { pictures } from "./pictures.ts";

const seed = join(import.meta.dirname, "../records");
const manifest: Manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, "manifest.json"), "utf8"),
);

/** Width and height in pixels, from the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const [name, { draw }] of Object.entries(pictures)) {
  test(`${name} has not changed`, () => {
    const svg = draw();
    const png = readFileSync(join(seed, "pictures", `${name}.png`));
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];

    assert.deepEqual(
      { svg: fingerprint(svg), png: fingerprint(png) },
      manifest[name],
      "it is not as manifest.json says; if that is intended, run npm start -w sample-content/pictures",
    );
    assert.deepEqual(sizeOf(png), [Number(width), Number(height)]);
  });
}

test("the manifest names exactly the pictures that are drawn", () => {
  assert.deepEqual(Object.keys(manifest), Object.keys(pictures));
});

test("the seed lists every picture with its alternative text", () => {
  assert.equal(readFileSync(join(seed, "pictures.yaml"), "utf8"), listAlternativeTexts());
});
