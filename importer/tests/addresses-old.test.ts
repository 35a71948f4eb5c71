import assert from "node:assert/strict";
import { test } from "node:test";

import { oldAddresses } from "../addresses/old-addresses.ts";
import { planImport } from "../wordpress/plan.ts";
import { readOutline } from "../wordpress/read-export.ts";
import { draftReason } from "../wordpress/states.ts";
import { exportXml, type ItemValues, writeFile } from "./support/wordpress-files.ts";

type Options = {
  seen?: string[];
  taken?: string[];
  edit?: (xml: string) => string;
  terms?: string;
};

const readAddresses = async (
  items: readonly ItemValues[],
  { seen = [], taken = [], terms = "", edit = (xml) => xml }: Options = {},
) => {
  const outline = await readOutline(writeFile(edit(exportXml(items, { extra: terms }))));
  const plan = planImport(outline, taken);
  const published = new Set(
    outline.items
      .filter((item) => plan.places.has(item.id) && !draftReason(item))
      .map(({ id }) => id),
  );
  const { redirects, losses } = oldAddresses({ outline, plan, published, seen, taken });

  return {
    redirects,
    losses,
    to: (from: string) => redirects.find((redirect) => redirect.from === from)?.to,
    from: (to: string) => redirects.filter((one) => one.to === to).map(({ from }) => from),
    lost: (url: string) => losses.find((loss) => loss.url === url)?.what,
  };
};

const post = (id: string, path: string, values: Partial<ItemValues> = {}): ItemValues => ({
  id,
  link: `https://example.test${path}`,
  name: `p${id}`,
  ...values,
});

test("leads from all addresses of a post, and from nothing else", async () => {
  const { redirects, losses } = await readAddresses([
    post("1", "/2020/05/first.html", { creator: "Anna B." }),
  ]);

  assert.deepEqual(losses, []);
  assert.deepEqual(redirects, [
    { from: "/2020/05/first.html", to: "/blog/p1/" },
    { from: "/?p=1", to: "/blog/p1/" },
    { from: "/feed/", to: "/feed.xml" },
    { from: "/feed/rss/", to: "/feed.xml" },
    { from: "/feed/rss2/", to: "/feed.xml" },
    { from: "/feed/rdf/", to: "/feed.xml" },
    { from: "/feed/atom/", to: "/atom.xml" },
    { from: "/comments/feed/", to: "/feed.xml" },
    { from: "/?feed=rss2", to: "/feed.xml" },
    { from: "/?feed=rss", to: "/feed.xml" },
    { from: "/?feed=atom", to: "/atom.xml" },
    { from: "/author/anna-b/", to: "/blog/" },
    { from: "/author/anna-b/feed/", to: "/feed.xml" },
    { from: "/2020/", to: "/blog/" },
    { from: "/2020/feed/", to: "/feed.xml" },
    { from: "/2020/05/", to: "/blog/" },
    { from: "/2020/05/feed/", to: "/feed.xml" },
    { from: "/2020/05/06/", to: "/blog/" },
    { from: "/2020/05/06/feed/", to: "/feed.xml" },
  ]);
});

test("reads addresses of any structure", async () => {
  const { to } = await readAddresses([
    post("1", "/archives/1"),
    post("2", "/%C3%BCber-uns/"),
    post("3", "/über-mich/"),
    post("4", "/Old-NEWS/Item_4.HTML"),
    post("5", "/index.php/2020/x/"),
    post("6", "/?p=6"),
    post("7", "/x/", { link: "http://www.EXAMPLE.test/x/#top" }),
    post("8", "/a/b/c/d/e/"),
  ]);

  assert.equal(to("/archives/1"), "/blog/p1/");
  assert.equal(to("/%C3%BCber-uns/"), "/blog/p2/");
  assert.equal(to("/%C3%BCber-mich/"), "/blog/p3/");
  assert.equal(to("/Old-NEWS/Item_4.HTML"), "/blog/p4/");
  assert.equal(to("/index.php/2020/x/"), "/blog/p5/");
  assert.equal(to("/?p=6"), "/blog/p6/");
  assert.equal(to("/x/"), "/blog/p7/");
  assert.equal(to("/a/b/c/d/e/"), "/blog/p8/");
});

test("writes a long address in letters instead of codes, and lists one that is too long", async () => {
  const word = "привет-".repeat(10);
  const long = `/${"x".repeat(260)}/`;
  const { to, lost } = await readAddresses([
    post("1", `/${encodeURIComponent(word)}/`),
    post("2", long),
  ]);

  assert.equal(to(`/${word}/`), "/blog/p1/");
  assert.equal(lost(`https://example.test${long}`), "Is too long for a redirect");
});

