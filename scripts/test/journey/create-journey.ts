import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { chromium, type Browser } from "@playwright/test";

import { OperatorError } from "../../../common/operator-error.ts";
import { projectDir } from "../../../publisher/project.ts";
import { step } from "../../lib/print.ts";
import { findChromium } from "../lib/chromium.ts";

const screenshotDir = join(projectDir, "test-results/journey");
// Long enough for a slow machine: only a hang takes longer.
const timeoutMs = 240_000;

/** Takes a screenshot of every window, in the order in which they were opened. */
const takeScreenshots = async (browser: Browser) => {
  mkdirSync(screenshotDir, { recursive: true });
  const pages = browser.contexts().flatMap((context) => context.pages());

  return Promise.all(
    pages.map(async (page, index) => {
      const path = join(screenshotDir, `${index + 1}.png`);
      await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);

      return `${path} (${page.url()})`;
    }),
  );
};

/** Starts a browser for several people. */
export const createJourney = async () => {
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

  return {
    /** Opens a window with separate cookies. */
    person: async () => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        permissions: ["clipboard-read", "clipboard-write"],
      });
      context.setDefaultTimeout(timeoutMs);

      return context.newPage();
    },

    /** Runs one step. A failure names the step and the screenshots. */
    step: async <T>(title: string, action: () => Promise<T>, note?: (result: T) => string) => {
      try {
        return await step(title, action, note);
      } catch (error) {
        const screenshots = await takeScreenshots(browser);
        const reason = error instanceof OperatorError ? error.message : String(error);
        throw new OperatorError(
          `The journey ended at "${title}": ${reason}\n${screenshots.join("\n")}`,
        );
      }
    },

    close: () => browser.close(),
  };
};

export type Journey = Awaited<ReturnType<typeof createJourney>>;
