import type { Page, Response } from "@playwright/test";

import { gate } from "./gate";
import { quiet, visit } from "./quiet";
import { watchShift } from "./shift";

declare global {
  interface Window {
    headingDrawn?: boolean;
  }
}

/** Runs in the page before its scripts. */
const observeDrawing = () => {
  // Element Timing reports the first paint of text, in any font.
  new MutationObserver(() => {
    document.querySelector("h1")?.setAttribute("elementtiming", "heading");
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver(() => {
    window.headingDrawn = true;
  }).observe({ type: "element", buffered: true });
};

/**
 * Simulates a slow connection: delays fonts until the heading is painted in the fallback font.
 */
export const slowLine = async (page: Page) => {
  await page.addInitScript(observeDrawing);
  const shift = await watchShift(page);

  return {
    visit: async (path: string): Promise<Response | null> => {
      const { open, opened } = gate();
      await page.route("**/*.woff2", async (route) => {
        await opened;
        await route.continue();
      });
      const visited = visit(page, path);
      await page.waitForFunction(() => window.headingDrawn);
      open();
      const response = await visited;
      await page.evaluate(() => document.fonts.ready);
      await quiet(page);
      await page.unroute("**/*.woff2");

      return response;
    },
    shift,
  };
};
