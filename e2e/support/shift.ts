import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shift?: number;
  }
}

/**
 * Watches from its next visit how far a page moves while it loads.
 *
 * @returns a function that tells it, in parts of the window (Layout Instability).
 */
export const watchShift = async (page: Page) => {
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
