import { join } from "node:path";

import { chromium } from "@playwright/test";
import sharp from "sharp";

import { pageKinds } from "../../../e2e/page-kinds.mjs";

// Variants of other pages, and what visitors hardly see.
const leftOut = ["hire a dedicated developer", "all pages", "not found", "style guide"];
const paths = Object.entries(pageKinds).flatMap(([kind, path]) =>
  leftOut.includes(kind) ? [] : [path],
);

/** What is seen of a page: its first screens, at a width of the specification's range. */
const windows = [
  { name: "phone", width: 360, height: 1100, tile: 180, columns: 7 },
  { name: "tablet", width: 768, height: 1400, tile: 240, columns: 7 },
  { name: "desktop", width: 1440, height: 1500, tile: 420, columns: 4 },
];

const gap = 16;

/**
 * Lays pictures of one size out in rows.
 *
 * @param {Buffer[]} shots
 * @param {{ width: number, height: number, tile: number, columns: number }} window
 * @param {string} file
 */
const layOut = async (shots, { width, height, tile, columns }, file) => {
  const tileHeight = Math.round((tile * height) / width);
  const rows = Math.ceil(shots.length / columns);
  const tiles = await Promise.all(
    shots.map(async (shot, index) => ({
      input: await sharp(shot)
        .resize(tile, tileHeight, { fit: "cover", position: "top" })
        .toBuffer(),
      left: gap + (index % columns) * (tile + gap),
      top: gap + Math.floor(index / columns) * (tileHeight + gap),
    })),
  );

  await sharp({
    create: {
      width: gap + columns * (tile + gap),
      height: gap + rows * (tileHeight + gap),
      channels: 3,
      background: "#8b9298",
    },
  })
    .composite(tiles)
    .webp({ quality: 72 })
    .toFile(file);
};

/**
 * Takes the top of every kind of page at three widths, light and dark, and writes
 * one sheet for each width and scheme.
 *
 * @param {string} site address of the served site.
 * @param {string} executablePath of Chromium.
 * @param {string} folder of the sheets.
 */
export const takeContactSheets = async (site, executablePath, folder) => {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  for (const window of windows) {
    for (const colorScheme of /** @type {const} */ ["light", "dark"]) {
      const { name, width, height } = window;
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        reducedMotion: "reduce",
      });
      // What the banner asks is answered, so that it covers no page.
      await context.addCookies([{ name: "myCookies", value: "1", url: site }]);
      const page = await context.newPage();
      /** @type {Buffer[]} */
      const shots = [];
      for (const path of paths) {
        await page.goto(new URL(path, site).href);
        // Forms come with the script, which comes at the first sign of a person.
        await page.mouse.move(shots.length, 1);
        await page.waitForLoadState("networkidle");
        shots.push(await page.screenshot());
      }
      await layOut(shots, window, join(folder, `${name}-${colorScheme}.webp`));
      await context.close();
    }
  }
  await browser.close();
};
