import { expect, test } from "@playwright/test";

import { viewports } from "./example-pages.mjs";
import { expectAccessibleInBothSchemes } from "./support/axe";
import { gotoAndHydrate } from "./support/hydration";

for (const [name, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    const tag = name === "phone" ? ["@smoke"] : [];

    test(
      "axe finds no violation in the menu, whichever group is open",
      { tag },
      async ({ page }) => {
        await gotoAndHydrate(page, "/about-us/");
        await page.getByRole("button", { name: "Menu" }).click();
        const menu = page.getByRole("dialog", { name: "Menu" });
        await expect(menu).toBeVisible();
        for (const group of ["Services", "Industry", "Hire Us"]) {
          const line = menu.getByRole("button", { name: group });
          if ((await line.getAttribute("aria-expanded")) === "false") await line.click();
          await expect(line).toHaveAttribute("aria-expanded", "true");
          await expectAccessibleInBothSchemes(page, { within: "dialog[open]" });
          await line.click();
          await expect(line).toHaveAttribute("aria-expanded", "false");
        }
        await expectAccessibleInBothSchemes(page);
      },
    );
  });
}
