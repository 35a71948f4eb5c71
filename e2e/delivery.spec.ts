import { expect, test, type Page } from "@playwright/test";

import { allHosts, openSettings, press, settings, watch } from "./consent/support";
import { contactForm, fillIn, openForm, solve, submit } from "./forms/support/forms";
import { newAddress, prepareVisitor, recordToasts, tlsSiteUrl } from "./forms/support/site";
import { pageKinds, windows } from "./page-kinds.mjs";
import { complaintsOf, enforceTrustedTypes } from "./support/complaints";
import { quiet, visit } from "./support/quiet";

// Over TLS by nginx with the configuration of deploy/, if nginx is installed.
test.use({ baseURL: tlsSiteUrl, ignoreHTTPSErrors: true });

/** Scrolls everything into view that is lazy-loaded. */
const readToTheEnd = async (page: Page) => {
  await page.keyboard.press("End");
  await quiet(page);
};

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`the page "${kind}" violates no CSP`, async ({ page, context }) => {
    await prepareVisitor(context);
    const complaints = await complaintsOf(page);
    await visit(page, path);
    await readToTheEnd(page);

    expect(complaints).toEqual([]);
  });
}

test("the CSP blocks and reports injected code", { tag: "@smoke" }, async ({ page }) => {
  const complaints = await complaintsOf(page);
  await enforceTrustedTypes(page);
  await visit(page, "/");
  const run = (code: string) =>
    page.evaluate((text) => {
      const script = document.createElement("script");
      script.text = text;
      document.head.append(script);
    }, code);
  await expect(run("window.stranger = true")).rejects.toThrow(/TrustedScript/);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="/x.png" onerror="window.stranger=1">');
    document.body.insertAdjacentHTML("beforeend", '<p style="color:red">styled</p>');
    document.body.insertAdjacentHTML("beforeend", "<style>p{color:red}</style>");
  });
  await quiet(page);

  expect(await page.evaluate(() => "stranger" in window)).toBe(false);
  const stopped = complaints.map((words) => /^[a-z-]+(?=: )/.exec(words)?.[0]);
  expect(new Set(stopped)).toEqual(
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
    const complaints = await complaintsOf(page);
    await page.setViewportSize(windows.phone);
    await visit(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await quiet(page);
    const article = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");
    const path = (await article.first().getAttribute("href")) ?? "";
    await article.first().click();
    await expect(page).toHaveURL(path);
    await quiet(page);
    await openSettings(page);
    await page.keyboard.press("Escape");
    await Promise.all([page.waitForEvent("load"), page.goBack()]);
    await quiet(page);

    expect(complaints).toEqual([]);
  },
);

test("a form with its toast, country list and errors violates no CSP", async ({
  page,
  context,
}) => {
  await prepareVisitor(context);
  const complaints = await complaintsOf(page);
  const toasts = await recordToasts(page);
  const form = await openForm(page, contactForm);
  await submit(form, contactForm);
  await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
  await form.getByRole("button", { name: /^Country/ }).click();
  await expect(form.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await fillIn(form, contactForm, newAddress());
  await form.getByLabel(/^What is/).fill("99");
  await submit(form, contactForm);
  await expect.poll(() => toasts.length).toBeGreaterThan(0);
  await solve(form);
  await submit(form, contactForm);
  await expect(page).toHaveURL(/\/thankyou\/$/);
  await quiet(page);

  expect(complaints).toEqual([]);
});

test(
  "all vendors load after consent under the CSP",
  { tag: "@smoke" },
  async ({ page, context }) => {
    const complaints = await complaintsOf(page);
    const watched = await watch(context);
    await visit(page, "/");
    await press(page, "Accept");
    await expect.poll(watched.hosts).toEqual(allHosts);
    await quiet(page);
    await openSettings(page);
    await expect(settings(page)).toBeVisible();

    // These reports are about the vendors' own scripts.
    expect(complaints.filter((words) => !words.startsWith("require-trusted-types-for"))).toEqual(
      [],
    );
  },
);
