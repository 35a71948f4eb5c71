import { classNameOf } from "../../gatsby/html/class-names";

import { listingOf } from "./listing";

const siteUrl = "https://www.example.com";
const page = (main: string, { title = "A", path = "/a/", head = "" } = {}) =>
  `<html><head><meta property="og:title" content="${title}"><meta name="description" content="B">` +
  `<link rel="canonical" href="${siteUrl}${path}">${head}</head>` +
  `<body><header>Menu</header><main>${main}</main></body></html>`;
const read = (html: string, path = "/a/") => listingOf(path, html, siteUrl);

it("reads the text that the search finds, without what it leaves out", () => {
  const { search } = read(
    page("<h2 id='x'>C</h2><p>D <b>E</b></p><form>F</form><nav>G</nav><footer>H</footer>"),
  );

  expect(search).toMatch(/^A\n.*x C.*D E/s);
  expect(search).not.toMatch(/F|G|H|Menu/);
});

it("finds no page by the cards of others", () => {
  const card = classNameOf("src/sections/ArticleList/ArticleList.module.scss", "card");
  const { search } = read(
    page(`<p>C</p><article class="x ${card}"><h3>D</h3></article><p class="x">E</p>`),
  );

  expect(search).toMatch(/C.*E/);
  expect(search).not.toContain("D");
});

it("sees a changed title in all but the sitemap, a picture only in the sitemap", () => {
  const before = read(page('<p>C</p><img alt="D" src="/d.png">'));
  const titled = read(page('<p>C</p><img alt="D" src="/d.png">', { title: "Z" }));
  const pictured = read(page('<p>C</p><img alt="D" src="/e.png">'));

  expect(titled).toEqual({ ...titled, sitemap: before.sitemap });
  expect([titled.search, titled.llms]).not.toEqual([before.search, before.llms]);
  expect(pictured).toEqual({ ...before, sitemap: expect.stringContaining("/e.png") as string });
});

it.each([
  [
    "a page that is not indexed",
    page("C", { head: '<meta name="robots" content="noindex">' }),
    "/a/",
  ],
  ["a page without main", "<html><body>C</body></html>", "/a/"],
])("is empty for %s", (_what, html, path) => {
  expect(read(html, path)).toEqual({ search: "", llms: "", sitemap: "" });
});

it("lists a page with another canonical address, and later pages of a list, in part", () => {
  expect(read(page("C", { path: "/other/" }))).toMatchObject({ llms: "", sitemap: "" });
  expect(read(page("C", { path: "/blog/page/2/" }), "/blog/page/2/").search).toBe("");
});
