import { expect, test, type BrowserContext } from "@playwright/test";

import { siteUrl } from "../forms/support/site";
import { gotoAndHydrate } from "../support/hydration";

import {
  banner,
  setConsent,
  cookieNames,
  openSettings,
  settings,
  interceptThirdParties,
} from "./support";

test.describe("Global Privacy Control", () => {
  const signal = (context: BrowserContext) =>
    context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
    );

  test("refuses without a banner, and the settings explain why nothing can be enabled", async ({
    page,
    context,
  }) => {
    const { requestedHosts } = await interceptThirdParties(context);
    await signal(context);
    await gotoAndHydrate(page, "/");
    await expect(banner(page)).toBeHidden();
    await openSettings(page);

    await expect(settings(page)).toContainText("Global Privacy Control");
    await expect(settings(page).getByLabel("Statistics")).toBeDisabled();
    await expect(settings(page).getByRole("button", { name: "Accept all" })).toBeHidden();
    expect(requestedHosts).toEqual([]);
  });

  test("overrides stored consent and deletes vendors' cookies", async ({ page, context }) => {
    const { requestedHosts } = await interceptThirdParties(context);
    await setConsent(context, "1.statistics.chat");
    await context.addCookies(
      ["_ga", "_hjSession_1", "gatsby-gdpr-hotjar"].map((name) => ({
        name,
        value: "true",
        url: siteUrl,
      })),
    );
    await signal(context);
    await gotoAndHydrate(page, "/");

    expect(requestedHosts).toEqual([]);
    expect(await cookieNames(context)).toEqual(["myCookies"]);
  });
});
