import { gzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";

import { pageKinds, windows } from "./page-kinds.mjs";

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const [kind, path] of Object.entries(pageKinds)) {
      test(`the page "${kind}" stands still while it loads: CLS under 0.02`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              shifts.push((entry as unknown as { value: number }).value);
            }
          }).observe({ type: "layout-shift", buffered: true });
        });
        // The fonts come late, as on a slow line, so that a fallback is drawn first.
        await page.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 400));
          await route.continue();
        });
        await page.goto(path, { waitUntil: "networkidle" });
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(200);
        const shift = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, part) => sum + part, 0),
        );
        expect(shift).toBeLessThan(0.02);
      });
    }
  });
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`the styles in the page "${kind}" are at most 20 kB compressed`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
    expect(styles.length).toBeGreaterThan(0);
    expect(gzipSync(styles.join("")).length).toBeLessThanOrEqual(20_000);
  });
}
