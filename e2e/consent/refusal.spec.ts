import { expect, test } from "@playwright/test";

import { banner, names, press, settle, watch } from "./support";

test.describe("after a refusal", () => {
  test("nothing loads, and the banner is gone for good", async ({ page, context }) => {
    const { asked } = await watch(context);
    await page.goto("/");
    await press(page, "Reject");
    await expect(banner(page)).toBeHidden();
    for (const path of ["/blog/", "/", "/careers/"]) {
      await page.goto(path);
      await settle(page);
      await expect(banner(page)).toBeHidden();
    }

    expect(asked).toEqual([]);
    expect(await names(context)).toEqual(["myCookies"]);
  });

  test("the choice is kept for 365 days", async ({ page, context }) => {
    await watch(context);
    await page.goto("/");
    await press(page, "Reject");
    await expect(banner(page)).toBeHidden();

    const cookie = (await context.cookies()).find(({ name }) => name === "myCookies");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
  });
});
