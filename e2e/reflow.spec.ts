import { expect, test, type Page } from "@playwright/test";

import { pageKinds } from "./page-kinds.mjs";

// 320 pixels are what WCAG asks for (success criterion 1.4.10, reflow); the others
// are the breakpoints of the design, and a screen beyond them.
const widths = [320, 360, 576, 768, 992, 1200, 1440, 1920];

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;

    return scrollWidth - clientWidth;
  });

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`the page "${kind}" fits every width, and text of twice the size`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `scrolls sideways at ${width} pixels`).toBeLessThanOrEqual(0);
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect(await overflow(page), "scrolls sideways at text of 200 %").toBeLessThanOrEqual(0);
  });
}
