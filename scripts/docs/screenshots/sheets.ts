import { join } from "node:path";

import { chromium } from "@playwright/test";
import sharp from "sharp";

import { pageTypes } from "../../../e2e/example-pages.mjs";

// Variants of other pages, and pages that few visitors see.
const excludedTypes = ["hire a dedicated developer", "all pages", "not found", "style guide"];
const paths = Object.entries(pageTypes).flatMap(([type, path]) =>
  excludedTypes.includes(type) ? [] : [path],
);

/** The part of a page on a sheet: its first screens, at a width of the specification's range. */
const viewports = [
  { name: "phone", width: 360, height: 1100, tile: 180, columns: 7 },
  { name: "tablet", width: 768, height: 1400, tile: 240, columns: 7 },
  { name: "desktop", width: 1440, height: 1500, tile: 420, columns: 4 },
];

const gap = 16;

/** Arranges pictures of one size in rows. */
const arrange = async (
  shots: Buffer[],
  { width, height, tile, columns }: (typeof viewports)[number],
  file: string,
) => {
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

/** Writes a sheet with the top of every page type, for each width and color scheme. */
export const takeContactSheets = async (site: string, executablePath: string, folder: string) => {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  for (const window of viewports) {
    for (const colorScheme of ["light", "dark"] as const) {
      const { name, width, height } = window;
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        reducedMotion: "reduce",
      });
      // The consent is given, so that the banner covers no page.
      await context.addCookies([{ name: "myCookies", value: "1", url: site }]);
      const page = await context.newPage();
      const shots: Buffer[] = [];
      for (const path of paths) {
        await page.goto(new URL(path, site).href);
        // A form in view loads on the first interaction.
        await page.mouse.move(shots.length, 1);
        await page.waitForLoadState("networkidle");
        shots.push(await page.screenshot());
      }
      await arrange(shots, window, join(folder, `${name}-${colorScheme}.webp`));
      await context.close();
    }
  }
  await browser.close();
};
