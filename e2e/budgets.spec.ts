import { expect, test, type Browser } from "@playwright/test";

import budgets from "../budgets.json" with { type: "json" };

import { siteUrl } from "./forms/support/site";
import { pageTypes, viewports } from "./page-types.mjs";
import { saveData } from "./support/save-data";

/** A page's resources before the first interaction, in kB and numbers. */
const weigh = async (browser: Browser, path: string, window: keyof typeof viewports) => {
  // A browser with an empty cache, on a connection on which React loads only after an interaction.
  const context = await browser.newContext({ baseURL: siteUrl, viewport: viewports[window] });
  const page = await context.newPage();
  await saveData(page);
  await page.goto(path, { waitUntil: "networkidle" });
  const spent = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as PerformanceResourceTiming[];
    const kilobytes = (ending: RegExp) =>
      entries
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);

    return {
      kilobytes: kilobytes(/^/),
      script: kilobytes(/\.js$/),
      fonts: kilobytes(/\.woff2$/),
      requests: entries.length,
    };
  });
  await context.close();

  return spent;
};

for (const window of ["phone", "desktop"] as const) {
  test(`every page type stays within its budget on a ${window}`, async ({ browser }) => {
    for (const [type, path] of Object.entries(pageTypes)) {
      const limits = { ...budgets.every, ...Object(Reflect.get(budgets.pages, type)) };
      const spent = await weigh(browser, path, window);
      expect(spent.kilobytes, type).toBeGreaterThan(10);
      for (const [name, amount] of Object.entries(spent)) {
        expect.soft(amount, `${name} of ${type}`).toBeLessThanOrEqual(limits[name]);
      }
    }
  });
}
