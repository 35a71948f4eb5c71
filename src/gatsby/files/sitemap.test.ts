import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { industries } from "../../../common/catalogue/industries";
import {
  dedicatedPath,
  hirePath,
  industryPath,
  servicePath,
} from "../../../common/catalogue/paths";
import { services } from "../../../common/catalogue/services";
import { technologies } from "../../../common/catalogue/technologies";
import { recordPages, singlePages } from "../../../common/page-types";

import { nodeTypeOf } from "../content/node-types";
import { renameSitemap, sitemapPages, type SitemapData } from "./sitemap";

const [service] = services;
const [industry] = industries;
const [technology] = technologies;

const at = (day: number) => ({ publishedAt: `2026-01-0${day}T00:00:00.000Z` });
const dateOf = (day: number) => at(day).publishedAt;

const none = { nodes: [] };

const data = (paths: string[]): SitemapData => ({
  site: { siteMetadata: { siteUrl: "https://example.com" } },
  allSitePage: { nodes: paths.map((path) => ({ path })) },
  ...Object.fromEntries(singlePages.map(({ type }) => [nodeTypeOf(type), at(1)])),
  ...Object.fromEntries(recordPages.map(({ type }) => [nodeTypeOf(type), none])),
  StrapiAboutus: at(2),
  StrapiHiring: at(4),
  StrapiSite: at(8),
  StrapiServicePage: { nodes: [{ slug: service.slug, ...at(3) }] },
  StrapiIndustryPage: none,
  StrapiHirePage: {
    nodes: [
      { slug: "another-technology", ...at(1) },
      { slug: technology.slug, ...at(5) },
    ],
  },
  StrapiArticle: { nodes: [{ slug: "retries", ...at(6) }] },
  StrapiProject: { nodes: [{ slug: "portal", ...at(7) }] },
  StrapiJobOpening: { nodes: [{ slug: "tester", ...at(4) }] },
  StrapiComparison: { nodes: [{ slug: "node-or-bunsh", ...at(2) }] },
  StrapiChapter: { nodes: [{ slug: "reviews", ...at(3) }] },
  StrapiDocument: { nodes: [{ slug: "brief", ...at(5) }] },
});

/** A build folder whose pages have these elements in their heads. */
const siteOf = (paths: string[], head = "<title>Page</title>", main = "") => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const path of paths) {
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!DOCTYPE html><html><head><link rel="canonical" href="https://example.com${path}">${head}</head><body><main>${main}</main></body></html>`,
    );
  }

  return folder;
};

describe("sitemapPages", () => {
  it.each([
    ["/", 1],
    ["/about-us/", 2],
    [servicePath(service.slug), 3],
    [hirePath(technology), 5],
    [dedicatedPath, 4],
    ["/blog/retries/", 6],
    ["/portfolio/portal/", 7],
    ["/compare/node-or-bunsh/", 2],
    ["/playbook/reviews/", 3],
    ["/working-documents/brief/", 5],
    ["/blog/", 6],
    ["/blog/category/delivery/page/2/", 6],
    ["/portfolio/service/odoo/", 7],
    ["/compare/", 2],
    ["/playbook/", 3],
    ["/working-documents/", 5],
    ["/careers/", 4],
    ["/site-index/", 8],
  ])("dates %s by its record", (path, day) => {
    expect(sitemapPages(data([path]), siteOf([path]))).toEqual([
      { path, lastmod: dateOf(day), img: [] },
    ]);
  });

  it.each(["/blog/", "/blog/category/delivery/"])(
    "dates %s by a category that changed after the articles",
    (path) => {
      const categories = { nodes: [{ slug: "delivery", ...at(9) }] };
      const changed = { ...data([path]), StrapiCategory: categories };

      expect(sitemapPages(changed, siteOf([path]))).toMatchObject([{ lastmod: dateOf(9) }]);
    },
  );

  it("lists a page without a record, without a date", () => {
    const path = industryPath(industry.slug);

    expect(sitemapPages(data([path]), siteOf([path]))).toEqual([{ path, img: [] }]);
  });

  it("lists non-decorative images in their largest size", () => {
    const main =
      '<img alt="A \u0001chart ]]&gt; ]]&gt;" src="/s.jpg" srcset="/s.jpg 300w, /l.jpg 1200w"/><img alt="" src="/d.jpg"/>';
    const [page] = sitemapPages(data(["/"]), siteOf(["/"], "", main));

    expect(page?.img).toEqual([{ url: "https://example.com/l.jpg", title: "A chart ]] > ]] >" }]);
  });

  it("leaves out pages with another canonical URL", () => {
    const paths = ["/blog/", "/blog/retries/"];
    const folder = siteOf(paths);
    const file = join(folder, "blog/retries/index.html");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("https://example.com", "https://elsewhere.example"),
    );

    expect(sitemapPages(data(paths), folder).map(({ path }) => path)).toEqual(["/blog/"]);
  });

  it("leaves out pages with noindex", () => {
    const paths = ["/thankyou/", "/404/", "/404.html", "/blog/retries/"];
    const head = '<meta name="robots" content="noindex" data-gatsby-head="true"/>';

    expect(sitemapPages(data(paths), siteOf(paths, head))).toEqual([]);
  });
});

describe("renameSitemap", () => {
  const folderWith = (...names: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), "sitemap-"));
    names.forEach((name) => {
      writeFileSync(join(folder, name), name);
    });

    return folder;
  };

  it("renames a single part", async () => {
    const folder = folderWith("sitemap-index.xml", "sitemap-0.xml");
    await renameSitemap(folder);

    expect(readFileSync(join(folder, "sitemap.xml"), "utf8")).toBe("sitemap-0.xml");
    expect(existsSync(join(folder, "sitemap-index.xml"))).toBe(false);
  });

  it("renames the index of several parts", async () => {
    const folder = folderWith("sitemap-index.xml", "sitemap-0.xml", "sitemap-1.xml");
    await renameSitemap(folder);

    expect(readFileSync(join(folder, "sitemap.xml"), "utf8")).toBe("sitemap-index.xml");
    expect(existsSync(join(folder, "sitemap-1.xml"))).toBe(true);
  });
});
