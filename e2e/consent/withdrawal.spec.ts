import { expect, test } from "@playwright/test";

import {
  allHosts,
  choose,
  hosts,
  names,
  openSettings,
  press,
  settings,
  settle,
  watch,
} from "./support";

test.describe("after withdrawal", () => {
  test("the page reloads, their cookies and storage are gone, nothing loads", async ({
    page,
    context,
  }) => {
    const watched = await watch(context);
    await page.goto("/");
    await press(page, "Accept");
    await expect.poll(watched.hosts).toEqual(allHosts);
    await expect.poll(() => names(context)).toContain("_hjSession_1");
    await expect.poll(() => names(context)).toContain("cw_conversation");

    await openSettings(page);
    const reloaded = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Reject all" }).click();
    await reloaded;
    watched.asked.length = 0;
    await settle(page);
    await page.goto("/blog/");
    await settle(page);

    expect(watched.asked).toEqual([]);
    expect(await names(context)).toEqual(["myCookies"]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("of one purpose keeps the other", async ({ page, context }) => {
    const watched = await watch(context);
    await choose(context, "1.statistics.chat");
    await page.goto("/");
    await expect.poll(watched.hosts).toEqual(allHosts);
    await openSettings(page);
    await settings(page).getByLabel("Statistics").uncheck();
    const reloaded = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await reloaded;
    watched.asked.length = 0;
    await page.reload();
    await settle(page);

    expect(watched.hosts()).toEqual([hosts.chat]);
    expect(await names(context)).not.toContain("_ga");
  });

  test("what a form holds survives its reload", async ({ page, context }) => {
    await watch(context);
    await choose(context, "1.statistics.chat");
    await page.goto("/contact-us/");
    const message = page.locator("main").getByRole("textbox", { name: "Message" });
    await message.fill("Half a thought");
    await openSettings(page);
    const reloaded = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Reject all" }).click();
    await reloaded;

    await expect(message).toHaveValue("Half a thought");
  });
});
