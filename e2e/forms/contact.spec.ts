import { expect, test, type Page, type Request } from "@playwright/test";

import { pageTypes } from "../example-pages.mjs";
import { gotoAndHydrate } from "../support/hydration";

import { contactForm, control, fillIn, openForm, submit, typeNumber } from "./support/forms";
import { findLeads } from "./support/stored-leads";
import {
  lookupResponse,
  json,
  lookup,
  uniqueEmail,
  recordToasts,
  prepareVisitor,
  siteUrl,
} from "./support/site";

test.beforeEach(({ context }) => prepareVisitor(context));

/** The requests of the contact flow in their order. */
const watchFlow = (page: Page) => {
  const flow: string[] = [];
  page.on("request", (request: Request) => {
    if (request.url().startsWith("https://ip-lookup.example")) flow.push("lookup");
    if (request.url().endsWith("/api/contact-datas") && request.method() === "POST") {
      flow.push("post");
    }
  });

  return flow;
};

test("a message is stored with all fields", { tag: "@smoke" }, async ({ page }) => {
  const address = uniqueEmail();
  const form = await openForm(page, contactForm);
  await fillIn(form, contactForm, ` ${address} `);
  await typeNumber(form.getByLabel(/^Mobile Number/), "+49", "15123456789");
  await form.getByRole("checkbox").uncheck();
  const flow = watchFlow(page);
  await submit(form, contactForm);
  await expect(page).toHaveURL(/\/thankyou\/$/);

  expect(flow).toEqual(["post"]);
  expect(findLeads("contact_datas", address)).toMatchObject([
    {
      full_name: "Ada Lovelace",
      your_email: address,
      mobile_no: "+4915123456789",
      message: "A website, please.",
      url: "contact-us/",
      accecpt_mail: 0,
      ...lookupResponse,
    },
  ]);
});

test(
  "checks the captcha first, with a red toast for two seconds, then runs the lookup, then submits",
  { tag: "@smoke" },
  async ({ page }) => {
    const toasts = await recordToasts(page);
    const flow = watchFlow(page);
    const form = await openForm(page, contactForm);
    expect(flow).toEqual([]);

    await submit(form, contactForm);
    await expect
      .poll(() => toasts)
      .toEqual([
        {
          text: "Please Complete the Captcha",
          background: "rgb(163, 32, 26)",
          lasts: "2s",
          bar: "0",
        },
      ]);
    await expect(form.getByRole("alert")).toHaveText("Please Complete the Captcha");
    await expect(page.locator(".Toastify__toast")).toBeHidden();
    await fillIn(form, contactForm, uniqueEmail());
    await submit(form, contactForm);
    await expect(page).toHaveURL(/\/thankyou\/$/);

    expect(flow).toEqual(["lookup", "post"]);
  },
);

test("the server's message appears in a toast, and stays in the form", async ({ page }) => {
  await page.route("**/api/contact-datas", (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/json",
      headers: { "Access-Control-Allow-Origin": siteUrl },
      body: JSON.stringify({ error: { message: "The pier is closed" } }),
    }),
  );
  const toasts = await recordToasts(page);
  const form = await openForm(page, contactForm);
  await fillIn(form, contactForm, uniqueEmail());
  await submit(form, contactForm);

  await expect.poll(() => toasts).toMatchObject([{ text: "The pier is closed" }]);
  await expect(page.locator(".Toastify__toast")).toBeHidden();
  await expect(form.getByRole("alert")).toContainText("The pier is closed");
});

for (const name of ["blocked", "silent"] as const) {
  test(`sends without a location, and reloads the page, if the lookup is ${name}`, async ({
    page,
    context,
  }) => {
    await context.unroute(lookup);
    await context.route(lookup, async (route) => {
      if (name === "blocked") await route.abort("blockedbyclient");
    });
    const address = uniqueEmail();
    const form = await openForm(page, contactForm);
    await fillIn(form, contactForm, address);
    await typeNumber(form.getByLabel(/^Mobile Number/), "+1", "2025550123");
    const reloaded = page.waitForEvent("load");
    await submit(form, contactForm);
    await expect(page).toHaveURL(/\/thankyou\/$/);
    await reloaded;

    // Without a country the number is one of the United States.
    expect(findLeads("contact_datas", address)).toMatchObject([
      { country: null, city: null, mobile_no: "+12025550123" },
    ]);
  });
}

test("a lookup that failed on first use is repeated on submit", async ({ page, context }) => {
  await context.unroute(lookup);
  let asked = 0;
  await context.route(lookup, (route) => {
    asked += 1;

    return asked === 1 ? route.abort("connectionreset") : route.fulfill(json(lookupResponse));
  });
  const flow = watchFlow(page);
  const address = uniqueEmail();
  const form = await openForm(page, contactForm);
  await fillIn(form, contactForm, address);
  await submit(form, contactForm);
  await expect(page).toHaveURL(/\/thankyou\/$/);

  expect(flow).toEqual(["lookup", "lookup", "post"]);
  expect(findLeads("contact_datas", address)).toMatchObject([lookupResponse]);
});

