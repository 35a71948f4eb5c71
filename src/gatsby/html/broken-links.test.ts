/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { technologies } from "../../../common/catalogue/technologies";
import { hirePath } from "../../../common/catalogue/paths";
import { readContentModel } from "../../../common/content-model";
import { maxBrokenLinks } from "../../../common/record-id";
import type { ContentRecord } from "../../../common/rules/model";

import { filesIn, findBrokenLinks, internalLinks } from "./broken-links";

const model = readContentModel(process.cwd());
const siteUrl = "https://www.example.com";

const [technology] = technologies;

/** The built files, by path. */
const files = {
  "/index.html": '<main id="content"><h2 id="services">Services</h2></main>',
  "/blog/index.html": "<main></main>",
  "/blog/first/index.html":
    '<style>[id="style"]</style><script id="script">a = \'<b id="text">\'</script><main><h2 class="a" id="why">Why</h2><h2 id="für-wen">Für wen</h2><a name="old">x</a><input name="email"></main>',
  "/404/index.html": "<main></main>",
  "/404.html": "<main></main>",
  "/feed.xml": "<rss/>",
  "/static/a b.png": "",
  "/app.js.map": "",
  [`${hirePath(technology)}index.html`]: '<main id="content"></main>',
};

const publicDir = () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  return folder;
};

/** The broken links of these records, by type. */
const check = (records: Record<string, ContentRecord[]>) => {
  const content = model.types.map((type) => ({ type, records: records[type.name] ?? [] }));
  const links = internalLinks(model, content, { siteUrl, cmsUrl: "https://cms.example.com" });

  return findBrokenLinks(filesIn(publicDir()), links, [
    { from: "/moved/" },
    { from: "/gone" },
    { from: "/größe (1)/" },
    { from: "/index.php?id=5" },
  ]);
};

const article = (body: string): ContentRecord => ({ documentId: "a", slug: "first", body });

/** A record without a page to itself. */
const person = (href: string): ContentRecord => ({
  documentId: "p",
  links: [{ label: "Words", href }],
});

/** What the links in an article lead to that is not there. */
const missingIn = (...addresses: string[]) =>
  check({ article: [article(addresses.map((href) => `[words](${href})`).join(" "))] }).links.map(
    ({ href, missing }) => `${missing}: ${href}`,
  );

