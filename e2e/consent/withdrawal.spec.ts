import { expect, test } from "@playwright/test";

import { waitForIdle, hydrate, gotoAndHydrate } from "../support/hydration";

import {
  allHosts,
  setConsent,
  hosts,
  cookieNames,
  openSettings,
  clickBanner,
  settings,
  interceptThirdParties,
  withdrawConsent,
} from "./support";

test.describe("after withdrawal", () => {
  test(
    "the page reloads without vendors, their cookies and their storage",
    { tag: "@smoke" },
    async ({ page, context }) => {
      const vendors = await interceptThirdParties(context);
      await gotoAndHydrate(page, "/");
      await clickBanner(page, "Accept");
      await expect.poll(vendors.uniqueHosts).toEqual(allHosts);
      await expect.poll(() => cookieNames(context)).toContain("_hjSession_1");
      await expect.poll(() => cookieNames(context)).toContain("cw_conversation");

      await withdrawConsent(page);
      vendors.requestedHosts.length = 0;
      await waitForIdle(page);
      await gotoAndHydrate(page, "/blog/");
      await waitForIdle(page);

      expect(vendors.requestedHosts).toEqual([]);
      expect(await cookieNames(context)).toEqual(["myCookies"]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );

  test("of one purpose, the other stays", async ({ page, context }) => {
    const vendors = await interceptThirdParties(context);
    await setConsent(context, "1.statistics.chat");
    await gotoAndHydrate(page, "/");
    await expect.poll(vendors.uniqueHosts).toEqual(allHosts);
    await openSettings(page);
    await settings(page).getByLabel("Statistics").uncheck();
    const reloaded = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await reloaded;
    vendors.requestedHosts.length = 0;
    await page.reload();
    await hydrate(page);

    expect(vendors.uniqueHosts()).toEqual([hosts.chat]);
    expect(await cookieNames(context)).not.toContain("_ga");
  });

  test("a form's draft survives the reload", async ({ page, context }) => {
    await interceptThirdParties(context);
    await setConsent(context, "1.statistics.chat");
    await gotoAndHydrate(page, "/contact-us/");
    const message = page.locator("main").getByRole("textbox", { name: "Message" });
    await message.fill("Half a thought");
    await withdrawConsent(page);

    await expect(message).toHaveValue("Half a thought");
  });
});