test("leads from the numbers and first addresses of pages and pictures", async () => {
  const { to } = await readAddresses([
    post("1", "/news/one/"),
    post("2", "/team/", { type: "page", guid: "http://example.test/?page_id=2", name: "staff" }),
    post("3", "/news/one/photo/", {
      type: "attachment",
      status: "inherit",
      parent: "1",
      guid: "https://example.test/up/photo.jpg",
      attachmentUrl: "https://example.test/up/photo.jpg",
    }),
    post("4", "/moved/", { guid: "https://example.test/before/" }),
  ]);

  assert.equal(to("/?p=1"), "/blog/p1/");
  assert.equal(to("/team/"), "/staff/");
  assert.equal(to("/?page_id=2"), "/staff/");
  assert.equal(to("/news/one/photo/"), "/blog/p1/");
  assert.equal(to("/?attachment_id=3"), "/blog/p1/");
  assert.equal(to("/before/"), "/blog/p4/");
  assert.equal(to("/up/photo.jpg"), undefined);
});

test("leads from the former names of a post, unless another has the name now", async () => {
  const former = (slug: string) =>
    `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${slug}</wp:meta_value></wp:postmeta>`;
  const { to } = await readAddresses([
    post("1", "/2020/05/p1/", { extra: former("first") + former("draft-of-p1") }),
    post("2", "/2020/05/p2.html", { extra: former("two") + former("p3") }),
    post("3", "/2020/05/p3.html"),
    post("4", "/?p=4", { extra: former("four") }),
  ]);

  assert.equal(to("/2020/05/first/"), "/blog/p1/");
  assert.equal(to("/2020/05/draft-of-p1/"), "/blog/p1/");
  assert.equal(to("/2020/05/two.html"), "/blog/p2/");
  assert.equal(to("/2020/05/p3.html"), "/blog/p3/");
  assert.equal(to("/four"), undefined);
});

const nested = `<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>food</wp:category_nicename><wp:cat_name>Food</wp:cat_name></wp:category>
<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>tea</wp:category_nicename><wp:category_parent>food</wp:category_parent><wp:cat_name>Tea</wp:cat_name></wp:category>`;

test("leads from categories to their pages, or to the blog, with their feeds and pages", async () => {
  const terms: ItemValues["terms"] = [
    ["category", "tea", "Tea"],
    ["category", "food", "Food"],
    ["post_tag", "green", "Green"],
  ];
  const posts = Array.from({ length: 11 }, (_, index) =>
    post(String(index + 1), `/x/${index}/`, { terms }),
  );
  const { to, from } = await readAddresses(posts, { terms: nested });

  assert.deepEqual(from("/blog/category/tea/"), [
    "/category/food/tea/",
    "/category/food/tea/page/2/",
    "/category/tea/",
    "/category/tea/page/2/",
    "/x/category/food/tea/",
    "/x/category/food/tea/page/2/",
    "/x/category/tea/",
    "/x/category/tea/page/2/",
    "/?cat=4",
  ]);
  assert.equal(to("/category/food/"), "/blog/");
  assert.equal(to("/category/food/tea/feed/"), "/feed.xml");
  assert.equal(to("/tag/green/"), "/blog/");
  assert.equal(to("/tag/green/page/2/"), "/blog/");
  assert.equal(to("/tag/green/page/3/"), undefined);
  assert.equal(to("/page/2/"), "/blog/");
  assert.equal(to("/author/anna/page/2/"), "/blog/");
  assert.equal(to("/?tag=green"), "/blog/");
});

test("names as lost no address that a redirect or a page answers whatever its query is", async () => {
  const { losses, from } = await readAddresses([post("1", "/2020/05/first/")], {
    taken: ["/about-us/"],
    seen: [
      "https://example.test/2020/05/first/?amp=1",
      "https://example.test/2020/05/first/amp/?x=1",
      "https://example.test/about-us/?utm_source=mail",
      "https://example.test/unknown/?id=3",
      "https://example.test/?utm_source=mail",
      "https://example.test/?page_id=9",
    ],
  });

  assert.deepEqual(losses, [
    { url: "https://example.test/unknown/?id=3", what: "Is not in the export" },
    { url: "https://example.test/?page_id=9", what: "Is not in the export" },
  ]);
  assert.deepEqual(from("/blog/p1/"), ["/2020/05/first/", "/?p=1", "/2020/05/first/amp/"]);
});

