import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { findChromium } from "../../support/chromium.mjs";
import { step } from "../../support/command.mjs";
import { Failure } from "../../support/failure.mjs";
import { root } from "../../support/project.mjs";

const pictures = join(root, "test-results/journey");
// Only what hangs is cut short, on a slow machine too. Milliseconds.
const longest = 240_000;

/** Takes a picture of every window, in the order in which they were opened. @param {import("@playwright/test").Browser} browser */
const photograph = async (browser) => {
  mkdirSync(pictures, { recursive: true });
  const pages = browser.contexts().flatMap((context) => context.pages());

  return Promise.all(
    pages.map(async (page, index) => {
      const path = join(pictures, `${index + 1}.png`);
      await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);

      return `${path} (${page.url()})`;
    }),
  );
};

/** A browser for several people, and steps that say where the journey came to an end. */
export const createJourney = async () => {
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

  return {
    /** Another person, with a browser window of their own. */
    person: async () => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        permissions: ["clipboard-read", "clipboard-write"],
      });
      context.setDefaultTimeout(longest);

      return context.newPage();
    },

    /**
     * Does one step; a failure names it, and where its pictures are.
     *
     * @template T
     * @param {string} title
     * @param {() => Promise<T>} action
     * @param {(result: T) => string} [note]
     * @returns {Promise<T>}
     */
    step: async (title, action, note) => {
      try {
        return await step(title, action, note);
      } catch (error) {
        const taken = await photograph(browser);
        const why = error instanceof Failure ? error.message : String(error);
        throw new Failure(`The journey ended at "${title}": ${why}\n${taken.join("\n")}`);
      }
    },

    close: () => browser.close(),
  };
};

/** @typedef {Awaited<ReturnType<typeof createJourney>>} Journey */
