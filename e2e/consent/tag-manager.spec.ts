import { expect, test } from "@playwright/test";

import { choose, dataLayer, press, settle, watch } from "./support";

test.describe("the tag manager", () => {
  test("the tag manager is configured once and hears of every page", async ({ page, context }) => {
    await watch(context);
    await choose(context, "1.statistics");
    await page.goto("/");
    await settle(page);
    for (const name of ["Portfolio", "Blog"]) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await settle(page);
    }

    const words = await dataLayer(page);
    expect(words.filter(([word]) => word === "config")).toHaveLength(1);
    expect(words.filter(([word]) => word === "js")).toHaveLength(1);
    const views = words.filter(([word, name]) => word === "event" && name === "page_view");
    expect(views.map(([, , about]) => (about as { page_path: string }).page_path)).toEqual([
      "/",
      "/portfolio/",
      "/blog/",
    ]);
  });

  test("Consent Mode says denied before it says granted, and both before the script", async ({
    page,
    context,
  }) => {
    await watch(context);
    await page.goto("/");
    await press(page, "Accept");
    await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(3);

    const words = await dataLayer(page);
    expect(words.slice(0, 2)).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
        },
      ],
      [
        "consent",
        "update",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "granted",
        },
      ],
    ]);
    expect(words[2]?.[0]).toMatchObject({ event: "gtm.js" });
  });

  test("the frame for browsers without script is not left in the page", async ({
    page,
    context,
  }) => {
    await watch(context);
    await page.goto("/");
    await press(page, "Accept");
    await settle(page);

    await expect(page.locator('iframe[src*="googletagmanager"]')).toHaveCount(0);
  });
});
