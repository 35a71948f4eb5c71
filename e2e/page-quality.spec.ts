import { gzipSync } from "node:zlib";

import { expect, test, type Page, type Response } from "@playwright/test";

import config from "../playwright.config";

import { pageTypes, smokeTag, viewports } from "./example-pages.mjs";
import { expectAccessibleInBothSchemes } from "./support/axe";
import { withDelayedFonts } from "./support/delayed-fonts";

test.use({
  // These tests inject styles, which the CSP would block.
  bypassCSP: true,
  // Scrollbars that take room, as most desktops have them.
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
});

// 320 pixels are what WCAG asks for (success criterion 1.4.10, reflow); the others
// are the breakpoints of the design, and viewports between and beyond them.
const widths = [320, 360, 576, 768, 992, 1200, 1280, 1440, 1600, 1920];

/** The number of pixels by which the page overflows its viewport. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;

    return scrollWidth - clientWidth;
  });

const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** Replaces every text of the page by a long word; code scrolls. */
const writeLongWords = (page: Page) =>
  page.evaluate((word) => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isShown = !text.parentElement?.closest("script, style, noscript, pre");
      if (isShown && /\p{L}/u.test(text.nodeValue ?? "")) text.nodeValue = word;
    }
  }, longWord);

/** Images without a height before their file loads. */
const unsizedImages = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main img")]
      .filter((image) => {
        const { aspectRatio, position } = getComputedStyle(image);

        return aspectRatio === "auto" && position !== "absolute";
      })
      .map((image) => image.outerHTML),
  );

/** The size of the CSS in a page's HTML, compressed by gzip, in bytes. */
const gzippedCssSize = async (response: Response | null) => {
  const html = (await response?.text()) ?? "";

  return gzipSync(
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(""),
  ).length;
};

for (const [type, path] of Object.entries(pageTypes)) {
  test(
    `the page "${type}" has sized images, little CSS, no layout shift, no horizontal overflow and no axe violations`,
    { tag: smokeTag(type) },
    async ({ page }) => {
      const connection = await withDelayedFonts(page);
      await page.setViewportSize({ width: 412, height: 823 });
      await connection.goto(path);
      expect.soft(await connection.shift(), "layout shift on a larger phone").toBeLessThan(0.02);
      expect.soft(await unsizedImages(page), "images without a size").toEqual([]);
      for (const [name, viewport] of Object.entries(viewports)) {
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await page.setViewportSize(viewport);
        const response = await connection.goto(path);
        expect.soft(await connection.shift(), `layout shift on a ${name}`).toBeLessThan(0.02);
        expect.soft(await gzippedCssSize(response), "bytes of gzipped CSS").toBeGreaterThan(1000);
        expect
          .soft(await gzippedCssSize(response), "bytes of gzipped CSS")
          .toBeLessThanOrEqual(type === "style guide" ? 16_800 : 12_000);

        await page.emulateMedia({ reducedMotion: "reduce" });
        await expectAccessibleInBothSchemes(page);
      }

      // Chromium excludes a stable scrollbar gutter from 100vw; other browsers include it, so test
      // the worse case. The width keeps scrollbars from overlaying the page.
      await page.addStyleTag({
        content: "html { scrollbar-gutter: auto } html::-webkit-scrollbar { width: 15px }",
      });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 500 });
        expect
          .soft(await overflow(page), `horizontal overflow at ${width} px`)
          .toBeLessThanOrEqual(0);
      }
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect
          .soft(await overflow(page), `horizontal overflow at ${width} px and 200% text size`)
          .toBeLessThanOrEqual(0);
      }
      await page.addStyleTag({ content: "html { font-size: revert }" });
      await page.setViewportSize({ width: 320, height: 500 });
      await writeLongWords(page);
      expect
        .soft(await overflow(page), "horizontal overflow at 320 px with long words")
        .toBeLessThanOrEqual(0);
    },
  );
}
