import { expect, test } from "@playwright/test";

import { cataloguePages } from "../common/catalogue/pages";

test.use({ javaScriptEnabled: false });

test(
  "without JavaScript the menu button opens a site index that reaches every page within two clicks",
  { tag: "@smoke" },
  async ({ page, request, baseURL }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(all.length).toBeGreaterThan(cataloguePages.length);

    await page.goto("/");
    await page.getByRole("link", { name: "Menu" }).click();
    await expect(page).toHaveURL(`${baseURL}/site-index/`);
    const linked = await page
      .locator("a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(linked.length).toBeGreaterThan(cataloguePages.length);

    const reached = new Set(linked);
    for (const path of all) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      if (!linked.includes(path)) continue;
      for (const [, href = ""] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
        reached.add(href);
      }
    }
    expect(all.filter((path) => path !== "/site-index/" && !reached.has(path))).toEqual([]);
  },
);
