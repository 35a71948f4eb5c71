import { expect, test, type Page } from "@playwright/test";

import { hirePath } from "../common/catalogue/paths";

import { prepareVisitor, rejectOptionalCookies, siteUrl, tlsSiteUrl } from "./forms/support/site";
import { expectAccessibleInBothSchemes } from "./support/axe";
import { plainTechnology } from "./support/catalogue";
import { collectPageErrors } from "./support/page-errors";
import { waitForIdle, gotoAndHydrate } from "./support/hydration";

// Over TLS by nginx, under the release's CSP, if nginx is installed.
test.use({ baseURL: tlsSiteUrl, ignoreHTTPSErrors: true });

const query = plainTechnology.name.toLowerCase();
const counted = new RegExp(` results? for “${query}”$`);

const field = (page: Page) => page.getByRole("searchbox", { name: "Search this site" });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const results = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h3") });

test(
  "a result can be opened from the header by keyboard, and back shows the same results",
  { tag: "@smoke" },
  async ({ page, context }) => {
    await prepareVisitor(context);
    const errors = await collectPageErrors(page);
    await gotoAndHydrate(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(query);
    await expect(status(page)).toHaveText(counted);
    await expect(results(page).first().locator("mark").first()).toHaveText(new RegExp(query, "i"));
    await expect(page).toHaveURL(`/search/?q=${query}`);
    await waitForIdle(page);
    await expectAccessibleInBothSchemes(page);

    const first = results(page).first().getByRole("link");
    const path = (await first.getAttribute("href")) ?? "";
    const second = results(page).nth(1).getByRole("link");
    await field(page).press("ArrowDown");
    await expect(first).toBeFocused();
    await first.press("ArrowDown");
    await expect(second).toBeFocused();
    await second.press("Escape");
    await expect(field(page)).toBeFocused();
    await field(page).press("ArrowDown");
    await first.press("Enter");
    await expect(page).toHaveURL(path);
    await waitForIdle(page);
    await Promise.all([page.waitForEvent("load"), page.goBack()]);
    await expect(first).toHaveAttribute("href", path);
    await waitForIdle(page);

    expect(errors).toEqual([]);
  },
);

test("a search from the 404 page shows failures, retries, and reports no results", async ({
  page,
  context,
}) => {
  await prepareVisitor(context);
  await context.route("**/pagefind/**", (route) => route.abort());
  await gotoAndHydrate(page, "/no-such-page/");
  await field(page).fill("developer");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/search\/\?q=developer$/);
  await expect(page.getByRole("alert")).toHaveText(/The search could not be loaded/);
  await expectAccessibleInBothSchemes(page);

  await context.unroute("**/pagefind/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText(/^(The best 8|\d) results? for “developer”$/);
  const count = Number(/\d/.exec((await status(page).textContent()) ?? ""));
  await expect(results(page)).toHaveCount(count);

  await field(page).fill(`${query}xq`);
  await expect(status(page)).toHaveText(new RegExp(`^No exact match for “${query}xq”`));
  await expect(results(page).first()).toHaveText(new RegExp(query, "i"));
  await field(page).fill("xyzzyqux");
  await expect(status(page)).toHaveText("Nothing found for “xyzzyqux”");
  await expect(page.getByRole("link", { name: "all pages by subject" })).toBeVisible();
  await expect(page).toHaveURL(/\?q=xyzzyqux$/);
});

test.describe("with the browser's cache", () => {
  // Chromium caches nothing with an untrusted certificate, or from a Playwright route.
  test.use({ baseURL: siteUrl });

  test("a first search loads at most 140 kB, and nothing before it", async ({ page, context }) => {
    await rejectOptionalCookies(context);
    const loaded: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (!new URL(request.url()).pathname.startsWith("/pagefind/")) return;
      loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await gotoAndHydrate(page, "/search/");
    expect(loaded).toEqual([]);

    await field(page).focus();
    await page.keyboard.type(query);
    await expect(status(page)).toHaveText(counted);
    await waitForIdle(page);
    const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(140_000);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search page shows links", async ({ page }) => {
    await page.goto(`/search/?q=${query}`);
    const main = page.getByRole("main");
    await expect(field(page)).toBeHidden();
    // By its element: Playwright finds no text in a noscript element.
    await expect(main.locator("noscript strong")).toHaveText("The search needs JavaScript");
    await expect(main.locator("noscript strong")).toBeVisible();
    await main.getByRole("link", { name: "list of all pages" }).click();
    await expect(page).toHaveURL(/\/site-index\/$/);
    await page.goto("/search/");
    await expect(main.locator(`a[href="${hirePath(plainTechnology)}"]`).first()).toBeVisible();
  });
});
