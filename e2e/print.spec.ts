import { expect, test } from "@playwright/test";

import { pageKinds } from "./page-kinds";

test.use({ colorScheme: "dark" });

for (const kind of ["service", "hire", "article"] as const) {
  test(`the page "${kind}" is printed dark on white, with every answer and without its frame`, async ({
    page,
  }) => {
    await page.goto(pageKinds[kind], { waitUntil: "networkidle" });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const frame of ["banner", "contentinfo"] as const) {
      await expect(page.getByRole(frame)).toBeHidden();
    }
    for (const form of await page.getByRole("form").all()) await expect(form).toBeHidden();
    for (const details of await page.locator("main details").all()) {
      const seen = await details.evaluate(({ lastElementChild }) =>
        lastElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
      expect(seen, (await details.textContent()) ?? "").toBe(true);
    }
    const { color, backgroundColor } = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);

      return { color, backgroundColor };
    });
    expect(backgroundColor).toMatch(/^rgb\(25\d, 25\d, 2\d\d\)$|^rgba\(0, 0, 0, 0\)$/);
    expect(color).toMatch(/^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/);
  });
}
