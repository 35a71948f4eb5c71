import assert from "node:assert/strict";
import { test } from "node:test";

import type { ImportPart } from "../record.ts";
import { readWordPress } from "../wordpress/read-wordpress.ts";
import { simpleText } from "./support/simple-text.ts";
import { collect, exportXml, type ItemValues, writeFile } from "./support/wordpress-files.ts";

const importItems = async (
  items: readonly ItemValues[],
  taken: readonly string[] = [],
  options?: Parameters<typeof exportXml>[1],
) => {
  const file = writeFile(exportXml(items, options));
  const parts: ImportPart[] = await collect(
    readWordPress(file, { convertText: simpleText, taken }),
  );
  const records = parts.flatMap((part) => ("record" in part ? [part.record] : []));

  return {
    records,
    pictures: parts.flatMap((part) => ("picture" in part ? [part.picture] : [])),
    losses: parts.flatMap((part) => ("loss" in part ? [part.loss] : [])),
    of: (type: string) => records.filter((record) => record.type === type),
  };
};

const slugs = (records: readonly { key: string }[]) => records.map(({ key }) => key);

test("makes an article of a post, with its category, author and cover", async () => {
  const { records, pictures, losses } = await importItems([
    {
      id: "5",
      title: "Tea &amp; time",
      name: "tea-time",
      content: '<p>Tea takes time. <img src="https://example.test/up/cup-300x200.jpg"></p>',
      terms: [
        ["category", "uncategorized", "Uncategorized"],
        ["category", "food", "Food &amp; drink"],
        ["category", "home", "Home"],
        ["post_tag", "tea", "Tea"],
      ],
      meta: { _thumbnail_id: "6", _yoast_wpseo_title: "Tea", rank_math_description: "About tea." },
      sticky: "1",
      extra: "<wp:comment></wp:comment><wp:comment></wp:comment>",
    },
    {
      id: "6",
      type: "attachment",
      status: "inherit",
      link: "https://example.test/tea-time/pot/",
      parent: "5",
      attachmentUrl: "https://example.test/up/Pot%20A.PNG",
      meta: { _wp_attachment_image_alt: "A pot" },
    },
    {
      id: "7",
      type: "attachment",
      status: "inherit",
      link: "https://example.test/cup/",
      attachmentUrl: "https://example.test/up/cup-scaled.jpg",
    },
    {
      id: "8",
      type: "attachment",
      status: "inherit",
      link: "https://example.test/unused/",
      attachmentUrl: "https://example.test/up/unused.jpg",
    },
  ]);

  assert.deepEqual(records, [
    {
      type: "category",
      key: "food",
      source: "wordpress category food",
      data: { name: "Food & drink", slug: "food" },
      published: true,
    },
    {
      type: "author",
      key: "Anna Berg",
      source: "wordpress author anna",
      data: { name: "Anna Berg" },
      published: true,
    },
    {
      type: "article",
      key: "tea-time",
      source: "wordpress post 5",
      data: {
        title: "Tea & time",
        slug: "tea-time",
        excerpt: "Tea takes time.",
        date: "2020-05-06",
        category: "food",
        author: "Anna Berg",
        cover: "pot-a.png",
        body: "Tea takes time. ![](pictures/cup.jpg)",
        seo: { title: "Tea", description: "About tea." },
      },
      published: true,
    },
  ]);
  assert.deepEqual(pictures, [
    { name: "cup.jpg", from: "https://example.test/up/cup-scaled.jpg", alternativeText: "" },
    { name: "pot-a.png", from: "https://example.test/up/Pot%20A.PNG", alternativeText: "A pot" },
  ]);
  const url = "https://example.test/tea-time/";
  assert.deepEqual(
    losses.filter((loss) => loss.url === url),
    [
      { url, what: "Further categories: Home" },
      { url, what: "Tags: Tea" },
      { url, what: "Kept at the top of the list: choose it as the featured article" },
      { url, what: "Comments: 2" },
    ],
  );
  const unused = ["home", "uncategorized"].map((slug) => ({
    url: `https://example.test/category/${slug}/`,
    what: "No article has this as its main category: not imported",
  }));
  assert.deepEqual(
    losses
      .filter((loss) => loss.url.includes("/category/"))
      .sort((a, b) => (a.url < b.url ? -1 : 1)),
    unused,
  );
});

