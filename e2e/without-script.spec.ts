import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("without script the menu button leads to a list from which every page is one link away", async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(all.length).toBeGreaterThan(60);

  await page.goto("/");
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(page).toHaveURL(`${baseURL}/site-index/`);
  const linked = await page
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(all.filter((path) => path !== "/site-index/" && !linked.includes(path))).toEqual([]);

  for (const path of all) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
  }
});
