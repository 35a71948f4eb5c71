import { expect, test } from "@playwright/test";

import { siteUrl } from "../forms/support/site";
import { gotoAndHydrate } from "../support/hydration";

import { banner, setConsent, interceptThirdParties } from "./support";

const values = ["true", "1.everything", "%00", "2.statistics.chat", "0.statistics", ""];

test("an invalid or outdated cookie loads nothing and shows the banner", async ({
  page,
  context,
}) => {
  const { requestedHosts } = await interceptThirdParties(context);
  for (const value of values) {
    await test.step(JSON.stringify(value), async () => {
      await context.clearCookies();
      await setConsent(context, value);
      await context.addCookies([
        { name: "gatsby-gdpr-google-tagmanager", value: "true", url: siteUrl },
      ]);
      await gotoAndHydrate(page, "/");
      await expect(banner(page)).toBeVisible();

      expect(requestedHosts).toEqual([]);
    });
  }
});

test("of two cookies the stricter applies, in either order", async ({ page, context }) => {
  const { requestedHosts } = await interceptThirdParties(context);
  const { hostname } = new URL(siteUrl);
  await context.addCookies([
    { name: "myCookies", value: "1.statistics.chat", domain: hostname, path: "/blog" },
    { name: "myCookies", value: "1", domain: hostname, path: "/" },
  ]);
  await gotoAndHydrate(page, "/blog/");

  await expect(banner(page)).toBeHidden();
  expect(requestedHosts).toEqual([]);
});
