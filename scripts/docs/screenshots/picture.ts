import type { Frame, Locator, Page } from "@playwright/test";
import sharp from "sharp";

import { OperatorError } from "../../../common/operator-error.ts";

type Size = { width: number; height: number };
type Box = { x: number; y: number } & Size;

/** Elements to show, as far as they are on the screen, and elements to outline. */
export type Region = { of: Locator[]; mark?: Locator[] };

const maxBytes = 80_000;
const maxWidth = 1400;
const margin = 16;

const boxOf = async (locator: Locator): Promise<Box> => {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box) {
    throw new OperatorError(
      `A picture needs an element that is not on the screen: ${String(locator)}.`,
    );
  }

  return box;
};

/** The smallest box around all of them, with a margin. */
const around = (boxes: Box[], limit: Size) => {
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin);
  const right = Math.min(limit.width, Math.max(...boxes.map(({ x, width }) => x + width)) + margin);
  const bottom = Math.min(
    limit.height,
    Math.max(...boxes.map(({ y, height }) => y + height)) + margin,
  );

  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** Waits for fonts and visible images. A preview's network is never idle: it keeps a connection open. */
const waitForDrawn = (frame: Frame) =>
  frame.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.images].every(
        (one) => one.complete || one.getBoundingClientRect().top > innerHeight,
      ),
  );

const outline = (page: Page, boxes: Box[]) =>
  page.evaluate((places) => {
    for (const { x, y, width, height } of places) {
      const frame = document.createElement("div");
      frame.className = "outline-of-the-guide";
      frame.style.cssText = `position:fixed;z-index:99999;pointer-events:none;left:${x - 5}px;top:${y - 5}px;width:${width + 10}px;height:${height + 10}px;border:3px solid #d9480f;border-radius:8px`;
      document.body.append(frame);
    }
  }, boxes);

/** Takes a picture of a part of the page, for docs/editing.md. */
export const captureRegion = async (page: Page, file: string, { of, mark = [] }: Region) => {
  // Away from the content, so that no element is hovered.
  await page.mouse.move(1, 1);
  await Promise.all(page.frames().map(waitForDrawn));
  const limit = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = around(await Promise.all(of.map(boxOf)), limit);
  await outline(page, await Promise.all(mark.map(boxOf)));
  const shot = await page.screenshot({ clip, animations: "disabled" });
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll(".outline-of-the-guide")) frame.remove();
  });

  const { size } = await sharp(shot)
    .resize({ width: maxWidth, withoutEnlargement: true })
    .webp({ quality: 76, effort: 6 })
    .toFile(file);
  if (size > maxBytes) {
    throw new OperatorError(`${file} has ${size} bytes, more than ${maxBytes}: show less in it.`);
  }
};
