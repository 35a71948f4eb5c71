import { expect, test, type Page } from "@playwright/test";

import { gotoAndHydrate } from "../support/hydration";

import {
  banner,
  setConsent,
  cookieNames,
  clickBanner,
  settings,
  interceptThirdParties,
} from "./support";

/** A page whose lazy-loaded code is missing: offline, or replaced by a newer release. */
const visitThenBlockScripts = async (page: Page, path: string) => {
  await gotoAndHydrate(page, path);
  await page.route(/\.js$/, (route) => route.abort());
};

const expectPageIntact = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
};

test("if the code of the cookie settings is missing, the page stays and shows a message", async ({
  page,
  context,
}) => {
  await interceptThirdParties(context);
  await visitThenBlockScripts(page, "/blog/");
  await clickBanner(page, "Settings");

  await expect(settings(page)).toContainText(/reload the page/i);
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await expectPageIntact(page);
});

test("consent can be withdrawn without the code of the cookie settings", async ({
  page,
  context,
}) => {
  await interceptThirdParties(context);
  await setConsent(context, "1.statistics.chat");
  await visitThenBlockScripts(page, "/blog/");
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(settings(page)).toContainText("couldn't be loaded");
  await page.unroute(/\.js$/);
  const reloaded = page.waitForEvent("load");
  await settings(page).getByRole("button", { name: "Reject all" }).click();
  await reloaded;

  await expectPageIntact(page);
  expect(await cookieNames(context)).toEqual(["myCookies"]);
});

test("a failed chunk is requested again", async ({ page, context }) => {
  await interceptThirdParties(context);
  await gotoAndHydrate(page, "/blog/");
  let missed = 0;
  await page.route(/\.js$/, (route) => {
    missed += 1;

    return missed === 1 ? route.abort() : route.continue();
  });
  await clickBanner(page, "Settings");

  await expect(settings(page).getByLabel("Statistics")).toBeVisible();
});