test("makes a page of a Hero, a text and the texts for search engines", async () => {
  const { records } = await importItems([
    { id: "2", type: "page", title: "Our team", name: "team", excerpt: "Who we are." },
  ]);

  assert.deepEqual(records, [
    {
      type: "page",
      key: "team",
      source: "wordpress page 2",
      data: {
        title: "Our team",
        slug: "team",
        frame: "standard",
        sections: [
          { __component: "sections.main", title: "Our team", text: "Who we are." },
          { __component: "sections.text", title: "Our team", body: "Some words." },
          { __component: "shared.seo", title: "Our team", description: "Who we are." },
        ],
      },
      published: true,
    },
  ]);
});

test("splits a page's long text before headings, and never within code", async () => {
  const code = `\`\`\`\n## no heading\n\n${"x".repeat(4000)}\n\`\`\``;
  const content = `Start.\n\n## Second\n\n${code}\n\n${"y".repeat(4000)}\n\n${"z".repeat(4000)}`;
  const { records } = await importItems([{ id: "2", type: "page", title: "Long", content }]);
  const sections = records[0]?.data.sections as { title: string; body?: string }[];

  assert.deepEqual(
    sections.slice(1, -1).map(({ title, body }) => [title, body]),
    [
      ["Long", "Start."],
      ["Second", `${code}\n\n${"y".repeat(4000)}`],
      ["Second", "z".repeat(4000)],
    ],
  );
});

test("moves the headings of a page's text below the heading of its section", async () => {
  const content = "## One\n\n```sh\n## two\n```\n\n### Three";
  const { records } = await importItems([{ id: "2", type: "page", content }]);
  const sections = records[0]?.data.sections as { body?: string }[];

  assert.equal(sections[1]?.body, "### One\n\n```sh\n## two\n```\n\n#### Three");
});

test("tells the converter of pictures, links and footnotes, and lists what it loses", async () => {
  const hrefs = [
    "https://example.test/two/#part",
    "/two",
    "http://www.example.test/?p=2",
    "https://example.test/",
    "https://example.test/category/x/",
    "https://example.test/category/tea/",
    "https://example.test/wp-content/uploads/a.pdf",
    "https://other.test/two/",
    "#here",
    "https://example.test/draft/",
  ];
  const links = hrefs.map((href) => `<a href="${href}">`).join("");
  const { of, losses } = await importItems([
    {
      id: "1",
      content: `${links}<img src="/up/a.jpg"> [gallery 4] [gallery 5] <iframe>`,
      terms: [["category", "tea", "Tea"]],
      meta: { footnotes: "[1]" },
    },
    { id: "2", link: "https://example.test/two/", name: "second" },
    { id: "3", link: "https://example.test/draft/", status: "draft" },
    { id: "4", type: "attachment", attachmentUrl: "https://example.test/up/b.jpg" },
  ]);

  assert.equal(
    of("article")[0]?.data.body,
    `${[
      "/blog/second/#part",
      "/blog/second/",
      "/blog/second/",
      "/",
      "https://example.test/category/x/",
      "/blog/category/tea/",
      "https://example.test/wp-content/uploads/a.pdf",
      "https://other.test/two/",
      "#here",
      "https://example.test/draft/",
    ]
      .map((link) => `<${link}>`)
      .join("")}![](pictures/a.jpg) https://example.test/up/b.jpg nothing <iframe>[1]`,
  );
  assert.deepEqual(
    losses.filter(({ url }) => url === "https://example.test/post-1/").map(({ what }) => what),
    [
      "iframe",
      "Link without a new address: https://example.test/category/x/",
      "Link without a new address: https://example.test/draft/",
    ],
  );
});

test("nests pages by their parents, in any order and in at most three parts", async () => {
  const page = (id: string, name: string, parent = "0"): ItemValues => ({
    id,
    name,
    parent,
    type: "page",
  });
  const { of } = await importItems([
    page("4", "d", "3"),
    page("3", "c", "2"),
    page("2", "b", "1"),
    page("1", "a"),
    page("5", "orphan", "99"),
    page("6", "x", "7"),
    page("7", "y", "6"),
  ]);

  assert.deepEqual(slugs(of("page")).slice(0, 5), ["a/b/c-d", "a/b/c", "a/b", "a", "orphan"]);
  assert.equal(new Set(slugs(of("page"))).size, 7);
});

