import { expect, test } from "@playwright/test";

import { siteUrl } from "../forms/support/site";

import { banner, choose, settle, watch } from "./support";

test.describe("a cookie that is no choice of today", () => {
  for (const value of ["true", "1.everything", "%00", "2.statistics.chat", "0.statistics", ""]) {
    test(`(${JSON.stringify(value)}) loads nothing and asks again`, async ({ page, context }) => {
      const { asked } = await watch(context);
      await choose(context, value);
      await context.addCookies([
        { name: "gatsby-gdpr-google-tagmanager", value: "true", url: siteUrl },
      ]);
      await page.goto("/");
      await expect(banner(page)).toBeVisible();
      await settle(page);

      expect(asked).toEqual([]);
    });
  }
});

test("of two cookies the stricter counts, whichever the browser names first", async ({
  page,
  context,
}) => {
  const { asked } = await watch(context);
  const { hostname } = new URL(siteUrl);
  await context.addCookies([
    { name: "myCookies", value: "1.statistics.chat", domain: hostname, path: "/blog" },
    { name: "myCookies", value: "1", domain: hostname, path: "/" },
  ]);
  await page.goto("/blog/");
  await settle(page);

  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
});
