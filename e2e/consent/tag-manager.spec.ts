import { expect, test } from "@playwright/test";

import { waitForIdle, gotoAndHydrate } from "../support/hydration";

import { setConsent, dataLayer, clickBanner, interceptThirdParties } from "./support";

test("of five pages, each is counted once, also without an interaction", async ({
  page,
  context,
}) => {
  await interceptThirdParties(context);
  await setConsent(context, "1.statistics");
  for (const path of ["/", "/portfolio/", "/blog/", "/careers/", "/contact-us/"]) {
    await page.goto(path);
    const words = async (name: string) =>
      (await dataLayer(page)).filter((words) => words.includes(name));
    await expect.poll(() => words("page_view")).toHaveLength(1);
    await waitForIdle(page);

    expect(await words("page_view")).toMatchObject([["event", "page_view", { page_path: path }]]);
    expect(await words("config")).toHaveLength(1);
    expect(await words("js")).toHaveLength(1);
  }
});

test("Consent Mode sets denied, then granted, both before the script, which adds no iframe", async ({
  page,
  context,
}) => {
  await interceptThirdParties(context);
  await gotoAndHydrate(page, "/");
  await clickBanner(page, "Accept");
  await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(3);

  const words = await dataLayer(page);
  const denied = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  };
  expect(words.slice(0, 2)).toEqual([
    ["consent", "default", denied],
    ["consent", "update", { ...denied, analytics_storage: "granted" }],
  ]);
  expect(words[2]?.[0]).toMatchObject({ event: "gtm.js" });
  await waitForIdle(page);
  await expect(page.locator('iframe[src*="googletagmanager"]')).toHaveCount(0);
});
