import { expect, test, type Page } from "@playwright/test";

import { visit } from "../support/quiet";

import { banner, choose, names, press, settings, watch } from "./support";

/** A page whose lazy-loaded code is missing: offline, or replaced by a newer release. */
const meetWithoutCode = async (page: Page, path: string) => {
  await visit(page, path);
  await page.route(/\.js$/, (route) => route.abort());
};

const expectWhole = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
};

test("if the code of the cookie settings is missing, the page stays and shows a message", async ({
  page,
  context,
}) => {
  await watch(context);
  await meetWithoutCode(page, "/blog/");
  await press(page, "Settings");

  await expect(settings(page)).toContainText(/reload the page/i);
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await expectWhole(page);
});

test("consent can be withdrawn without the code of the cookie settings", async ({
  page,
  context,
}) => {
  await watch(context);
  await choose(context, "1.statistics.chat");
  await meetWithoutCode(page, "/blog/");
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(settings(page)).toContainText("couldn't be loaded");
  await page.unroute(/\.js$/);
  const reloaded = page.waitForEvent("load");
  await settings(page).getByRole("button", { name: "Reject all" }).click();
  await reloaded;

  await expectWhole(page);
  expect(await names(context)).toEqual(["myCookies"]);
});

test("a failed chunk is requested again", async ({ page, context }) => {
  await watch(context);
  await visit(page, "/blog/");
  let missed = 0;
  await page.route(/\.js$/, (route) => {
    missed += 1;

    return missed === 1 ? route.abort() : route.continue();
  });
  await press(page, "Settings");

  await expect(settings(page).getByLabel("Statistics")).toBeVisible();
});
