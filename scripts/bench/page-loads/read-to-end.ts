import type { Browser } from "@playwright/test";

const stepPixels = 500;

/**
 * Loads a page on a phone with an empty cache and scrolls to its end, without another interaction.
 *
 * @returns the bytes transferred.
 */
export const readToEnd = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const isAtEnd = () =>
    page.evaluate((pixels) => {
      window.scrollBy({ top: pixels, behavior: "instant" });

      return window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
    }, stepPixels);
  while (!(await isAtEnd())) await page.waitForTimeout(100);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  const bytes = await page.evaluate(() =>
    [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ].reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  await context.close();

  return bytes;
};
