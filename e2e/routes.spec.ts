import { readFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { cataloguePages } from "../common/catalogue/pages";
import { hirePath, pagePaths, servicePath } from "../common/catalogue/paths";
import { services } from "../common/catalogue/services";
import { technologies } from "../common/catalogue/technologies";

import { pageTypes } from "./example-pages.mjs";
import { gotoAndHydrate } from "./support/hydration";
import { collectPageErrors } from "./support/page-errors";

type Redirect = { from: string; to: string | null; permanent: boolean };

/** Editors' redirects from one page to another. */
const redirects = (
  JSON.parse(readFileSync("public/.delivery/manifest.json", "utf8")).redirects as Redirect[]
).filter(({ to }) => to !== null && /^\/[^?#]*\/$/.test(to));

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
    for (const { from, to, permanent } of redirects) {
      for (const path of [from.replace(/\/$/, ""), from]) {
        const response = await request.get(`${path}?from=card`, { maxRedirects: 0 });

        expect(response.status(), path).toBe(permanent ? 301 : 302);
        expect(response.headers().location).toBe(`${String(to)}?from=card`);
      }
    }
  },
);

test("unknown URLs show the 404 page with links", { tag: "@smoke" }, async ({ page }) => {
  const response = await page.goto("/hire/no-such-page/");

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "There is no page at this address",
  );
  const hire = hirePath(technologies[0]);
  await page.getByRole("main").locator(`a[href="${hire}"]`).first().click();
  await expect(page).toHaveURL(hire);
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
    const path = servicePath(services[0].slug);
    const link = page.getByRole("main").locator(`a[href="${path}"]`).first();
    const prefetched = page.waitForRequest(`**${path}`);
    await link.hover();
    await prefetched;
    await link.click();
    await expect(page).toHaveURL(path);

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
  for (const path of ["/", "/contact-us/", pageTypes.hire, "/privacy-policy/"]) {
    await gotoAndHydrate(page, path);
  }

  expect(errors).toEqual([]);
});
