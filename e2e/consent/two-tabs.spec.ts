import { expect, test } from "@playwright/test";

import { quiet, visit } from "../support/quiet";

import { banner, choose, press, watch, withdraw } from "./support";

test.describe("two tabs", () => {
  test("both follow consent", async ({ page, context }) => {
    await watch(context);
    const other = await context.newPage();
    await visit(page, "/");
    await visit(other, "/blog/");
    await press(page, "Accept");

    await expect(banner(other)).toBeHidden();
    await expect.poll(() => other.evaluate(() => "chatStarted" in window)).toBe(true);
  });

  test("both follow a withdrawal", async ({ page, context }) => {
    const { asked } = await watch(context);
    await choose(context, "1.statistics.chat");
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await visit(tab, "/");
      await expect.poll(() => tab.evaluate(() => "chatStarted" in window)).toBe(true);
    }
    await withdraw(page, other);
    asked.length = 0;
    await quiet(other);

    expect(asked).toEqual([]);
    expect(await other.evaluate(() => "chatStarted" in window)).toBe(false);
  });
});
