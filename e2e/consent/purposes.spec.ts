import { expect, test } from "@playwright/test";

import { hydrate, gotoAndHydrate } from "../support/hydration";

import { dataLayer, hosts, clickBanner, settings, interceptThirdParties } from "./support";

test.describe("one purpose", () => {
  test("statistics alone load no chat", async ({ page, context }) => {
    const vendors = await interceptThirdParties(context);
    await gotoAndHydrate(page, "/");
    await clickBanner(page, "Settings");
    await settings(page).getByLabel("Statistics").check();
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await expect.poll(vendors.uniqueHosts).toEqual([hosts.hotjar, hosts.tagManager].sort());
    await page.reload();
    await hydrate(page);

    expect(vendors.uniqueHosts()).toEqual([hosts.hotjar, hosts.tagManager].sort());
  });

  test("chat alone loads no statistics", async ({ page, context }) => {
    const vendors = await interceptThirdParties(context);
    await gotoAndHydrate(page, "/");
    await clickBanner(page, "Settings");
    await settings(page).getByLabel("Chat").check();
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await expect.poll(vendors.uniqueHosts).toEqual([hosts.chat]);
    await page.reload();
    await hydrate(page);

    expect(vendors.uniqueHosts()).toEqual([hosts.chat]);
    expect((await dataLayer(page)).filter(([word]) => word === "consent")).toEqual([]);
  });
});