test("gives each record of a type a slug of its own that the field accepts", async () => {
  const { of } = await importItems([
    { id: "1", name: "Über_uns.html" },
    { id: "2", name: "uber-uns-html" },
    { id: "3", name: "%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82-2" },
    { id: "4", name: "", title: "Crème brûlée: it’s easy", status: "draft" },
    { id: "5", name: "%e3%81%82", title: "Hello" },
    { id: "6", name: "word-".repeat(40) },
  ]);

  assert.deepEqual(slugs(of("article")), [
    "uber-uns-html",
    "uber-uns-html-2",
    "post-3",
    "creme-brulee-its-easy",
    "hello",
    "word-".repeat(24).slice(0, -1),
  ]);
});

test("renames pages at the paths of our site, and lists them", async () => {
  const page = (id: string, name: string, parent = "0"): ItemValues => ({
    id,
    name,
    parent,
    type: "page",
    link: `https://example.test/${id}/`,
  });
  const { of, losses } = await importItems(
    [
      page("1", "about-us"),
      page("2", "team", "1"),
      page("3", "services"),
      page("4", "seo", "3"),
      page("5", "blog"),
      page("6", "offer"),
      { id: "7", name: "offer" },
    ],
    ["/offer/"],
  );

  assert.deepEqual(slugs(of("page")), [
    "about-us-2",
    "about-us/team",
    "services-2",
    "services-2/seo",
    "blog-2",
    "offer-2",
  ]);
  assert.deepEqual(slugs(of("article")), ["offer"]);
  assert.ok(
    losses.some(
      ({ url, what }) =>
        url === "https://example.test/5/" &&
        what === 'The address "blog" is taken on the new site: imported as "blog-2"',
    ),
  );
});

test("imports what was not public as drafts, with the reason", async () => {
  const items: ItemValues[] = [
    { id: "1", status: "draft", date: "0000-00-00 00:00:00" },
    { id: "2", status: "pending" },
    { id: "3", status: "private" },
    { id: "4", status: "future", date: "2099-01-02 00:00:00" },
    { id: "5", content: " " },
    { id: "6", date: "0000-00-00 00:00:00" },
    { id: "7", title: "" },
    { id: "8", content: `${"x".repeat(59_000)}\n\n${"y".repeat(2000)}` },
    { id: "9", status: "archived" },
  ];
  const { of, losses } = await importItems(items);

  assert.ok(of("article").every(({ published }) => !published));
  assert.equal(of("article").length, 9);
  assert.ok(!("date" in (of("article")[0]?.data ?? {})));
  assert.equal(of("article")[7]?.data.body, "x".repeat(59_000));
  assert.deepEqual(
    losses.map(({ what }) => what).filter((what) => what.includes("draft")),
    [
      "A draft: imported as a draft",
      "Waits for a review: imported as a draft",
      "Private: imported as a draft",
      "Scheduled for 2099-01-02: imported as a draft",
      "Without a text: imported as a draft",
      "Without a date: imported as a draft",
      "Without a title: imported as a draft",
      "The text is too long: its end is cut and it is imported as a draft",
      'In the state "archived": imported as a draft',
    ],
  );
});

test("lists what is not imported, with its address", async () => {
  const types = [
    "revision",
    "nav_menu_item",
    "custom_css",
    "wp_template",
    "wp_global_styles",
    "wp_block",
    "product",
    "event",
  ];
  const { records, losses } = await importItems([
    ...types.map((type, index) => ({ id: String(index + 1), type })),
    { id: "20", status: "trash" },
    { id: "21", password: "secret" },
  ]);

  assert.deepEqual(records, []);
  assert.deepEqual(
    losses.slice(0, 10).map(({ url, what }) => [url.slice("https://example.test".length), what]),
    [
      ["/post-1/", "Type revision: an earlier version is not imported"],
      ["/post-2/", "Type nav_menu_item: an entry of a menu is not imported"],
      ["/post-3/", "Type custom_css: style sheets of the theme is not imported"],
      ["/post-4/", "Type wp_template: a template of the theme is not imported"],
      ["/post-5/", "Type wp_global_styles: styles of the theme is not imported"],
      ["/post-6/", "Type wp_block: a reusable block is not imported"],
      ["/post-7/", "Type product: a product of a shop is not imported"],
      ["/post-8/", "Type event: a content type of a plugin or theme is not imported"],
      ["/post-20/", "In the trash: not imported"],
      ["/post-21/", "Protected by a password: not imported"],
    ],
  );
});

