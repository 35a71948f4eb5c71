import { expect, test } from "@playwright/test";

import { visit } from "../support/quiet";

import { banner, names, press, watch } from "./support";

test(
  "after a refusal nothing loads, and the banner stays hidden for 365 days",
  { tag: "@smoke" },
  async ({ page, context }) => {
    const { asked } = await watch(context);
    await visit(page, "/");
    await press(page, "Reject");
    await expect(banner(page)).toBeHidden();
    for (const path of ["/blog/", "/", "/careers/"]) {
      await visit(page, path);
      await expect(banner(page)).toBeHidden();
    }

    expect(asked).toEqual([]);
    expect(await names(context)).toEqual(["myCookies"]);
    const cookie = (await context.cookies()).find(({ name }) => name === "myCookies");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
  },
);
