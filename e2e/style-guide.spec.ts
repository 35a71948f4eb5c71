import { expect, test } from "@playwright/test";

import { pageKinds } from "./page-kinds";

const looks = [
  { name: "phone-light", width: 360, colorScheme: "light" },
  { name: "desktop-light", width: 1200, colorScheme: "light" },
  { name: "desktop-dark", width: 1200, colorScheme: "dark" },
] as const;

for (const { name, width, colorScheme } of looks) {
  test.describe(`the style guide, ${name}`, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme,
      contextOptions: { reducedMotion: "reduce" },
    });

    test("looks as it was accepted", async ({ page }) => {
      await page.goto(pageKinds["style guide"], { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      // Marks are fetched when they come near; the page is walked through once.
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.getByRole("heading", { name: "Technologies" }).scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => window.scrollTo(0, 0));

      await expect(
        page.getByRole("main"),
        "A part of the design system looks different. If that is what you meant, accept it with: npm run test:e2e -- style-guide --update-snapshots",
      ).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.002, scale: "css" });
    });
  });
}
