import { expect, test } from "@playwright/test";

import { gotoAndHydrate } from "../support/hydration";

import { banner, cookieNames, clickBanner, interceptThirdParties } from "./support";

test(
  "after a refusal nothing loads, and the banner stays hidden for 365 days",
  { tag: "@smoke" },
  async ({ page, context }) => {
    const yearLater = () => Date.now() / 1000 + 365 * 86_400;
    const earliest = yearLater();
    const { requestedHosts } = await interceptThirdParties(context);
    await gotoAndHydrate(page, "/");
    await clickBanner(page, "Reject");
    await expect(banner(page)).toBeHidden();
    for (const path of ["/blog/", "/", "/careers/"]) {
      await gotoAndHydrate(page, path);
      await expect(banner(page)).toBeHidden();
    }

    expect(requestedHosts).toEqual([]);
    expect(await cookieNames(context)).toEqual(["myCookies"]);
    const cookie = (await context.cookies()).find(({ name }) => name === "myCookies");
    expect(cookie?.expires).toBeGreaterThanOrEqual(Math.floor(earliest));
    expect(cookie?.expires).toBeLessThanOrEqual(Math.ceil(yearLater()));
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
  },
);
