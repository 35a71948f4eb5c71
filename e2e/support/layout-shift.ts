import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shift?: number;
  }
}

/**
 * Measures layout shift from the next page load on.
 *
 * @returns a function that returns the score (Layout Instability API).
 */
export const measureLayoutShift = async (page: Page) => {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift = (window.shift ?? 0) + (entry as unknown as { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

  return () => page.evaluate(() => window.shift ?? Infinity);
};
