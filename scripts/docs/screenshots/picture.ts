import sharp from "sharp";

import { Failure } from "../../support/failure.mjs";

/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const mostBytes = 80_000;
const mostWidth = 1400;
const margin = 16;

/** @param {Locator} locator @returns {Promise<Box>} */
const boxOf = async (locator) => {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box)
    throw new Failure(`A picture is to show what is not on the screen: ${String(locator)}.`);

  return box;
};

/** The smallest box around all of them, with a margin. @param {Box[]} boxes @param {{ width: number, height: number }} limit */
const around = (boxes, limit) => {
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin);
  const right = Math.min(limit.width, Math.max(...boxes.map(({ x, width }) => x + width)) + margin);
  const bottom = Math.min(
    limit.height,
    Math.max(...boxes.map(({ y, height }) => y + height)) + margin,
  );

  return { x: left, y: top, width: right - left, height: bottom - top };
};

/**
 * Waits until fonts and what is seen of the pictures are there. A preview keeps a connection open,
 * so that its network is never idle.
 *
 * @param {import("@playwright/test").Frame} frame
 */
const isDrawn = (frame) =>
  frame.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.images].every(
        (one) => one.complete || one.getBoundingClientRect().top > innerHeight,
      ),
  );

/** Draws an outline around what the reader presses. @param {import("@playwright/test").Page} page @param {Box[]} boxes */
const outline = (page, boxes) =>
  page.evaluate((places) => {
    for (const { x, y, width, height } of places) {
      const frame = document.createElement("div");
      frame.className = "outline-of-the-guide";
      frame.style.cssText = `position:fixed;z-index:99999;pointer-events:none;left:${x - 5}px;top:${y - 5}px;width:${width + 10}px;height:${height + 10}px;border:3px solid #d9480f;border-radius:8px`;
      document.body.append(frame);
    }
  }, boxes);

/**
 * Takes a picture of a part of the page, for docs/editing.md.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} file
 * @param {{ of: Locator[], mark?: Locator[] }} what `of` is shown, as far as it is on the screen;
 *   `mark` gets an outline.
 */
export const captureRegion = async (page, file, { of, mark = [] }) => {
  // Nothing looks different because the mouse is on it.
  await page.mouse.move(1, 1);
  await Promise.all(page.frames().map(isDrawn));
  const limit = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = around(await Promise.all(of.map(boxOf)), limit);
  await outline(page, await Promise.all(mark.map(boxOf)));
  const shot = await page.screenshot({ clip, animations: "disabled" });
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll(".outline-of-the-guide")) frame.remove();
  });

  const { size } = await sharp(shot)
    .resize({ width: mostWidth, withoutEnlargement: true })
    .webp({ quality: 76, effort: 6 })
    .toFile(file);
  if (size > mostBytes) {
    throw new Failure(`${file} has ${size} bytes, more than ${mostBytes}: show less in it.`);
  }
};
