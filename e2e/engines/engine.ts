import { createChromiumOrFirefox } from "./puppeteer.ts";
import { createWebKit } from "./webkit.ts";

/** A window of a browser. Selectors are CSS. */
export type Engine = {
  /** Opens a page and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, and awaits what it returns. */
  run: <Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Moves the mouse to a place in the window, in CSS pixels. */
  movePointer: (x: number, y: number) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Types text at the caret of a focused field. */
  type: (selector: string, text: string) => Promise<void>;
  upload: (selector: string, path: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  close: () => Promise<void>;
};

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** Starts a browser. @param path of its program; of its driver for WebKit. */
export const startEngine = (name: EngineName, path: string): Promise<Engine> =>
  name === "webkit" ? createWebKit(path) : createChromiumOrFirefox(name, path);
