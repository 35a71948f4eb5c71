import type { Page, Response } from "@playwright/test";

import { createDeferred } from "./deferred";
import { waitForIdle, gotoAndHydrate } from "./hydration";
import { measureLayoutShift } from "./layout-shift";

declare global {
  interface Window {
    headingPainted?: boolean;
  }
}

/** Runs in the page before its scripts. */
const observeHeadingPaint = () => {
  // Element Timing reports the first paint of text, in any font.
  new MutationObserver(() => {
    document.querySelector("h1")?.setAttribute("elementtiming", "heading");
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver(() => {
    window.headingPainted = true;
  }).observe({ type: "element", buffered: true });
};

/**
 * Simulates a slow connection: delays fonts until the heading is painted in the fallback font.
 */
export const withDelayedFonts = async (page: Page) => {
  await page.addInitScript(observeHeadingPaint);
  const shift = await measureLayoutShift(page);

  return {
    goto: async (path: string): Promise<Response | null> => {
      const { promise, resolve } = createDeferred();
      await page.route("**/*.woff2", async (route) => {
        await promise;
        await route.continue();
      });
      const opened = gotoAndHydrate(page, path);
      await page.waitForFunction(() => window.headingPainted);
      resolve();
      const response = await opened;
      await page.evaluate(() => document.fonts.ready);
      await waitForIdle(page);
      await page.unroute("**/*.woff2");

      return response;
    },
    shift,
  };
};
