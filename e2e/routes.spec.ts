import { expect, type Page, test } from "@playwright/test";

import { cataloguePages } from "../common/catalogue/pages";
import { pagePaths } from "../common/catalogue/paths";

import { gotoAndHydrate } from "./support/hydration";
import { collectPageErrors } from "./support/page-errors";

const paths = [...cataloguePages.map(({ path }) => path), ...Object.values(pagePaths)];

test(
  "every route responds, with and without a trailing slash",
  { tag: "@smoke" },
  async ({ request }) => {
    for (const path of paths) {
      expect((await request.get(path)).status(), path).toBe(200);
      const withoutSlash = await request.get(path.replace(/(.)\/$/, "$1"));
      expect(withoutSlash.status(), `${path} without its slash`).toBe(200);
      expect(new URL(withoutSlash.url()).pathname).toBe(path);
    }
  },
);

test(
  "an editor's redirect works with and without a trailing slash, and keeps the query",
  { tag: "@smoke" },
  async ({ request }) => {
    for (const path of ["/contact?from=card", "/contact/?from=card"]) {
      const response = await request.get(path, { maxRedirects: 0 });

      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe("/contact-us/?from=card");
    }
  },
);

test("unknown URLs show the 404 page with links", { tag: "@smoke" }, async ({ page }) => {
  const response = await page.goto("/hire/hire-cobol-developer/");

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "There is no page at this address",
  );
  await page.getByRole("main").getByRole("link", { name: "Flutter" }).click();
  await expect(page).toHaveURL(/\/hire\/hire-flutter-developer\/$/);
});

test("a URL with a malformed fragment shows its page", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const path of ["/contact-us/#%zz", "/contact-us/#%ff"]) {
    await gotoAndHydrate(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  expect(errors).toEqual([]);
});

/** Where the browser got the page from: "navigational-prefetch" in Chromium if it was prefetched. */
const deliveryOf = (page: Page) =>
  page.evaluate(() =>
    Reflect.get(performance.getEntriesByType("navigation")[0] ?? {}, "deliveryType"),
  );

test(
  "a page is prefetched when a link to it is pointed at",
  { tag: "@smoke" },
  async ({ page }) => {
    const errors = await collectPageErrors(page);
    await page.goto("/");
    test.skip(
      !(await page.evaluate(() => HTMLScriptElement.supports("speculationrules"))),
      "This browser has no speculation rules.",
    );
    const link = page.getByRole("main").getByRole("link", { name: "Web development" }).first();
    const prefetched = page.waitForRequest("**/services/web-development/");
    await link.hover();
    await prefetched;
    await link.click();
    await expect(page).toHaveURL(/\/services\/web-development\/$/);

    expect(await deliveryOf(page)).toBe("navigational-prefetch");
    expect(errors).toEqual([]);
  },
);

test("pages log no errors or warnings", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  for (const path of ["/", "/contact-us/", "/hire/hire-java-developer/", "/privacy-policy/"]) {
    await gotoAndHydrate(page, path);
  }

  expect(errors).toEqual([]);
});
