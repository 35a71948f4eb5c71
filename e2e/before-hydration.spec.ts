import { expect, test, type Page } from "@playwright/test";

import {
  contactForm,
  customForm,
  fillIn,
  submit,
  subscribeForm,
  walkThrough,
} from "./forms/support/forms";
import { prepareVisitor, tlsSiteUrl, uniqueEmail } from "./forms/support/site";
import { findLeads } from "./forms/support/stored-leads";
import { pageTypes, smokeTag, viewports } from "./example-pages.mjs";
import { plainTechnology } from "./support/catalogue";
import { collectPageErrors } from "./support/page-errors";
import { createDeferred } from "./support/deferred";
import { waitForIdle, hydrate, gotoAndHydrate } from "./support/hydration";
import { measureLayoutShift } from "./support/layout-shift";

// Over TLS by nginx, under the release's CSP, if nginx is installed.
test.use({
  baseURL: tlsSiteUrl,
  ignoreHTTPSErrors: true,
  viewport: viewports.phone,
  hasTouch: true,
});

/** Gatsby's scripts and the data of pages. */
const hydrationFiles = /\.js$|\/page-data\//;

/** Delays everything that React needs, until it is released. */
const delayScripts = async (page: Page) => {
  const { promise, resolve: release } = createDeferred();
  const requests: string[] = [];
  await page.route(hydrationFiles, async (route) => {
    requests.push(route.request().url());
    await promise;
    await route.continue();
  });

  return { requests, release };
};

const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });
const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });

test(
  "a page that is read loads no script; links work, and back leads to the top",
  { tag: "@smoke" },
  async ({ page }) => {
    const errors = await collectPageErrors(page);
    const { requests, release } = await delayScripts(page);
    await page.goto("/");
    await page.mouse.move(100, 100);
    await walkThrough(page);
    await expect(page.getByRole("textbox", { name: "Email address" })).toBeInViewport();
    await waitForIdle(page);
    expect(requests).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Career", exact: true }).tap();
    await expect(page).toHaveURL(/\/careers\/$/);
    await page.goBack();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // Back and forward work the same if React hydrates late.
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    release();
    await hydrate(page);
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    expect(errors).toEqual([]);
  },
);

test("replays clicks made before hydration: the cookie banner stores its choice, and the menu opens", async ({
  page,
  context,
}) => {
  const errors = await collectPageErrors(page);
  const shift = await measureLayoutShift(page);
  const { release } = await delayScripts(page);
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  const padding = await page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd);
  expect(parseFloat(padding)).toBeGreaterThan(40);
  expect(await shift()).toBeLessThan(0.01);
  await banner(page).getByRole("button", { name: "Reject" }).tap();
  await expect(banner(page)).toBeHidden();
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([["myCookies", "1"]]);

  const menu = page.getByRole("dialog", { name: "Menu" });
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(menu).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Menu" })).not.toHaveAttribute("aria-busy");
  expect(errors).toEqual([]);
});

