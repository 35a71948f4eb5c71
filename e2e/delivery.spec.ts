import { expect, test, type Page } from "@playwright/test";

import {
  allHosts,
  openSettings,
  clickBanner,
  settings,
  interceptThirdParties,
} from "./consent/support";
import { contactForm, fillIn, openForm, solve, submit } from "./forms/support/forms";
import { uniqueEmail, prepareVisitor, recordToasts, tlsSiteUrl } from "./forms/support/site";
import { pageTypes, viewports } from "./example-pages.mjs";
import { collectPageErrors, enforceTrustedTypes } from "./support/page-errors";
import { waitForIdle, gotoAndHydrate, hydrate } from "./support/hydration";

// Over TLS by nginx with the configuration of deploy/, if nginx is installed.
test.use({ baseURL: tlsSiteUrl, ignoreHTTPSErrors: true });

/** Scrolls everything into view that is lazy-loaded. */
const scrollToEnd = async (page: Page) => {
  await page.keyboard.press("End");
  await waitForIdle(page);
};

for (const [type, path] of Object.entries(pageTypes)) {
  test(`the page "${type}" violates no CSP`, async ({ page, context }) => {
    await prepareVisitor(context);
    const errors = await collectPageErrors(page);
    await gotoAndHydrate(page, path);
    await scrollToEnd(page);

    expect(errors).toEqual([]);
  });
}

test("the CSP blocks and reports injected code", { tag: "@smoke" }, async ({ page }) => {
  const errors = await collectPageErrors(page);
  await enforceTrustedTypes(page);
  await gotoAndHydrate(page, "/");
  const run = (code: string) =>
    page.evaluate((text) => {
      const script = document.createElement("script");
      script.text = text;
      document.head.append(script);
    }, code);
  await expect(run("window.injected = true")).rejects.toThrow(/TrustedScript/);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="/x.png" onerror="window.injected=1">');
    document.body.insertAdjacentHTML("beforeend", '<p style="color:red">styled</p>');
    document.body.insertAdjacentHTML("beforeend", "<style>p{color:red}</style>");
  });
  await waitForIdle(page);

  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  const directives = errors.map((text) => /^[a-z-]+(?=: )/.exec(text)?.[0]);
  expect(new Set(directives)).toEqual(
    new Set([
      "require-trusted-types-for",
      "script-src-attr",
      "style-src-attr",
      "style-src-elem",
      undefined,
    ]),
  );
});

test(
  "a visit across pages, with menu, dialogs, color scheme and history, violates no CSP",
  { tag: "@smoke" },
  async ({ page, context }) => {
    await prepareVisitor(context);
    const errors = await collectPageErrors(page);
    await page.setViewportSize(viewports.phone);
    await gotoAndHydrate(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await waitForIdle(page);
    const article = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");
    if ((await article.count()) > 0) {
      const path = (await article.first().getAttribute("href")) ?? "";
      await article.first().click();
      await expect(page).toHaveURL(path);
    }
    await hydrate(page);
    await openSettings(page);
    await page.keyboard.press("Escape");
    await Promise.all([page.waitForEvent("load"), page.goBack()]);
    await waitForIdle(page);

    expect(errors).toEqual([]);
  },
);

test("a form with its toast, country list and errors violates no CSP", async ({
  page,
  context,
}) => {
  await prepareVisitor(context);
  const errors = await collectPageErrors(page);
  const toasts = await recordToasts(page);
  const form = await openForm(page, contactForm);
  await submit(form, contactForm);
  await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
  await form.getByRole("button", { name: /^Country/ }).click();
  await expect(form.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await fillIn(form, contactForm, uniqueEmail());
  await form.getByLabel(/^What is/).fill("99");
  await submit(form, contactForm);
  await expect.poll(() => toasts.length).toBeGreaterThan(0);
  await solve(form);
  await submit(form, contactForm);
  await expect(page).toHaveURL(/\/thankyou\/$/);
  await waitForIdle(page);

  expect(errors).toEqual([]);
});

test(
  "all vendors load after consent under the CSP",
  { tag: "@smoke" },
  async ({ page, context }) => {
    const errors = await collectPageErrors(page);
    const vendors = await interceptThirdParties(context);
    await gotoAndHydrate(page, "/");
    await clickBanner(page, "Accept");
    await expect.poll(vendors.uniqueHosts).toEqual(allHosts);
    await waitForIdle(page);
    await openSettings(page);
    await expect(settings(page)).toBeVisible();

    // These reports are about the vendors' own scripts.
    expect(errors.filter((text) => !text.startsWith("require-trusted-types-for"))).toEqual([]);
  },
);
