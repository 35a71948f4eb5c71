import { expect, test } from "@playwright/test";

import { banner, choose, openSettings, press, settings, settle, watch } from "./support";

test.describe("two tabs", () => {
  test("follow a yes", async ({ page, context }) => {
    await watch(context);
    const other = await context.newPage();
    await page.goto("/");
    await other.goto("/blog/");
    await press(page, "Accept");

    await expect(banner(other)).toBeHidden();
    await expect.poll(() => other.evaluate(() => "chatStarted" in window)).toBe(true);
  });

  test("follow a withdrawal", async ({ page, context }) => {
    const { asked } = await watch(context);
    await choose(context, "1.statistics.chat");
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/");
      await expect.poll(() => tab.evaluate(() => "chatStarted" in window)).toBe(true);
    }
    await openSettings(page);
    const reloaded = other.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Reject all" }).click();
    await reloaded;
    asked.length = 0;
    await settle(other);

    expect(asked).toEqual([]);
    expect(await other.evaluate(() => "chatStarted" in window)).toBe(false);
  });
});
