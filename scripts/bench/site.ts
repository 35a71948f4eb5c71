import { existsSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { OperatorError } from "../../publisher/errors.ts";
import { getFreePort } from "../../publisher/ports.ts";
import { runCommand, stop } from "../../publisher/process.ts";
import { step } from "../lib/print.ts";
import { findChromium } from "../test/lib/chromium.ts";
import { getTestSite } from "../test/lib/test-site.ts";

import { serveDir } from "./site/folder-server.ts";
import { auditIdle, auditPage, type Figures, type Idle } from "./site/lighthouse.ts";
import { readOptions } from "./site/options.ts";
import { comparisons, budgetViolations, expectedAudits, medians, tableRow } from "./site/report.ts";

// Lighthouse over every kind of page, on a phone and a desktop, against
// budgets.json. Times are printed without a budget, since they depend on the machine.
// Our pages are loaded once more on a phone until they are idle: the bytes transferred by then are
// printed, and scripts with code for unsupported browsers are violations.
// `--rounds 3` prints medians; `--only home,blog` and `--window phone` reduce the pages;
// `--site <folder or address>` measures an existing site.
// `--against <folder or address> --their home=/,blog=/news/` compares with another site, and
// names its page for each of ours. Folders and our site are served without custom headers, so that
// only the pages differ.

const addressOf = (dirOrAddress: string) =>
  existsSync(dirOrAddress) ? serveDir(dirOrAddress) : dirOrAddress;

const ourAddress = async ({ site }: { site?: string }) => {
  if (site) return addressOf(site);
  const { settings, contentService } = await getTestSite(undefined);
  // It would take CPU time while the pages are measured.
  if (contentService) await stop(contentService);

  return serveDir(join(settings?.RELEASES_DIR ?? "", "current", "site"));
};

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const ours = await ourAddress(options);
  const theirs = options.against && (await addressOf(options.against));
  const pages = options.visits.flatMap(({ kind, window, path, theirs: their }) => [
    { kind, window, whose: "ours" as const, url: ours + path },
    ...(theirs && their ? [{ kind, window, whose: "theirs" as const, url: theirs + their }] : []),
  ]);
  const { path: executablePath } = await findChromium();
  const port = await getFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });

  // The server compresses each file on its first request, which is not measured.
  await step("visiting each page once", async () => {
    const page = await browser.newPage();
    for (const { url } of pages) await page.goto(url, { waitUntil: "networkidle" });
    await page.close();
  });
  const loads: Figures[][] = pages.map(() => []);
  await step("loading pages in Lighthouse", async () => {
    for (let round = 0; round < options.rounds; round += 1) {
      for (const [index, { kind, window, whose, url }] of pages.entries()) {
        const expected = whose === "ours" ? expectedAudits(kind) : [];
        loads[index]?.push(await auditPage(url, { port, window, expected }));
      }
    }
  });
  const idles: Idle[] = [];
  await step("loading pages until they are idle", async () => {
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
  const violations = measured
    .filter(({ whose }) => whose === "ours")
    .flatMap((page) => budgetViolations(page));
  if (violations.length > 0) {
    throw new OperatorError(["Over the budgets of budgets.json:", ...violations].join("\n  "));
  }
});
