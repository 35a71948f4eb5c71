import { chromium } from "@playwright/test";

import { findChromium } from "../support/chromium.mjs";
import { command, step } from "../support/command.mjs";
import { quantile } from "../support/quantiles.mjs";
import { servedSite } from "../support/served-site.mjs";

// `npm run bench:navigation`: how long the next page takes after a click on a link of
// the header, prefetched, on a processor four times slower.
// `npm run bench:navigation -- http://localhost:9000` measures a site that is being
// served already.
const slowdown = 4;
const visits = 12;
const links = ["Portfolio", "About us", "Blog", "Hire Us"];

/**
 * Runs in the page: from the click until another heading is painted, in milliseconds (Element
 * Timing API).
 */
const watchNavigations = () => {
  /** @type {number[]} */
  const times = [];
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

/** @param {import("@playwright/test").Browser} browser @param {string} site @returns {Promise<number[]>} */
const visit = async (browser, site) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchNavigations);
  await page.goto(site);
  // Script comes at the first sign of a person.
  await page.mouse.move(1, 1);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Menu" }).waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  for (const [index, name] of links.entries()) {
    const link = page.getByRole("banner").getByRole("link", { name });
    // The mouse itself, since a click of Playwright's looks at the page as well.
    const box = await link.boundingBox();
    if (!box) throw new Error(`The header has no link ${name}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForLoadState("networkidle");
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((count) => Reflect.get(window, "times").length > count, index);
  }
  /** @type {number[]} */
  const times = await page.evaluate(() => Reflect.get(window, "times"));
  await page.close();

  return times;
};

await command(async () => {
  const { address: site } = await servedSite(process.argv[2]);
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
