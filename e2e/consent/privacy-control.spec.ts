import { expect, test, type BrowserContext } from "@playwright/test";

import { siteUrl } from "../forms/support/site";
import { visit } from "../support/quiet";

import { banner, choose, names, openSettings, settings, watch } from "./support";

test.describe("Global Privacy Control", () => {
  const signal = (context: BrowserContext) =>
    context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
    );

  test("refuses without a banner, and the settings explain why nothing can be enabled", async ({
    page,
    context,
  }) => {
    const { asked } = await watch(context);
    await signal(context);
    await visit(page, "/");
    await expect(banner(page)).toBeHidden();
    await openSettings(page);

    await expect(settings(page)).toContainText("Global Privacy Control");
    await expect(settings(page).getByLabel("Statistics")).toBeDisabled();
    await expect(settings(page).getByRole("button", { name: "Accept all" })).toBeHidden();
    expect(asked).toEqual([]);
  });

  test("overrides stored consent and deletes vendors' cookies", async ({ page, context }) => {
    const { asked } = await watch(context);
    await choose(context, "1.statistics.chat");
    await context.addCookies(
      ["_ga", "_hjSession_1", "gatsby-gdpr-hotjar"].map((name) => ({
        name,
        value: "true",
        url: siteUrl,
      })),
    );
    await signal(context);
    await visit(page, "/");

    expect(asked).toEqual([]);
    expect(await names(context)).toEqual(["myCookies"]);
  });
});
