import { expect, test } from "@playwright/test";

import { pageTypes } from "./example-pages.mjs";
import { gotoAndHydrate } from "./support/hydration";

test.use({ colorScheme: "dark" });

for (const type of ["service", "hire", "article"] as const) {
  const path = pageTypes[type];
  if (path === undefined) continue;
  test(`prints the page "${type}" dark on light, with all answers and without controls`, async ({
    page,
  }) => {
    await gotoAndHydrate(page, path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    await expect(page.getByLabel("Contact form")).toBeHidden();
    await expect(page.locator("footer").last()).toBeHidden();
    const texts = page.locator("main section details:not([data-markdown-ignore] *)");
    for (const details of await texts.all()) {
      const seen = await details.evaluate(({ lastElementChild }) =>
        lastElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
      expect(seen, (await details.textContent()) ?? "").toBe(true);
    }
    const { color, backgroundColor } = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);

      return { color, backgroundColor };
    });
    expect(backgroundColor).toMatch(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/);
    expect(color).toMatch(/^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/);
  });
}

test("prints no dark bands, even if browsers print backgrounds", async ({ page }) => {
  await gotoAndHydrate(page, pageTypes.home);
  await page.emulateMedia({ media: "print" });
  const dark = await page.locator("main section, main figure, main div").evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { backgroundColor } = getComputedStyle(element);
        const [red = 0, green = 0, blue = 0, alpha = 1] =
          backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];

        return element.checkVisibility() && alpha > 0 && red + green + blue < 380;
      }).length,
  );

  expect(dark).toBe(0);
});

test("prints the home page on at most five sheets", async ({ page }) => {
  await gotoAndHydrate(page, pageTypes.home);
  const pdf = (await page.pdf()).toString("latin1");

  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5);
});
