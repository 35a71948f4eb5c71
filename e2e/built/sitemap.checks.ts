import { readdirSync } from "node:fs";

import { pagePaths, sitemapPath } from "../../common/catalogue/paths";

import { builtFile, dataOf } from "./site";
import { paths, siteUrl } from "./site-paths";

describe("the sitemap", () => {
  const xml = builtFile(sitemapPath) ?? "";
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

  it("is XML at its URL, and the only sitemap", () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><urlset /);
    expect(builtFile("/sitemap-index.xml")).toBeNull();
    expect(builtFile("/sitemap-0.xml")).toBeNull();
  });

  it("is in robots.txt with its absolute URL", () => {
    expect(builtFile("/robots.txt")?.trim().split("\n")).toContain(
      `Sitemap: ${siteUrl}${sitemapPath}`,
    );
  });

  it("lists exactly the indexable pages", () => {
    const built = readdirSync("public", { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|[\\/])index\.html$/.test(file))
      .map((file) => `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`);
    const wanted = built.filter((path) => {
      const html = builtFile(path) ?? "";

      return (
        !/<meta name="robots" content="noindex"/.test(html) &&
        html.includes(`<link rel="canonical" href="${siteUrl + path}"`)
      );
    });
    const promised = paths.filter((path) => path !== pagePaths.thankYou);

    expect(wanted).toEqual(expect.arrayContaining(promised));
    expect([...listed].sort()).toEqual(wanted.map((path) => siteUrl + path).sort());
  });

  it("has a date for every page of a record", () => {
    const undated = [...xml.matchAll(/<url>.*?<\/url>/gs)]
      .map(([entry]) => entry)
      .filter((entry) => !/<lastmod>\d{4}-\d\d-\d\dT[^<]+<\/lastmod>/.test(entry))
      .map((entry) => (/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? "").replace(siteUrl, ""));

    // A page of the catalogue without a record has `page: null`.
    const ofRecords = undated.filter((path) => dataOf<{ page?: null }>(path)?.page !== null);
    expect(ofRecords).toEqual([]);
  });
});