test(
  "hydration preserves focus, an open question, the scroll position and input",
  { tag: "@smoke" },
  async ({ page }) => {
    const hire = await delayScripts(page);
    await page.goto(pageTypes.hire);
    // Until both attributes are gone, fonts and late layout change the page's height above the question.
    await page.locator("html:not([data-fonts], [data-below])").waitFor({ state: "attached" });
    const question = page.locator("main details").last();
    await question.locator("summary").focus();
    await page.keyboard.press("Enter");
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    hire.release();
    await hydrate(page);
    await expect(page.getByRole("button", { name: "Menu" })).toBeAttached();
    await expect(question).toHaveAttribute("open", "");
    await expect(question.locator("summary")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.unroute(hydrationFiles);

    const query = plainTechnology.name.toLowerCase();
    const search = await delayScripts(page);
    await page.goto("/search/");
    const field = page.getByRole("searchbox", { name: "Search this site" });
    await field.click();
    await page.keyboard.type(query);
    search.release();
    await expect(page.getByRole("region", { name: "Results" }).getByRole("status")).toHaveText(
      new RegExp(` results? for “${query}”$`),
    );
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(query);
  },
);

test("applies the chosen color scheme before hydration, and restores a form's draft after it", async ({
  page,
  context,
}) => {
  await prepareVisitor(context);
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("scheme", "dark"));
  const form = page.locator("#contact-form");
  const message = form.getByRole("textbox", { name: "Message" });
  await gotoAndHydrate(page, "/contact-us/");
  await form.scrollIntoViewIfNeeded();
  await message.fill("Half a thought");
  await waitForIdle(page);

  const { release } = await delayScripts(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  const lightness = await page.evaluate(() =>
    Math.max(...(getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)),
  );
  expect(lightness).toBeLessThan(100);
  await expect(message).toHaveValue("");
  await expect(form.getByRole("checkbox")).toBeChecked();
  release();
  await form.scrollIntoViewIfNeeded();
  await expect(message).toHaveValue("Half a thought");
});

for (const [type, path] of Object.entries(pageTypes)) {
  test(
    `${type}: before hydration the same controls open a dialog as after it, and none is a link`,
    { tag: smokeTag(type) },
    async ({ page, context }) => {
      await prepareVisitor(context);
      await page.goto(path);
      const kept = page.locator("a[data-replay-click]");
      await expect(page.getByRole("link").and(kept)).toHaveCount(0);
      const openers = page.locator(":is([role=button], button)[aria-haspopup=dialog]:visible");
      const before = await openers.allTextContents();
      await hydrate(page);
      await expect(kept).toHaveCount(0);
      expect(await openers.allTextContents()).toEqual(before);
    },
  );
}

test("the space bar opens the menu before hydration, and scrolls nothing", async ({ page }) => {
  const { release } = await delayScripts(page);
  await page.goto("/blog/");
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Space");
  release();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a click on the contact icon before hydration opens its form", async ({ page, context }) => {
  await prepareVisitor(context);
  const { release } = await delayScripts(page);
  await page.goto("/blog/");
  // It appears once the top of the page is out of view. Not by the wheel: a tap while the page still
  // scrolls is no click.
  await page.evaluate(() => window.scrollTo(0, 700));
  const icon = page.getByRole("button", { name: "Contact form" });
  await icon.tap();
  await expect(icon).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Message" })).toBeVisible();
});

test("a click made before hydration follows the link if React cannot load", async ({ page }) => {
  await page.route(hydrationFiles, (route) => route.abort());
  await page.goto("/blog/");
  await menuButton(page).tap();
  await expect(page).toHaveURL(/\/site-index\/$/);
});

test("the newsletter form keeps what is typed and sent before hydration", async ({
  page,
  context,
}) => {
  await prepareVisitor(context);
  const address = uniqueEmail();
  const { requests, release } = await delayScripts(page);
  await page.goto("/privacy-policy/");
  const form = subscribeForm.locate(page);
  await form.getByRole("textbox", { name: "Email address" }).tap();
  await expect.poll(() => requests).not.toEqual([]);
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("button", { name: "Subscribe" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  expect(new URL(page.url()).search).toBe("");
  release();
  await subscribeForm.isSent(page);
  expect(findLeads("subscribes", address)).toMatchObject([{ name: address }]);
});

test("half a date typed and sent before hydration is an error, and is not left out", async ({
  page,
  context,
}) => {
  await prepareVisitor(context);
  const address = uniqueEmail();
  const { release } = await delayScripts(page);
  await page.goto(customForm.path);
  const form = customForm.locate(page);
  const date = form.getByLabel(/^Earliest date/);
  await fillIn(form, customForm, address);
  await date.focus();
  await page.keyboard.type("02");
  await submit(form, customForm);
  release();

  await expect(date).toHaveAccessibleDescription(/incomplete or does not exist/);
  expect(findLeads("form_answers", address)).toEqual([]);
});

test("a form keeps its text and shows an email address if React cannot load", async ({ page }) => {
  await page.route(hydrationFiles, (route) => route.abort());
  await page.goto("/contact-us/");
  const form = contactForm.locate(page);
  const message = form.getByRole("textbox", { name: "Message" });
  const address = page.getByText(/^Email us at/).first();
  await message.fill("A website, please.");
  await expect(address).toBeHidden();
  await form.getByRole("button", { name: "Get Started" }).tap();
  await expect(address).toBeVisible();
  await expect(message).toHaveValue("A website, please.");
});
