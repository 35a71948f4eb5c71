import { expect, test } from "@playwright/test";

import { waitForIdle, gotoAndHydrate } from "../support/hydration";

import {
  allHosts,
  banner,
  blockThirdParties,
  hosts,
  clickBanner,
  followHeaderLinks,
  interceptThirdParties,
} from "./support";

test(
  "after acceptance all three vendors load once without a reload, and again on the next visit",
  { tag: "@smoke" },
  async ({ page, context }) => {
    const vendors = await interceptThirdParties(context);
    await gotoAndHydrate(page, "/");
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await clickBanner(page, "Accept");
    await expect.poll(vendors.uniqueHosts).toEqual(allHosts);
    await expect.poll(() => page.evaluate(() => "chatStarted" in window)).toBe(true);

    expect(await page.evaluate(() => "samePage" in window)).toBe(true);
    for (const host of Object.values(hosts)) {
      expect(
        vendors.requestedHosts.filter((requestedHosts) => requestedHosts === host),
      ).toHaveLength(1);
    }

    vendors.requestedHosts.length = 0;
    await gotoAndHydrate(page, "/");
    await expect.poll(vendors.uniqueHosts).toEqual(allHosts);
    await expect(banner(page)).toBeHidden();
  },
);

test("blocked vendors break nothing", async ({ page, context }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await blockThirdParties(context);
  await gotoAndHydrate(page, "/");
  await clickBanner(page, "Accept");
  await waitForIdle(page);
  await followHeaderLinks(page, ["Contact"]);

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
