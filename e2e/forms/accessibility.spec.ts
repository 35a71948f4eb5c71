import { expect, test } from "@playwright/test";

import { viewports } from "../example-pages.mjs";
import { expectAccessible, expectAccessibleInBothViewports } from "../support/axe";
import { createDeferred } from "../support/deferred";
import { gotoAndHydrate } from "../support/hydration";

import {
  applicationForm,
  contactForm,
  fillIn,
  openForm,
  portfolioForm,
  submit,
  subscribeForm,
} from "./support/forms";
import { uniqueEmail, prepareVisitor } from "./support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Drops long timers, so that the ten-second timeout does not pass while axe runs. */
const stopLongTimers = () => {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (handler: () => void, delay = 0) => (delay > 5000 ? 0 : setTimeout(handler, delay)),
  });
};

// All forms share their fields and notices; the contact form has most of them. page-quality.spec.ts
// tests the pages around the forms, and dark mode: the style guide shows a form in all these states.
for (const form of [contactForm, subscribeForm, applicationForm, portfolioForm]) {
  const tag = form === contactForm ? ["@smoke"] : [];

  test(
    `the ${form.name} form is accessible when empty, invalid, busy, failed and sent`,
    { tag },
    async ({ page, context }) => {
      let answer: "wait" | "fail" | "pass" = "wait";
      const { promise, resolve } = createDeferred();
      await prepareVisitor(context);
      await page.addInitScript(stopLongTimers);
      await page.route(`**/api/${form.collection}`, async (route) => {
        if (answer === "wait") await promise;

        return answer === "pass" ? route.continue() : route.abort("connectionrefused");
      });
      const located = await openForm(page, form);
      const within = `form[aria-label="${await located.getAttribute("aria-label")}"]`;
      await expectAccessibleInBothViewports(page, { within });

      await submit(located, form);
      await expect(located.locator("[aria-invalid=true]").first()).toBeVisible();
      await expectAccessibleInBothViewports(page, { within });

      await fillIn(located, form, uniqueEmail());
      await submit(located, form);
      await expect(located.getByRole("status").first()).toHaveText(/^Sending/);
      await expectAccessibleInBothViewports(page, { within });

      answer = "fail";
      resolve();
      await expect(located.getByRole("alert").first()).toContainText(/^Not/);
      await expectAccessibleInBothViewports(page, { within });

      answer = "pass";
      await submit(located, form);
      await form.isSent(page);
      await expectAccessible(page);
    },
  );
}

test("the panel and its country list are accessible", async ({ page, context }) => {
  await prepareVisitor(context);
  await page.setViewportSize(viewports.phone);
  await gotoAndHydrate(page, "/blog/");
  // The bar that has the button is hidden at the top of a page, and beside a form at its end.
  await page.mouse.wheel(0, 600);
  await page.getByRole("button", { name: "Contact form" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("textbox", { name: "Message" })).toBeVisible();
  await expectAccessibleInBothViewports(page);

  await panel.getByRole("button", { name: /^Country/ }).click();
  await expect(panel.getByRole("listbox")).toBeVisible();
  await expectAccessibleInBothViewports(page);
});

test("the cookie banner and the settings are accessible", async ({ page }) => {
  await gotoAndHydrate(page, "/");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await expectAccessibleInBothViewports(page);

  await page.getByRole("button", { name: "Settings" }).first().click();
  await expect(page.getByRole("dialog").getByRole("heading")).toBeVisible();
  await expectAccessibleInBothViewports(page);
});
