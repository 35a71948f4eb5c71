import { chromium, type Browser } from "@playwright/test";

import { runMain } from "../../publisher/process.ts";
import { step } from "../lib/print.ts";
import { findChromium } from "../test/lib/chromium.ts";
import { getTestSite } from "../test/lib/test-site.ts";
import { quantile } from "./quantiles.ts";

// Measures the time from a click on a link of the header of the home page to the next page, as the
// first thing that a visitor does, with a 4× slowed-down CPU. With a URL, measures that site.
const slowdown = 4;
const visits = 12;
const links = ["Work", "How we work"];
/** How long the mouse rests on the link before the click, in milliseconds. */
const hovers = [0, 300, 1500];
/** A fast line, and one with 150 ms and 1.6 Mbit/s. */
const lines = {
  "fast line": undefined,
  "slow line": { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
};

/**
 * Runs in each page: records the milliseconds from a click until the heading of the page that it
 * leads to is painted (Element Timing API). Visitors see a prerendered page once it is activated.
 */
const watchNavigations = () => {
  const toEpoch = (time: number) => performance.timeOrigin + time;
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    activationStart?: number;
  })[];
  new PerformanceObserver((list) => {
    const clicked = sessionStorage.getItem("clicked");
    const [entry] = list.getEntries();
    if (!clicked || !entry) return;
    const painted = Math.max(Reflect.get(entry, "renderTime"), navigation?.activationStart ?? 0);
    Object.assign(window, { delay: toEpoch(painted) - Number(clicked) });
  }).observe({ type: "element", buffered: true });
  new MutationObserver(() => {
    document.querySelector("h1:not([elementtiming])")?.setAttribute("elementtiming", "heading");
  }).observe(document, { childList: true, subtree: true });
  addEventListener(
    "click",
    ({ timeStamp }) => sessionStorage.setItem("clicked", String(toEpoch(timeStamp))),
    { capture: true },
  );
};

type Visit = { site: string; name: string; line: keyof typeof lines; hover: number };

/** @returns the milliseconds from the click. */
const visit = async (browser: Browser, { site, name, line, hover }: Visit): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchNavigations);
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const conditions = lines[line];
  if (conditions) {
    await client.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
  }
  await page.goto(site);
  // The web fonts, which load after the first paint, move the links.
  await page.locator("html:not([data-fonts])").waitFor({ state: "attached" });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const link = page.getByRole("banner").getByRole("link", { name, exact: true });
  // The mouse directly, since Playwright's click inspects the page too.
  const box = await link.boundingBox();
  if (!box) throw new Error(`The header has no link ${name}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  const delay = await page.waitForFunction(() => Reflect.get(window, "delay") as number);
  const milliseconds = await delay.jsonValue();
  await page.close();

  return milliseconds;
};

await runMain(async () => {
  const { address: site } = await getTestSite(process.argv[2]);
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  for (const line of Object.keys(lines) as (keyof typeof lines)[]) {
    for (const hover of hovers) {
      const times = await step(`clicking after ${hover} ms, ${line}`, async () => {
        const all = [];
        for (let round = 0; round < visits; round += 1) {
          for (const name of links) all.push(await visit(browser, { site, name, line, hover }));
        }

        return all;
      });
      const [low, middle, high] = [0.25, 0.5, 0.75].map((at) => Math.round(quantile(times, at)));
      console.log(
        `  next page, CPU ${slowdown} times slower, ${times.length} navigations: median ${middle} ms (a quarter under ${low}, a quarter over ${high})`,
      );
    }
  }
  await browser.close();
});
