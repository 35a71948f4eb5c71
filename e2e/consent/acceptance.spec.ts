import { expect, test } from "@playwright/test";

import { allHosts, banner, choose, hosts, ownHosts, press, settle, watch } from "./support";

test.describe("after acceptance", () => {
  test("all three load at once, without a reload", async ({ page, context }) => {
    const watched = await watch(context);
    await page.goto("/");
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await press(page, "Accept");
    await expect.poll(watched.hosts).toEqual(allHosts);

    await expect.poll(() => page.evaluate(() => "chatStarted" in window)).toBe(true);
    expect(await page.evaluate(() => "samePage" in window)).toBe(true);
  });

  test("they load on the next visit, and there is no banner", async ({ page, context }) => {
    const watched = await watch(context);
    await choose(context, "1.statistics.chat");
    await page.goto("/");
    await expect.poll(watched.hosts).toEqual(allHosts);
    await expect(banner(page)).toBeHidden();
  });

  test("each is loaded once, however many pages are read", async ({ page, context }) => {
    const { asked } = await watch(context);
    await choose(context, "1.statistics.chat");
    await page.goto("/");
    await settle(page);
    for (const name of ["Portfolio", "Blog", "About us"]) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await settle(page);
    }

    expect(asked.filter((host) => host === hosts.hotjar)).toHaveLength(1);
    expect(asked.filter((host) => host === hosts.chat)).toHaveLength(1);
    expect(asked.filter((host) => host === hosts.tagManager)).toHaveLength(1);
  });

  test("blocked vendors disturb nothing", async ({ page, context }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await context.route(
      (url) => url.protocol.startsWith("http") && !ownHosts.includes(url.host),
      (route) => route.abort("blockedbyclient"),
    );
    await page.goto("/");
    await press(page, "Accept");
    await settle(page);
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
