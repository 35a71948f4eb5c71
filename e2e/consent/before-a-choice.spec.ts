import { expect, test } from "@playwright/test";

import { banner, names, settle, watch } from "./support";

test.describe("before a choice", () => {
  for (const path of ["/", "/contact-us/", "/hire/hire-react-developer/", "/privacy-policy/"]) {
    test(`${path} asks nobody else for anything and stores nothing`, async ({ page, context }) => {
      const { asked } = await watch(context);
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await settle(page);

      expect(asked).toEqual([]);
      expect(await names(context)).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
  }

  test("the banner stays through the site", async ({ page, context }) => {
    const { asked } = await watch(context);
    await page.goto("/");
    await page.getByRole("link", { name: "Portfolio" }).first().click();
    await expect(page).toHaveURL(/portfolio/);
    await expect(banner(page)).toBeVisible();
    await settle(page);

    expect(asked).toEqual([]);
  });

  test("scrolling is no consent", async ({ page, context }) => {
    const { asked } = await watch(context);
    await page.goto("/");
    await expect(banner(page)).toBeVisible();
    for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, 800);
    await settle(page);

    await expect(banner(page)).toBeVisible();
    expect(asked).toEqual([]);
  });
});
