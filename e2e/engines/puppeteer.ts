import puppeteer from "puppeteer-core";

import type { Engine } from "./engine.ts";

/** Starts Chromium or Firefox, both over WebDriver BiDi. */
export const createChromiumOrFirefox = async (
  name: "chromium" | "firefox",
  executablePath: string,
): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: name === "firefox" ? "firefox" : "chrome",
    executablePath,
    args: name === "chromium" ? ["--no-sandbox", "--disable-gpu"] : [],
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);

  return {
    open: async (url) => void (await page.goto(url)),
    run: async (code, ...args) => {
      const evaluate = (): Promise<never> =>
        page.evaluate(code as never, ...args).catch((error: Error) => {
          // The page was left meanwhile.
          if (/context was destroyed|no such frame/i.test(error.message)) return evaluate();
          throw error;
        });

      return evaluate();
    },
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (selector) => page.click(selector),
    type: async (_, text) => page.keyboard.type(text),
    upload: async (selector, path) => {
      const field = await page.$(selector);
      await (field as { uploadFile: (path: string) => Promise<void> } | null)?.uploadFile(path);
    },
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    close: () => browser.close(),
  };
};
