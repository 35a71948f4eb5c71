import { expect, test } from "@playwright/test";

import { waitForIdle, gotoAndHydrate } from "../support/hydration";

import { banner, setConsent, clickBanner, interceptThirdParties, withdrawConsent } from "./support";

test.describe("two tabs", () => {
  test("both follow consent", async ({ page, context }) => {
    await interceptThirdParties(context);
    const other = await context.newPage();
    await gotoAndHydrate(page, "/");
    await gotoAndHydrate(other, "/blog/");
    await clickBanner(page, "Accept");

    await expect(banner(other)).toBeHidden();
    await expect.poll(() => other.evaluate(() => "chatStarted" in window)).toBe(true);
  });

  test("both follow a withdrawal", async ({ page, context }) => {
    const { requestedHosts } = await interceptThirdParties(context);
    await setConsent(context, "1.statistics.chat");
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await gotoAndHydrate(tab, "/");
      await expect.poll(() => tab.evaluate(() => "chatStarted" in window)).toBe(true);
    }
    await withdrawConsent(page, { awaitedTab: other });
    requestedHosts.length = 0;
    await waitForIdle(other);

    expect(requestedHosts).toEqual([]);
    expect(await other.evaluate(() => "chatStarted" in window)).toBe(false);
  });
});
