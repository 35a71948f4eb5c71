import { expect, test } from "@playwright/test";

import { quiet, visit } from "../support/quiet";

import { banner, names, readOn, watch } from "./support";

test(
  "before a choice no page sends third-party requests or stores anything, also when scrolled",
  { tag: "@smoke" },
  async ({ page, context }) => {
    const { asked } = await watch(context);
    for (const path of ["/contact-us/", "/hire/hire-react-developer/", "/privacy-policy/", "/"]) {
      await visit(page, path);
      await expect(banner(page)).toBeVisible();
      for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, 800);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await quiet(page);
      await expect(banner(page)).toBeVisible();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await readOn(page, ["Portfolio"]);
    await expect(banner(page)).toBeVisible();

    expect(asked).toEqual([]);
    expect(await names(context)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);
