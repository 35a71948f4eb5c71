import { expect, test } from "@playwright/test";

import { quiet, showSign, visit } from "../support/quiet";

import {
  allHosts,
  choose,
  hosts,
  names,
  openSettings,
  press,
  settings,
  watch,
  withdraw,
} from "./support";

test.describe("after withdrawal", () => {
  test(
    "the page reloads without vendors, their cookies and their storage",
    { tag: "@smoke" },
    async ({ page, context }) => {
      const watched = await watch(context);
      await visit(page, "/");
      await press(page, "Accept");
      await expect.poll(watched.hosts).toEqual(allHosts);
      await expect.poll(() => names(context)).toContain("_hjSession_1");
      await expect.poll(() => names(context)).toContain("cw_conversation");

      await withdraw(page);
      watched.asked.length = 0;
      await quiet(page);
      await visit(page, "/blog/");
      await quiet(page);

      expect(watched.asked).toEqual([]);
      expect(await names(context)).toEqual(["myCookies"]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );

  test("of one purpose, the other stays", async ({ page, context }) => {
    const watched = await watch(context);
    await choose(context, "1.statistics.chat");
    await visit(page, "/");
    await expect.poll(watched.hosts).toEqual(allHosts);
    await openSettings(page);
    await settings(page).getByLabel("Statistics").uncheck();
    const reloaded = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await reloaded;
    watched.asked.length = 0;
    await page.reload();
    await showSign(page);

    expect(watched.hosts()).toEqual([hosts.chat]);
    expect(await names(context)).not.toContain("_ga");
  });

  test("a form's draft survives the reload", async ({ page, context }) => {
    await watch(context);
    await choose(context, "1.statistics.chat");
    await visit(page, "/contact-us/");
    const message = page.locator("main").getByRole("textbox", { name: "Message" });
    await message.fill("Half a thought");
    await withdraw(page);

    await expect(message).toHaveValue("Half a thought");
  });
});