test("a catalogue page sends its own path", async ({ page }) => {
  const address = uniqueEmail();
  const hire = { ...contactForm, path: pageTypes.hire };
  const form = await openForm(page, hire);
  await fillIn(form, hire, address);
  await submit(form, hire);
  await expect(page).toHaveURL(/\/thankyou\/$/);

  expect(findLeads("contact_datas", address)).toMatchObject([
    { url: pageTypes.hire.slice(1), accecpt_mail: 1 },
  ]);
});

test(
  "the floating icon opens a panel with the form, which returns focus",
  { tag: "@smoke" },
  async ({ page }) => {
    const address = uniqueEmail();
    await gotoAndHydrate(page, "/blog/");
    const icon = page.getByRole("button", { name: "Contact form" });
    await icon.click();
    const panel = page.getByRole("dialog");
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText(
      "Tell us what you are building",
    );
    await panel.getByRole("textbox", { name: "Message" }).fill("Half a thought");
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
    await expect(icon).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(panel.getByRole("textbox", { name: "Message" })).toHaveValue("Half a thought");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(icon).toBeFocused();

    await icon.click();
    await fillIn(panel, contactForm, address);
    await submit(panel, contactForm);
    await expect(page).toHaveURL(/\/thankyou\/$/);
    await expect(page.getByRole("button", { name: "Contact form" })).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    expect(findLeads("contact_datas", address)).toMatchObject([{ url: "blog/" }]);
  },
);

test("the icon hides while the page's form is in view, and both forms share their input", async ({
  page,
}) => {
  const form = await openForm(page, { ...contactForm, path: pageTypes.hire });
  const icon = page.getByRole("button", { name: "Contact form" });
  await form.scrollIntoViewIfNeeded();
  await expect(icon).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await icon.click();
  const panel = page.getByRole("dialog");
  await control(panel, "Message").fill("Half a thought");
  await typeNumber(panel.getByLabel(/^Mobile Number/), "+49", "15123456789");
  await panel.getByRole("button", { name: "Close" }).click();
  await control(form, "Full Name").fill("A");

  await expect(control(form, "Message")).toHaveValue("Half a thought");
  await expect(form.getByLabel(/^Mobile Number/)).toHaveValue("+49 1512 3456789");
  await page.evaluate(() => window.scrollTo(0, 0));
  await icon.click();
  await expect(control(panel, "Message")).toHaveValue("Half a thought");
  await expect(control(panel, "Full Name")).toHaveValue("A");
});

test("the country list works by keyboard, with accessible names", async ({ page }) => {
  const form = await openForm(page, contactForm);
  const flag = form.getByRole("button", { name: /^Country code/ });
  await flag.focus();
  await expect(form.getByLabel(/^Mobile Number/)).toHaveValue("+49");
  await page.keyboard.press("Space");
  const list = form.getByRole("listbox", { name: "Country code" });
  await expect(list).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const active = await list.getAttribute("aria-activedescendant");
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(flag).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(list).toBeFocused();
  // The list forgets what was typed a second before.
  await page.keyboard.type("fr");
  await expect(form.getByRole("option", { name: /^France/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(form.getByLabel(/^Mobile Number/)).toHaveValue("+33");
});

test("emoji, right-to-left text, zero-width characters and very long words arrive unchanged", async ({
  page,
}) => {
  const address = uniqueEmail();
  const message = `مرحبا 👩‍👩‍👧‍👦 zero\u200bwidth ${"a".repeat(900)}`;
  const form = await openForm(page, contactForm);
  await fillIn(form, contactForm, address);
  await control(form, "Message").fill(message);
  await control(form, "Full Name").fill("علي 😀");
  await submit(form, contactForm);
  await expect(page).toHaveURL(/\/thankyou\/$/);

  expect(findLeads("contact_datas", address)).toMatchObject([{ message, full_name: "علي 😀" }]);
});

test(
  "without JavaScript the email address replaces the form",
  { tag: "@smoke" },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/contact-us/");

    await expect(page.locator("#contact-form").getByRole("link", { name: /@/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Get Started" })).toHaveCount(0);
    await context.close();
  },
);

test("if the form's code cannot load, the email address stays with an explanation", async ({
  page,
}) => {
  await gotoAndHydrate(page, "/404-nothing/");
  await page.route(/\.js$/, (route) => route.abort());
  await page.getByRole("button", { name: "Contact form" }).click();
  const panel = page.getByRole("dialog");

  await expect(panel).toContainText("The form couldn’t be loaded");
  await expect(panel.getByRole("link", { name: /@/ })).toBeVisible();
});