describe("findBrokenLinks", () => {
  it.each([
    ["a page", "/blog/"],
    ["a page without a slash", "/blog"],
    ["the home page", "/"],
    ["a query", "/blog/?page=2"],
    ["a page by its full address", `${siteUrl}/blog/`],
    ["the site's address alone", siteUrl],
    ["a file", "/feed.xml"],
    ["a page's file", "/blog/index.html"],
    ["an encoded name", "/static/a%20b.png"],
    ["a redirect", "/moved/"],
    ["a redirect without a slash", "/moved?a=b#c"],
    ["a redirect whose source has no slash", "/gone/"],
    ["a redirect in another spelling", "/gr%C3%B6%C3%9Fe%20%281%29/"],
    ["a redirect of a query", "/index.php?L=1&id=5"],
    ["a heading", "/#services"],
    ["a heading by its full address", `${siteUrl}/blog/first/?a#why`],
    ["a heading on the same page", "#why"],
    ["a heading with other letters", "#für-wen"],
    ["an encoded heading", "#f%C3%BCr-wen"],
    ["a named anchor", "#old"],
    ["the top", "/blog/#top"],
    ["an empty fragment", "/blog/#"],
    ["words to highlight", "/blog/#:~:text=words"],
    ["words to highlight at a heading", "#why:~:text=words"],
    ["a part of a file", "/feed.xml#part"],
    ["another site", "https://other.example/none/"],
    ["another port", "https://www.example.com:8443/none/"],
    ["a file of the media library", "https://cms.example.com/uploads/none.pdf"],
    ["an email address", "mailto:none@example.com"],
    ["a phone number", "tel:+15550100"],
  ])("accepts a link to %s", (_what, href) => {
    expect(missingIn(href)).toEqual([]);
  });

  it.each([
    ["no page", "/none/"],
    ["no page, in a query and a fragment", "/none/?a=b#why"],
    ["no page by its full address", `${siteUrl}/none`],
    ["no file", "/none.xml"],
    ["another query than a redirect's", "/index.php?id=6"],
    ["a folder without a page", "/static/"],
    ["below a file", "/feed.xml/"],
    ["a page in another case", "/Blog/"],
    ["the page for what is not found", "/404/"],
    ["a file that is not public", "/app.js.map"],
    ["a zero byte", "/a%00b/"],
  ])("finds a link to %s", (_what, href) => {
    expect(missingIn(href)).toEqual([`page: ${href}`]);
  });

  it.each([
    "/blog/#services",
    "#none",
    "#Why",
    "#email",
    "#style",
    "#script",
    "#text",
    "#none:~:text=words",
    `${siteUrl}/#none`,
    "/blog/first#none",
  ])("finds %s, which no heading has", (href) => {
    expect(missingIn(href)).toEqual([`heading: ${href}`]);
  });

  it("names the record, the field as in the form, and the address", () => {
    const buttons = [
      { label: "A", href: "/blog/" },
      { label: "B", href: "/none/" },
    ];
    const body =
      "[a]: /none/\n\n- **[words][a]**, <https://www.example.com/lost/> and [more](/none/)";
    const redirect = { documentId: "r", from: "/past/", to: "/none/#part", permanent: true };
    const hero = { title: "Words", actions: buttons };
    const { total, links } = check({
      home: [{ documentId: "h", hero }],
      article: [article(body)],
      redirect: [redirect],
    });

    expect(total).toBe(4);
    expect(links).toEqual([
      ...["/none/", `${siteUrl}/lost/`].map((href) => ({
        uid: "api::article.article",
        documentId: "a",
        field: "Text",
        href,
        missing: "page",
      })),
      {
        uid: "api::home.home",
        documentId: "h",
        field: expect.stringMatching(/ › 2 › Address$/),
        href: "/none/",
        missing: "page",
      },
      {
        uid: "api::redirect.redirect",
        documentId: "r",
        field: "New address",
        href: "/none/#part",
        missing: "page",
      },
    ]);
  });

  it("does not take code, pictures or other texts for links", () => {
    const { total } = check({
      article: [
        { ...article("`[a](/none/)` ![a](/none.png)\n\n    [a](/none/)"), excerpt: "[a](/none/)" },
      ],
      redirect: [{ documentId: "r", from: "/none/", to: "/blog/", permanent: true }],
    });

    expect(total).toBe(0);
  });

  it("looks for a fragment on the page of its own record", () => {
    const body = "[words](#why)";
    const { links } = check({
      "hire-page": [
        { documentId: "t", slug: technology.slug, questions: [{ title: "Why?", answer: body }] },
      ],
      article: [article(body)],
    });

    expect(new Set(links.map(({ uid }) => uid))).toEqual(new Set(["api::hire-page.hire-page"]));
  });

  it("checks no fragment alone of a record that has no page to itself", () => {
    expect(check({ person: [person("#none")] }).total).toBe(0);
    expect(check({ person: [person("/#none")] }).links).toMatchObject([{ missing: "heading" }]);
  });

  it("finds a malformed address", () => {
    expect(check({ person: [person("/%E0%A4%A/")] }).links).toMatchObject([{ missing: "page" }]);
    expect(check({ person: [person("/#%E0%A4%A")] }).links).toMatchObject([{ missing: "heading" }]);
    expect(check({ person: [person("https://")] }).total).toBe(0);
  });

  it("limits the list and its texts, and counts all", () => {
    const many = Array.from(
      { length: maxBrokenLinks + 5 },
      (_, n) => `[a](/${"x".repeat(400)}${n}/)`,
    );
    const { total, links } = check({ article: [article(many.join(" "))] });

    expect([total, links.length]).toEqual([maxBrokenLinks + 5, maxBrokenLinks]);
    expect(links[0]?.href).toBe(`/${"x".repeat(299)}`);
  });
});
