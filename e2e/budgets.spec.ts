import { expect, test, type Browser } from "@playwright/test";

import budgets from "../budgets.json" with { type: "json" };

import { siteUrl } from "./forms/support/site";
import { pageTypes, viewports } from "./example-pages.mjs";

/** Transfer sizes in kB and the number of requests, before the first interaction. */
const measureTransfers = async (browser: Browser, path: string, device: keyof typeof viewports) => {
  // A browser with an empty cache.
  const context = await browser.newContext({ baseURL: siteUrl, viewport: viewports[device] });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const spent = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as PerformanceResourceTiming[];
    const sumTransfers = (pathname = /^/) =>
      entries
        .filter(({ name }) => pathname.test(new URL(name).pathname))
        .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);

    return {
      kilobytes: sumTransfers(),
      script: sumTransfers(/\.js$/),
      fonts: sumTransfers(/\.woff2$/),
      requests: entries.length,
    };
  });
  await context.close();

  return spent;
};

for (const device of ["phone", "desktop"] as const) {
  test(`every page type stays within its budget on a ${device}`, async ({ browser }) => {
    for (const [type, path] of Object.entries(pageTypes)) {
      const limits = { ...budgets.every, ...Object(Reflect.get(budgets.pages, type)) };
      const spent = await measureTransfers(browser, path, device);
      expect(spent.kilobytes, type).toBeGreaterThan(10);
      for (const [name, amount] of Object.entries(spent)) {
        expect.soft(amount, `${name} of ${type}`).toBeLessThanOrEqual(limits[name]);
      }
    }
  });
}
