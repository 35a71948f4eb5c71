import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium, type Browser, type Page } from "@playwright/test";

import { runMain } from "../../publisher/process.ts";
import { step } from "../lib/print.ts";
import { findChromium } from "../test/lib/chromium.ts";
import { getTestSite } from "../test/lib/test-site.ts";
import { median } from "./quantiles.ts";

// Measures the web vitals and the interaction times of a visit, on a phone with a CPU slowed down
// four times. The visit starts in the menu and ends in the contact form, which is submitted once,
// without an email, so that nothing is sent. With a URL, measures that site.
const slowdown = 4;
const rounds = 5;

const webVitals = readFileSync(
  fileURLToPath(import.meta.resolve("web-vitals")).replace(
    /web-vitals\.\w+$/,
    "web-vitals.iife.js",
  ),
  "utf8",
);

/** Runs in the page: records its web vitals, and its interactions since they were last read. */
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
  // The time from when the page's scripts have loaded until the frame after the menu has opened.
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

const allSteps: [name: string, act: (page: Page) => Promise<unknown>][] = [
  [
    // React loads on this first interaction. Meanwhile, the link responds with its pressed state.
    "open the menu, before hydration",
    async (page) => {
      await page.getByRole("banner").getByText("Menu").tap();
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  ],
  [
    "close the menu",
    async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: "Menu" }).waitFor({ state: "hidden" });
    },
  ],
  [
    "open the menu again",
    async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).tap();
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  ],
  [
    "open the Hire Us group",
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
    "expand a question",
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
    "fill in the form",
    async (page) => {
      const form = page.getByRole("main").getByRole("form", { name: "Contact" });
      await form.getByRole("textbox", { name: "Full Name" }).tap();
      await page.keyboard.type("Ada Lovelace");
      await form.getByRole("textbox", { name: "Message" }).tap();
      await page.keyboard.type("Two developers from March, please.");
    },
  ],
  [
    "submit the form without an email",
    async (page) => {
      const form = page.getByRole("main").getByRole("form", { name: "Contact" });
      await form.getByRole("button", { name: "Get Started" }).tap();
      await form.locator("[aria-invalid=true]").first().waitFor();
    },
  ],
];

/** The web vitals of the page, and its longest interaction since the last call, in milliseconds. */
const readVitals = (page: Page) =>
  page.evaluate(async () => {
    // The browser reports an interaction only after the next paint.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const durations: number[] = Reflect.get(window, "interactions").splice(0);
    const vitals: Record<string, number> = Reflect.get(window, "vitals");

    return { longest: Math.max(0, ...durations), vitals };
  });

/** @returns the longest interaction of each step, and the web vitals: INP of all pages, else of the first. */
const visit = async (browser: Browser, site: string, cpuRate: number, steps = allSteps) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(recordVitals);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
  await page.goto(site);
  const home = page.url();
  const times: number[] = [];
  let vitals: Record<string, number> = {};
  let longestOfAll = 0;
  for (const [, act] of steps) {
    await act(page);
    const read = await readVitals(page);
    times.push(read.longest);
    longestOfAll = Math.max(longestOfAll, read.vitals.INP ?? 0);
    if (page.url() === home) vitals = read.vitals;
  }
  await context.close();

  return { times, vitals: { ...vitals, INP: longestOfAll } };
};

await runMain(async () => {
  const { address } = await getTestSite(process.argv[2]);
  const { path: executablePath } = await findChromium();
  const { visits, fast } = await step("visiting the site", async () => {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    const visits = [];
    const fast = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visit(browser, address, slowdown));
      fast.push(await visit(browser, address, 1, allSteps.slice(0, 1)));
    }
    await browser.close();

    return { visits, fast };
  });

  console.table(
    allSteps.map(([name], index) => {
      const durations = visits.map(({ times }) => times[index] ?? NaN);

      return { step: name, "median ms": median(durations), "longest ms": Math.max(...durations) };
    }),
  );
  const vital = (name: string, from: { vitals: Record<string, number> }[] = visits) =>
    median(from.map(({ vitals }) => vitals[name] ?? NaN));
  console.log(
    `  web-vitals, medians of ${rounds} visits, CPU ${slowdown} times slower: INP ${vital("INP")} ms, LCP ${Math.round(vital("LCP"))} ms, CLS ${vital("CLS").toFixed(4)}`,
  );
  console.log(
    `  the menu, tapped before hydration, is open ${Math.round(vital("menu"))} ms after the page's scripts have loaded, and ${Math.round(vital("menu", fast))} ms at full speed`,
  );
});
