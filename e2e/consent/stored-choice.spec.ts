import { expect, test } from "@playwright/test";

import { siteUrl } from "../forms/support/site";
import { visit } from "../support/quiet";

import { banner, choose, watch } from "./support";

const values = ["true", "1.everything", "%00", "2.statistics.chat", "0.statistics", ""];

test("an invalid or outdated cookie loads nothing and shows the banner", async ({
  page,
  context,
}) => {
  const { asked } = await watch(context);
  for (const value of values) {
    await test.step(JSON.stringify(value), async () => {
      await context.clearCookies();
      await choose(context, value);
      await context.addCookies([
        { name: "gatsby-gdpr-google-tagmanager", value: "true", url: siteUrl },
      ]);
      await visit(page, "/");
      await expect(banner(page)).toBeVisible();

      expect(asked).toEqual([]);
    });
  }
});

test("of two cookies the stricter applies, in either order", async ({ page, context }) => {
  const { asked } = await watch(context);
  const { hostname } = new URL(siteUrl);
  await context.addCookies([
    { name: "myCookies", value: "1.statistics.chat", domain: hostname, path: "/blog" },
    { name: "myCookies", value: "1", domain: hostname, path: "/" },
  ]);
  await visit(page, "/blog/");

  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);
});
