import { chromium } from "@playwright/test";

import { OperatorError } from "../../common/operator-error.ts";
import { getFreePort } from "../../publisher/ports.ts";
import { runMain, stop } from "../../publisher/process.ts";
import { step } from "../lib/print.ts";
import { findChromium } from "../test/lib/chromium.ts";
import { getTestSite } from "../test/lib/test-site.ts";

import { auditHydrated, auditPage, type Hydrated, type Metrics } from "./page-loads/lighthouse.ts";
import { readOptions } from "./page-loads/options.ts";
import { readToEnd } from "./page-loads/read-to-end.ts";
import { budgetViolations, expectedAudits, medians, tableRow } from "./page-loads/report.ts";

// Loads every page type in Lighthouse, on a phone and a desktop, and checks the scores and the
// layout shift of budgets.json. Times have no budget, since they depend on the machine; bytes are
// checked by e2e/budgets.spec.ts. On a phone, pages are also read to their end without an interaction,
// and loaded with React: the bytes of both are printed, and scripts with code for unsupported browsers
// are violations. `--rounds 3` prints medians of three loads; `--only home,blog` and `--device phone`
// limit the pages; `--site <url>` measures that site.
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  const { address, cms } = await getTestSite(options.site);
  // The CMS would compete for CPU while the pages are measured.
  if (cms) await stop(cms);
  const pages = options.visits.map(({ path, ...page }) => ({ ...page, url: address + path }));
  const { path: executablePath } = await findChromium();
  const port = await getFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });

  const loads: Metrics[][] = pages.map(() => []);
  await step("loading pages in Lighthouse", async () => {
    for (let round = 0; round < options.rounds; round += 1) {
      for (const [index, { type, device, url }] of pages.entries()) {
        loads[index]?.push(await auditPage(url, { port, device, expected: expectedAudits(type) }));
      }
    }
  });
  const read: number[] = [];
  const hydrated: Hydrated[] = [];
  await step("reading pages, and loading them with React", async () => {
    for (const [index, { device, url }] of pages.entries()) {
      if (device !== "phone") continue;
      read[index] = await readToEnd(browser, url);
      if (!options.site) hydrated[index] = await auditHydrated(url, port);
    }
  });
  await browser.close();

  const measured = pages.map((page, index) => ({
    ...page,
    metrics: medians(loads[index] ?? []),
    readBytes: read[index],
    hydrated: hydrated[index],
  }));
  console.table(measured.map(tableRow));
  const violations = measured.flatMap((page) => budgetViolations(page));
  if (violations.length > 0) {
    throw new OperatorError(["Exceeds budgets.json:", ...violations].join("\n  "));
  }
});
