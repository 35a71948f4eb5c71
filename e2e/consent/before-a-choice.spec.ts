import { expect, test } from "@playwright/test";

import { pageTypes } from "../example-pages.mjs";
import { waitForIdle, gotoAndHydrate } from "../support/hydration";

import { banner, cookieNames, followHeaderLinks, interceptThirdParties } from "./support";

test(
  "before a choice no page sends third-party requests or stores anything, also when scrolled",
  { tag: "@smoke" },
  async ({ page, context }) => {
    const { requestedHosts } = await interceptThirdParties(context);
    for (const path of ["/contact-us/", pageTypes.hire, "/privacy-policy/", "/"]) {
      await gotoAndHydrate(page, path);
      await expect(banner(page)).toBeVisible();
      for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, 800);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await waitForIdle(page);
      await expect(banner(page)).toBeVisible();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await followHeaderLinks(page, ["Work"]);
    await expect(banner(page)).toBeVisible();

    expect(requestedHosts).toEqual([]);
    expect(await cookieNames(context)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);
