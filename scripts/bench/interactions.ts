import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium, type Browser, type Page } from "@playwright/test";

import { runCommand } from "../../publisher/process.ts";
import { step } from "../lib/print.ts";
import { findChromium } from "../test/lib/chromium.ts";
import { getTestSite } from "../test/lib/test-site.ts";
import { median } from "./quantiles.ts";

// Measures web vitals and interaction times of a visit on a phone with a 4× slowed-down CPU, from
// the menu to the contact form, which is not submitted. With a URL, measures that site.
const slowdown = 4;
const rounds = 5;

const webVitals = readFileSync(
  fileURLToPath(import.meta.resolve("web-vitals")).replace(
    /web-vitals\.\w+$/,
    "web-vitals.iife.js",
  ),
  "utf8",
);

/** Runs in the page: records the web vitals, and the interactions since the last read. */
const recordVitals = `
  ${webVitals}
  window.vitals = {};
  window.interactions = [];
  for (const name of ["onLCP", "onCLS", "onINP"]) {
    webVitals[name](({ name, value }) => { vitals[name] = value; }, { reportAllChanges: true });
  }
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) interactions.push(duration);
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });
  // From the end of the scripts' loading to the frame after the menu's dialog has opened.
  new MutationObserver((_, observer) => {
    if (!document.querySelector("dialog[open]")) return;
    observer.disconnect();
    const scripts = [...document.querySelectorAll("body > script[src]")].map(({ src }) => src);
    const arrived = performance
      .getEntriesByType("resource")
      .filter(({ name }) => scripts.includes(name))
      .map(({ responseEnd }) => responseEnd);
    requestAnimationFrame(() => setTimeout(() => {
      vitals.menu = performance.now() - Math.max(...arrived);
    }));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
`;

const steps: [name: string, act: (page: Page) => Promise<unknown>][] = [
  [
    // React is not loaded before this first interaction: the link's pressed state responds to it.
    "open the menu, before hydration",
    async (page) => {
      await page.getByRole("banner").getByText("Menu").tap();
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  ],
  [
    "close it",
    async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: "Menu" }).waitFor({ state: "hidden" });
    },
  ],
  [
    "open it again",
    async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).tap();
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  ],
  [
    "open its group Hire Us",
    async (page) => {
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByRole("button", { name: "Hire Us" }).tap();
      await menu.getByRole("link", { name: "Flutter" }).waitFor();
    },
  ],
  [
    "pick a hire page",
    async (page) => {
      await page.getByRole("dialog").getByRole("link", { name: "Flutter" }).tap();
      await page.waitForURL(/hire-flutter-developer/);
      await page.getByRole("heading", { level: 1, name: /Flutter/ }).waitFor();
    },
  ],
  [
    "open a question",
    async (page) => {
      await page.locator("main details summary").last().tap();
      await page.locator("main details[open]").last().waitFor();
    },
  ],
  [
    "go to the form",
    async (page) => {
      await page
        .getByRole("main")
        .getByRole("link", { name: "Ask who is available" })
        .first()
        .tap();
      await page.getByRole("main").getByRole("textbox", { name: "Message" }).waitFor();
    },
  ],
  [
    "fill in",
    async (page) => {
      const form = page.getByRole("main").getByRole("form", { name: "Contact" });
      await form.getByRole("textbox", { name: "Full Name" }).tap();
      await page.keyboard.type("Ada Lovelace");
      await form.getByRole("textbox", { name: "Message" }).tap();
      await page.keyboard.type("Two developers from March, please.");
    },
  ],
  [
    "send without an address",
    async (page) => {
      const form = page.getByRole("main").getByRole("form", { name: "Contact" });
      await form.getByRole("button", { name: "Get Started" }).tap();
      await form.locator("[aria-invalid=true]").first().waitFor();
    },
  ],
];

/** The longest interaction since the last call, in milliseconds. */
const longest = (page: Page) =>
  page.evaluate(async () => {
    // The browser reports an interaction only after the next paint.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const durations: number[] = Reflect.get(window, "interactions").splice(0);

    return Math.max(0, ...durations);
  });

const visit = async (browser: Browser, site: string, slowdown: number, acts = steps) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(recordVitals);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(site);
  const times: number[] = [];
  for (const [, act] of acts) {
    await act(page);
    times.push(await longest(page));
  }
  const vitals: Record<string, number> = await page.evaluate(() => Reflect.get(window, "vitals"));
  await context.close();

  return { times, vitals };
};

await runCommand(async () => {
  const { address } = await getTestSite(process.argv[2]);
  const { path: executablePath } = await findChromium();
  const { visits, fast } = await step("visiting the site", async () => {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    const visits = [];
    const fast = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visit(browser, address, slowdown));
      fast.push(await visit(browser, address, 1, steps.slice(0, 1)));
    }
    await browser.close();

    return { visits, fast };
  });

  console.table(
    steps.map(([name], index) => {
      const times = visits.map(({ times: own }) => own[index] ?? NaN);

      return { step: name, "median ms": median(times), "longest ms": Math.max(...times) };
    }),
  );
  const vital = (name: string, from = visits) =>
    median(from.map(({ vitals }) => vitals[name] ?? NaN));
  console.log(
    `  web-vitals, medians of ${rounds} visits, CPU ${slowdown} times slower: INP ${vital("INP")} ms, LCP ${Math.round(vital("LCP"))} ms, CLS ${vital("CLS").toFixed(4)}`,
  );
  console.log(
    `  the menu, tapped before hydration, is open ${Math.round(vital("menu"))} ms after the page's scripts have loaded, and ${Math.round(vital("menu", fast))} ms at full speed`,
  );
});