test("never repeats a record of an item, or a name of an author", async () => {
  const { of, losses } = await importItems([
    { id: "1", creator: "anna" },
    { id: "1", creator: "anna" },
    { id: "2", creator: "Anna Berg" },
    { id: "3", creator: "carl", type: "page" },
  ]);

  assert.deepEqual(slugs(of("article")), ["post-1", "post-2"]);
  assert.deepEqual(slugs(of("author")), ["Anna Berg", "Anna Berg 2"]);
  assert.ok(losses.some(({ what }) => what === "A second time in the export: left out"));
});

test("takes texts for search engines from plugins unless they have variables", async () => {
  const long = "This is a sentence of some words. ".repeat(20);
  const { of } = await importItems([
    {
      id: "1",
      title: "One",
      meta: { _yoast_wpseo_title: "%%title%% %%sep%%", rank_math_title: "R" },
    },
    { id: "2", title: "Two", meta: { rank_math_title: "%title% %page%", _aioseo_title: "A" } },
    { id: "3", title: "Three", meta: { _aioseo_title: "#post_title #separator_sa" } },
    { id: "4", title: "Three", content: `<h2>Head</h2><p>${long}</p>` },
    { id: "5", title: "50% more", content: "[gallery ids='1']<p>A &lt;b&gt;</p><pre>code</pre>" },
  ]);
  const texts = of("article").map(
    ({ data }) => data as { excerpt: string; seo: { title: string; description: string } },
  );

  assert.deepEqual(
    texts.map(({ seo }) => seo.title),
    ["R", "A", "Three", "Three (2)", "50% more"],
  );
  assert.equal(texts[3]?.excerpt, "This is a sentence of some words. ".repeat(8).trim());
  assert.equal(texts[3]?.seo.description, "This is a sentence of some words. ".repeat(4).trim());
  assert.equal(texts[4]?.excerpt, "A <b>");
  assert.deepEqual(
    texts.slice(0, 3).map(({ seo }) => seo.description),
    ["Some words.", "Some words. (2)", "Some words. (3)"],
  );
});

test("takes the main category that a plugin names", async () => {
  const category = (id: string, slug: string) =>
    `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${slug}</wp:cat_name></wp:category>`;
  const names = ["food", "home", "art"];
  const post = (id: string, meta: ItemValues["meta"]): ItemValues => ({
    id,
    meta: meta ?? {},
    terms: ["food", "home"].map((slug) => ["category", slug, slug] as const),
  });
  const { of, losses } = await importItems(
    [
      post("1", { _yoast_wpseo_primary_category: "12" }),
      post("2", { rank_math_primary_category: "12" }),
      // Not one of its categories.
      post("3", { _yoast_wpseo_primary_category: "13" }),
      // Not in the export.
      post("4", { _yoast_wpseo_primary_category: "99" }),
      post("5", { _yoast_wpseo_primary_category: "", rank_math_primary_category: "0" }),
    ],
    [],
    { extra: names.map((slug, index) => category(String(index + 11), slug)).join("") },
  );

  assert.deepEqual(
    of("article").map(({ data }) => data.category),
    ["home", "home", "food", "food", "food"],
  );
  assert.deepEqual(slugs(of("category")), ["food", "home"]);
  assert.deepEqual(
    losses.filter(({ what }) => /categor/i.test(what)).map(({ url, what }) => `${url}: ${what}`),
    [
      "https://example.test/category/art/: No article has this as its main category: not imported",
      "https://example.test/post-1/: Further categories: food",
      "https://example.test/post-2/: Further categories: food",
      "https://example.test/post-3/: Further categories: home",
      "https://example.test/post-4/: Further categories: home",
      "https://example.test/post-4/: Its main category is not in the export: the first one was taken",
      "https://example.test/post-5/: Further categories: home",
    ],
  );
});

test("hides from search engines what a plugin hid", async () => {
  const { of } = await importItems([
    { id: "1", meta: { "_yoast_wpseo_meta-robots-noindex": "1" } },
    { id: "2", meta: { rank_math_robots: 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}' } },
    { id: "3", meta: { "_yoast_wpseo_meta-robots-noindex": "2" } },
    { id: "4", meta: { rank_math_robots: 'a:1:{i:0;s:5:"index";}' } },
    { id: "5", type: "page", meta: { "_yoast_wpseo_meta-robots-noindex": "1" } },
  ]);

  assert.deepEqual(
    of("article").map(({ data }) => (data.seo as { noindex?: boolean }).noindex),
    [true, true, undefined, undefined],
  );
  assert.equal((of("page")[0]?.data.sections as { noindex?: boolean }[]).at(-1)?.noindex, true);
});
