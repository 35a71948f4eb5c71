import { expect, test } from "@playwright/test";

import { quiet, visit } from "../support/quiet";

import { choose, dataLayer, press, readOn, watch } from "./support";

test("the tag manager is configured once and receives every page view", async ({
  page,
  context,
}) => {
  await watch(context);
  await choose(context, "1.statistics");
  await visit(page, "/");
  await readOn(page, ["Portfolio", "Blog"]);

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

test("Consent Mode sets denied, then granted, both before the script, which adds no iframe", async ({
  page,
  context,
}) => {
  await watch(context);
  await visit(page, "/");
  await press(page, "Accept");
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
  await quiet(page);
  await expect(page.locator('iframe[src*="googletagmanager"]')).toHaveCount(0);
});
