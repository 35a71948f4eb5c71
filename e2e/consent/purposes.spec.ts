import { expect, test } from "@playwright/test";

import { showSign, visit } from "../support/quiet";

import { dataLayer, hosts, press, settings, watch } from "./support";

test.describe("one purpose", () => {
  test("statistics alone load no chat", async ({ page, context }) => {
    const watched = await watch(context);
    await visit(page, "/");
    await press(page, "Settings");
    await settings(page).getByLabel("Statistics").check();
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await expect.poll(watched.hosts).toEqual([hosts.hotjar, hosts.tagManager].sort());
    await page.reload();
    await showSign(page);

    expect(watched.hosts()).toEqual([hosts.hotjar, hosts.tagManager].sort());
  });

  test("chat alone loads no statistics", async ({ page, context }) => {
    const watched = await watch(context);
    await visit(page, "/");
    await press(page, "Settings");
    await settings(page).getByLabel("Chat").check();
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await expect.poll(watched.hosts).toEqual([hosts.chat]);
    await page.reload();
    await showSign(page);

    expect(watched.hosts()).toEqual([hosts.chat]);
    expect((await dataLayer(page)).filter(([word]) => word === "consent")).toEqual([]);
  });
});
