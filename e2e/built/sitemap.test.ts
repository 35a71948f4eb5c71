import { singlePaths, sitemapPath } from "../../src/catalogue/paths";

import { builtFile, paths, siteUrl } from "./site";

describe("the sitemap", () => {
  const xml = builtFile(sitemapPath) ?? "";
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

  it("is XML at exactly its address, and the only one", () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><urlset /);
    expect(builtFile("/sitemap-index.xml")).toBeNull();
    expect(builtFile("/sitemap-0.xml")).toBeNull();
  });

  it("is named by robots.txt with its full address", () => {
    expect(builtFile("/robots.txt")?.trim().split("\n")).toContain(
      `Sitemap: ${siteUrl}${sitemapPath}`,
    );
  });

  it("lists every page but the one after a sent message", () => {
    const wanted = paths.filter((path) => path !== singlePaths.thankYou);

    expect(listed).toEqual(expect.arrayContaining(wanted.map((path) => siteUrl + path)));
    expect(listed).not.toContainEqual(expect.stringMatching(/thankyou|404/));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("dates every page", () => {
    const dates = [...xml.matchAll(/<lastmod>(\d{4}-\d\d-\d\dT[^<]+)<\/lastmod>/g)];

    expect(dates).toHaveLength(listed.length);
  });
});
