import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import {
  applicationForm,
  contactForm,
  fillIn,
  meet,
  portfolioForm,
  submit,
  subscribeForm,
} from "./support/forms";
import { newAddress, settle, siteUrl } from "./support/site";

test.use({ baseURL: siteUrl });
// axe looks at each form in five states.
test.setTimeout(180_000);

for (const [device, viewport] of [
  ["phone", { width: 360, height: 740 }],
  ["desktop", { width: 1440, height: 900 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, reducedMotion: "reduce" } as object);
    test.beforeEach(({ context }) => settle(context));

    for (const form of [contactForm, subscribeForm, applicationForm, portfolioForm]) {
      test(`the ${form.name} form is accessible untouched, wrong, busy, failed and done`, async ({
        page,
      }) => {
        let answer: "wait" | "fail" | "pass" = "wait";
        await page.route(`**/api/${form.collection}`, async (route) => {
          if (answer === "wait") await new Promise((resolve) => setTimeout(resolve, 6000));
          if (answer === "pass") return route.continue();

          return route.abort("connectionrefused").catch(() => undefined);
        });
        const located = await meet(page, form);
        await expectAccessible(page);

        await submit(located, form);
        await expect(located.locator("[aria-invalid]").first()).toBeVisible();
        await expectAccessible(page);

        await fillIn(located, form, newAddress());
        await submit(located, form);
        await expect(located.getByRole("status").first()).toHaveText("Sending…");
        await expectAccessible(page);

        answer = "fail";
        await expect(located.getByRole("alert").first()).toContainText(/^Not/, { timeout: 15_000 });
        await expectAccessible(page);

        answer = "pass";
        await submit(located, form);
        await form.isSent(page);
        await expectAccessible(page);
      });
    }

    test("the panel and its country list are accessible", async ({ page }) => {
      await page.goto("/blog/");
      await page.getByRole("button", { name: "Contact form" }).click();
      const panel = page.getByRole("dialog");
      await expect(panel.getByRole("textbox", { name: "Message" })).toBeVisible();
      await expectAccessible(page);

      await panel.getByRole("button", { name: /^Country/ }).click();
      await expect(panel.getByRole("listbox")).toBeVisible();
      await expectAccessible(page);
    });

    test("the cookie banner and the settings are accessible", async ({ page, context }) => {
      await context.clearCookies();
      await page.goto("/");
      await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole("button", { name: "Settings" }).first().click();
      await expect(page.getByRole("dialog").getByRole("heading")).toBeVisible();
      await expectAccessible(page);
    });
  });
}
