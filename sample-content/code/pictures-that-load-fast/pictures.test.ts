import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { JSDOM } from "jsdom";

import { chosen } from "./chosen.ts";
import { bytesAt } from "./encode.ts";

const seeded = (name: string) => join(import.meta.dirname, "../../records/pictures", name);

/** Encoders differ a little from machine to machine: bytes are compared within a tenth. */
const near = (actual: Record<string, number>, expected: Record<string, number>) => {
  assert.deepEqual(Object.keys(actual), Object.keys(expected));
  for (const [format, bytes] of Object.entries(actual)) {
    const wanted = expected[format] ?? 0;
    assert.ok(Math.abs(bytes - wanted) < wanted / 10, `${format}: ${bytes} bytes, not ${wanted}`);
  }
};

test("a drawing of screens, 800 pixels wide", async () => {
  near(await bytesAt(800, seeded("project-clinic-booking-app-1.png")), {
    png: 140_831,
    jpeg: 51_648,
    webp: 23_530,
    avif: 11_908,
  });
});

test("a chart with fine lines, 800 pixels wide", async () => {
  near(await bytesAt(800, seeded("industry-fintech.png")), {
    png: 267_179,
    jpeg: 77_536,
    webp: 48_122,
    avif: 22_194,
  });
});

test("the width that a browser takes", () => {
  const widths = [480, 800, 1600];

  assert.equal(chosen(widths, 390, 3), 1600);
  assert.equal(chosen(widths, 390, 2), 800);
  assert.equal(chosen(widths, 608, 1), 800);
  assert.equal(chosen(widths, 608, 2), 1600);
  assert.equal(chosen(widths, 360, 1), 480);
  assert.equal(chosen(widths, 1200, 2), 1600);
});

test("the page keeps a picture's room, and names what it shows", () => {
  const html = readFileSync(join(import.meta.dirname, "picture.html"), "utf8");
  const image = new JSDOM(html).window.document.querySelector("picture > img");

  assert.deepEqual(
    ["width", "height", "loading"].map((name) => image?.getAttribute(name)),
    ["1600", "1200", "lazy"],
  );
  assert.match(image?.getAttribute("alt") ?? "", /appointments/);
});
