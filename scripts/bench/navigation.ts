import { chromium, type Browser } from "@playwright/test";

import { runMain } from "../../publisher/process.ts";
import { step } from "../lib/print.ts";
import { findChromium } from "../test/lib/chromium.ts";
import { getTestSite } from "../test/lib/test-site.ts";
import { quantile } from "./quantiles.ts";

// Measures the time from a click on a prefetched link of the header to the next page, with a 4×
// slowed-down CPU. With a URL, measures that site.
const slowdown = 4;
const visits = 12;
const links = ["Work", "How we work", "Contact", "Hire Us"];

/**
 * Runs in the page: records the milliseconds from a click until the next page's heading is painted
 * (Element Timing API).
 */
const watchNavigations = () => {
  const times: number[] = [];
  let clicked = 0;
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.push(Reflect.get(entry, "renderTime") - clicked);
  }).observe({ type: "element" });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      clicked = timeStamp;
      const heading = document.querySelector("h1");
      const observer = new MutationObserver(() => {
        const next = document.querySelector("h1");
        if (!next || next === heading) return;
        observer.disconnect();
        next.setAttribute("elementtiming", "heading");
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    { capture: true },
  );
};

/** Runs in the page: whether Gatsby has loaded a page's data and code, as it does on hover. */
const isLoaded = (path: string | null) => {
  const loader = Reflect.get(window, "___loader") as {
    loadPageSync: (path: string | null) => unknown;
  };

  return Boolean(loader.loadPageSync(path));
};

const visit = async (browser: Browser, site: string) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchNavigations);
  await page.goto(site);
  // The page loads its scripts on the first interaction.
  await page.mouse.move(1, 1);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Menu" }).waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  for (const [index, name] of links.entries()) {
    const link = page.getByRole("banner").getByRole("link", { name, exact: true });
    // The mouse directly, since Playwright's click inspects the page too.
    const box = await link.boundingBox();
    if (!box) throw new Error(`The header has no link ${name}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(isLoaded, await link.getAttribute("href"));
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((count) => Reflect.get(window, "times").length > count, index);
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, "times"));
  await page.close();

  return times;
};

await runMain(async () => {
  const { address: site } = await getTestSite(process.argv[2]);
  const { path: executablePath } = await findChromium();
  const times = await step("clicking through the site", async () => {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    const all = [];
    for (let round = 0; round < visits; round += 1) all.push(...(await visit(browser, site)));
    await browser.close();

    return all;
  });
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => Math.round(quantile(times, share)));
  console.log(
    `  next page, CPU ${slowdown} times slower, ${times.length} navigations: median ${middle} ms (a quarter under ${low}, a quarter over ${high})`,
  );
});
