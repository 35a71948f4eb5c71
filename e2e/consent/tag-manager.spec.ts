import { expect, test } from "@playwright/test";

import { waitForIdle, gotoAndHydrate } from "../support/hydration";

import {
  setConsent,
  dataLayer,
  clickBanner,
  followHeaderLinks,
  interceptThirdParties,
} from "./support";

test("the tag manager is configured once and receives every page view", async ({
  page,
  context,
}) => {
  await interceptThirdParties(context);
  await setConsent(context, "1.statistics");
  await gotoAndHydrate(page, "/");
  await followHeaderLinks(page, ["Work", "Contact"]);

  const words = await dataLayer(page);
  expect(words.filter(([word]) => word === "config")).toHaveLength(1);
  expect(words.filter(([word]) => word === "js")).toHaveLength(1);
  const views = words.filter(([word, name]) => word === "event" && name === "page_view");
  expect(views.map(([, , about]) => (about as { page_path: string }).page_path)).toEqual([
    "/",
    "/portfolio/",
    "/contact-us/",
  ]);
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