test("finds other folders of lists in the addresses that were seen", async () => {
  const { to, lost } = await readAddresses(
    [post("1", "/one/", { terms: [["category", "tea", "Tea"]] })],
    {
      seen: [
        "https://example.test/topics/tea/page/2/",
        "https://example.test/one/feed/",
        "https://example.test/lost/",
        "https://example.test/about-us/",
        "https://example.test/",
        "https://other.test/",
      ],
    },
  );

  assert.equal(to("/topics/tea/"), "/blog/category/tea/");
  assert.equal(to("/topics/tea/page/2/"), "/blog/category/tea/");
  assert.equal(to("/one/feed/"), "/blog/p1/");
  assert.equal(lost("https://example.test/lost/"), "Is not in the export");
  assert.equal(lost("https://example.test/about-us/"), undefined);
  assert.equal(lost("https://example.test/"), undefined);
  assert.equal(lost("https://other.test/"), "Is on another site: cannot be redirected here");
});

test("knows the folder of a site, and the one that all posts share", async () => {
  const inFolder = await readAddresses([post("1", "/shop/2020/05/one/")], {
    edit: (xml) =>
      xml.replace("blog_url>https://example.test<", "blog_url>https://example.test/shop<"),
    seen: [
      "https://example.test/shop/",
      "https://example.test/shop/?utm_source=mail",
      "https://example.test/shop/?page_id=9",
    ],
  });
  const inNews = await readAddresses([post("1", "/news/one/"), post("2", "/news/two/")]);

  assert.equal(inFolder.to("/shop/"), "/");
  assert.deepEqual(inFolder.losses, [
    { url: "https://example.test/shop/?page_id=9", what: "Is not in the export" },
  ]);
  assert.equal(inFolder.to("/shop/?p=1"), "/blog/p1/");
  assert.equal(inFolder.to("/shop/2020/"), "/blog/");
  assert.equal(inFolder.to("/shop/feed/"), "/feed.xml");
  assert.equal(inNews.to("/news/2020/05/"), "/blog/");
});

test("makes no redirect to the same place, or from a page or file of our site", async () => {
  const { redirects, lost } = await readAddresses(
    [
      post("1", "/Blog/p1"),
      post("2", "/team/", { type: "page", name: "team" }),
      post("3", "/about-us/", { type: "page", name: "about-us" }),
      post("4", "/sitemap.xml"),
      post("5", "/taken/"),
      post("6", "/blog/page/2/"),
      post("7", "/"),
    ],
    { taken: ["/taken/"] },
  );
  const sources = redirects.map(({ from }) => from).filter((from) => !from.includes("?"));

  for (const path of [
    "/Blog/p1",
    "/team/",
    "/about-us/",
    "/sitemap.xml",
    "/taken/",
    "/blog/page/2/",
    "/",
  ]) {
    assert.ok(!sources.includes(path), path);
  }
  assert.equal(
    lost("https://example.test/about-us/"),
    "Would lead to /about-us-2/, but the new site has a page or file there",
  );
  assert.equal(lost("https://example.test/team/"), undefined);
});

test("lists what is gone and what no redirect can express", async () => {
  const { lost, redirects } = await readAddresses([
    post("1", "/shop/cup/", { type: "product" }),
    post("2", "/secret/", { password: "x" }),
    post("3", "/photo/", { type: "attachment", attachmentUrl: "https://example.test/a.jpg" }),
    post("4", "/?p=4", { status: "draft" }),
    post("5", "/menu/", { type: "nav_menu_item" }),
    post("6", "/a:b/"),
    post("7", "/empty/", { content: "" }),
    post("8", "/x/", { link: "https://other.test/x/" }),
  ]);
  const at = (path: string) => lost(`https://example.test${path}`);

  assert.equal(at("/shop/cup/"), "Has no page on the new site");
  assert.equal(at("/secret/"), "Has no page on the new site");
  assert.equal(at("/photo/"), "Shows a file that belongs to no published post");
  assert.equal(at("/?p=4"), undefined);
  assert.equal(at("/menu/"), undefined);
  assert.equal(at("/a:b/"), "Has characters that the source of a redirect cannot have");
  assert.equal(at("/empty/"), "Has no page on the new site");
  assert.equal(lost("https://other.test/x/"), "Is on another site: cannot be redirected here");
  assert.equal(
    lost("/wp-content/uploads/"),
    "Addresses of files (1) are not redirected: imported pictures get new addresses",
  );
  assert.ok(redirects.every(({ from }) => !/^\/(\?p=[1-57]$|secret|empty|menu)/.test(from)));
});
