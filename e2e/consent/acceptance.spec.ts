import { expect, test } from "@playwright/test";

import { quiet, visit } from "../support/quiet";

import { allHosts, banner, block, hosts, press, readOn, watch } from "./support";

test(
  "after acceptance all three vendors load once without a reload, and again on the next visit",
  { tag: "@smoke" },
  async ({ page, context }) => {
    const watched = await watch(context);
    await visit(page, "/");
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await press(page, "Accept");
    await expect.poll(watched.hosts).toEqual(allHosts);
    await expect.poll(() => page.evaluate(() => "chatStarted" in window)).toBe(true);
    await readOn(page, ["Portfolio", "Blog", "About us"]);

    expect(await page.evaluate(() => "samePage" in window)).toBe(true);
    for (const host of Object.values(hosts)) {
      expect(watched.asked.filter((asked) => asked === host)).toHaveLength(1);
    }

    watched.asked.length = 0;
    await visit(page, "/");
    await expect.poll(watched.hosts).toEqual(allHosts);
    await expect(banner(page)).toBeHidden();
  },
);

test("blocked vendors break nothing", async ({ page, context }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await block(context);
  await visit(page, "/");
  await press(page, "Accept");
  await quiet(page);
  await readOn(page, ["Blog"]);

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
