import { existsSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { serveDir } from "./site/folder-server.ts";
import { auditIdle, auditPage } from "./site/lighthouse.ts";
import { readOptions } from "./site/options.ts";
import { comparisons, budgetViolations, expectedAudits, medians, tableRow } from "./site/report.ts";
import { findChromium } from "../support/chromium.mjs";
import { command, step } from "../support/command.mjs";
import { Failure } from "../support/failure.mjs";
import { freePort } from "../support/ports.mjs";
import { stop } from "../support/processes.mjs";
import { servedSite } from "../support/served-site.mjs";

// `npm run bench:site`: Lighthouse over every kind of page, on a phone and a desktop, against
// budgets.json. Times are printed and not judged by themselves: they are the machine's as well.
// Our pages are loaded once more on a phone, until React has come by itself: what they have
// transferred then is printed, and scripts with code for browsers that are not served are faults.
// `-- --rounds 3` prints medians; `--only home,blog` and `--window phone` do less;
// `--site <folder or address>` takes a site that is there already.
// `-- --against <folder or address> --their home=/,blog=/news/` sets another site beside it, and
// names its page for each of ours. Folders, and the site itself, are served by one small
// server without headers of its own, so that what counts is what a page is made of.

/** @param {string} given a folder or an address. */
const addressOf = (given) => (existsSync(given) ? serveDir(given) : given);

/** @param {{ site?: string }} options */
const ourAddress = async ({ site }) => {
  if (site) return addressOf(site);
  const { settings, contentService } = await servedSite(undefined);
  // What it does meanwhile would be measured with the pages.
  if (contentService) await stop(contentService);

  return serveDir(join(settings?.RELEASES_DIR ?? "", "current", "site"));
};

await command(async () => {
  const options = readOptions(process.argv.slice(2));
  const ours = await ourAddress(options);
  const theirs = options.against && (await addressOf(options.against));
  const pages = options.visits.flatMap(({ kind, window, path, theirs: their }) => [
    { kind, window, whose: /** @type {const} */ "ours", url: ours + path },
    ...(theirs && their
      ? [{ kind, window, whose: /** @type {const} */ "theirs", url: theirs + their }]
      : []),
  ]);
  const { path: executablePath } = await findChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });

  // What a server compresses for the first time is not what is measured.
  await step("visiting each page once", async () => {
    const page = await browser.newPage();
    for (const { url } of pages) await page.goto(url, { waitUntil: "networkidle" });
    await page.close();
  });
  /** @type {import("./site/lighthouse.ts").Figures[][]} */
  const loads = pages.map(() => []);
  await step("loading pages in Lighthouse", async () => {
    for (let round = 0; round < options.rounds; round += 1) {
      for (const [index, { kind, window, whose, url }] of pages.entries()) {
        const meant = whose === "ours" ? expectedAudits(kind) : [];
        loads[index]?.push(await auditPage(url, { port, window, meant }));
      }
    }
  });
  /** @type {import("./site/report.ts").Measured["idle"][]} */
  const idles = [];
  await step("loading pages until they are at idle", async () => {
    for (const [index, { window, whose, url }] of pages.entries()) {
      if (window === "phone" && whose === "ours") idles[index] = await auditIdle(url, port);
    }
  });
  await browser.close();

  const measured = pages.map((page, index) => ({
    ...page,
    figures: medians(loads[index] ?? []),
    idle: idles[index],
  }));
  console.table(measured.map(tableRow));
  if (theirs) console.log(comparisons(measured).join("\n"));
  const faults = measured
    .filter(({ whose }) => whose === "ours")
    .flatMap((page) => budgetViolations(page));
  if (faults.length > 0) {
    throw new Failure(["Over the budgets of budgets.json:", ...faults].join("\n  "));
  }
});
