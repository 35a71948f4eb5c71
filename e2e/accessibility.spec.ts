import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

import { pageKinds, windows } from "./page-kinds.mjs";

/** All of axe's rules, WCAG's size of targets among them, on the whole page: nothing is left out. */
const faultsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();

  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
};

for (const [name, viewport] of Object.entries(windows)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`on a ${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      for (const [kind, path] of Object.entries(pageKinds)) {
        test(`the page "${kind}" has no fault that axe finds`, async ({ page }) => {
          await page.goto(path, { waitUntil: "networkidle" });
          expect(await faultsOf(page)).toEqual([]);
        });
      }

      for (const group of ["", "Services", "Industry", "Hire Us"]) {
        test(`the menu${group && ` with ${group} open`} has no fault that axe finds`, async ({
          page,
        }) => {
          await page.goto("/about-us/", { waitUntil: "networkidle" });
          await page.getByRole("button", { name: "Menu" }).click();
          const menu = page.getByRole("dialog", { name: "Menu" });
          await expect(menu).toBeVisible();
          if (group) {
            const line = menu.getByRole("button", { name: group });
            if ((await line.getAttribute("aria-expanded")) === "false") await line.click();
          }
          expect(await faultsOf(page)).toEqual([]);
        });
      }
    });
  }
}
