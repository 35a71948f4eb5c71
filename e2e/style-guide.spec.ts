import { expect, test } from "@playwright/test";

import { pageTypes } from "./example-pages.mjs";
import { findViolations } from "./support/axe";
import { gotoAndHydrate } from "./support/hydration";

for (const dialog of ["dialog", "panel"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds no violation in the style guide's ${dialog} in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await gotoAndHydrate(page, pageTypes["style guide"]);
      await page.getByRole("button", { name: `Open a ${dialog}` }).click();
      await expect(page.getByRole("dialog")).toBeVisible();

      expect(await findViolations(page)).toEqual([]);
    });
  }
}
