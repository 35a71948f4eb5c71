import assert from "node:assert/strict";
import { test } from "node:test";

import { png, readFiles } from "./support/folders.ts";

test("reads a site of Hugo", async () => {
  const { of, pictures, redirects, losses, records } = await readFiles({
    "content/posts/salt/index.md": [
      "+++",
      'title = "Salt & pepper"',
      "date = 2019-05-01T23:30:00-08:00",
      'categories = ["Fine food", "Home"]',
      'tags = ["salt"]',
      'aliases = ["/2019/salt/", "beside"]',
      "+++",
      "We like salt. ![Grains](grains.png) [Tea](../tea.md#pot) [Old](/posts/tea/)",
    ].join("\n"),
    "content/posts/salt/grains.png": png,
    "content/posts/tea.md": '{"title": "Tea", "date": "2020-01-02", "url": "/drinks/tea"}\nTea.',
    "content/posts/later.md": "---\ntitle: Later\ndate: 2026-05-06\n---\nText",
    "content/posts/half.md": "---\ntitle: Half\ndate: 2020-05-06\ndraft: true\n---\n[Salt](salt/)",
    "content/posts/_index.md": "# Posts",
    "content/company/team.md": "---\ntitle: Team\n---\nPeople.",
  });
  const salt = of("content/posts/salt/index.md");

  assert.deepEqual(salt, {
    type: "article",
    key: "salt",
    source: "markdown content/posts/salt/index.md",
    published: true,
    data: {
      title: "Salt & pepper",
      slug: "salt",
      excerpt: "We like salt. Tea Old",
      date: "2019-05-01",
      category: "fine-food",
      body: "We like salt. ![Grains](pictures/grains.png) [Tea](/blog/tea/#pot) Old",
      seo: { title: "Salt & pepper", description: "We like salt. Tea Old" },
    },
  });
  assert.deepEqual(records[0]?.data, { name: "Fine food", slug: "fine-food" });
  assert.deepEqual(pictures, [
    { name: "grains.png", from: "content/posts/salt/grains.png", alternativeText: "Grains" },
  ]);
  assert.equal(of("content/company/team.md").key, "company/team");
  assert.equal(of("content/company/team.md").type, "page");
  assert.equal(of("content/posts/later.md").published, false);
  assert.equal(of("content/posts/half.md").data.body, "[Salt](/blog/salt/)");
  assert.deepEqual(redirects, [
    { from: "/posts/salt/", to: "/blog/salt/" },
    { from: "/2019/salt/", to: "/blog/salt/" },
    { from: "/posts/beside", to: "/blog/salt/" },
    { from: "/drinks/tea", to: "/blog/tea/" },
  ]);
  for (const loss of [
    "content/posts/_index.md: The text of a list (_index): not imported",
    "content/posts/later.md: Scheduled for 2026-05-06: imported as a draft",
    "content/posts/half.md: A draft: imported as a draft",
    "content/posts/salt/index.md: Further categories: Home",
    "content/posts/salt/index.md: Tags: salt",
    "content/posts/salt/index.md: Link without a new address: /posts/tea/",
    "/posts/half/: Has no page on the new site",
  ]) {
    assert.ok(losses.includes(loss), `${loss} is not in\n${losses.join("\n")}`);
  }
});

test("reads a site of Jekyll", async () => {
  const { of, redirects, losses } = await readFiles({
    "_config.yml": "title: Site\n",
    "_posts/2019-05-01-white-salt.md": [
      "---",
      "categories: food basics",
      "excerpt: All about salt.",
      "redirect_from: [/salt.php, /s]",
      "---",
      "# White salt",
      "",
      "Words. [Tea]({% post_url 2019-06-02-tea %}) ![Pot]({{ site.baseurl }}/img/pot.png)",
    ].join("\n"),
    "_posts/2019-06-02-tea.markdown":
      "---\ntitle: Tea\ndate: 2019-06-02 00:30:00 +0200\npermalink: /:year/:title/\n---\nTea.",
    "_drafts/idea.md": "---\ntitle: Idea\n---\nWords",
    "img/pot.png": png,
    "imprint.md": "---\ntitle: Imprint\npermalink: /legal/\n---\nWords",
    "help.md": "---\ntitle: Help\n---\nWords",
  });
  const salt = of("_posts/2019-05-01-white-salt.md").data;

  assert.equal(salt.title, "White salt");
  assert.equal(salt.slug, "white-salt");
  assert.equal(salt.date, "2019-05-01");
  assert.equal(salt.excerpt, "All about salt.");
  assert.equal(salt.category, "food");
  assert.equal(salt.body, "Words. [Tea](/blog/tea/) ![Pot](pictures/pot.png)");
  assert.equal(of("_posts/2019-06-02-tea.markdown").data.date, "2019-06-02");
  assert.equal(of("_drafts/idea.md").published, false);
  assert.deepEqual(redirects, [
    { from: "/food/basics/2019/05/01/white-salt.html", to: "/blog/white-salt/" },
    { from: "/salt.php", to: "/blog/white-salt/" },
    { from: "/s", to: "/blog/white-salt/" },
    { from: "/2019/tea/", to: "/blog/tea/" },
    { from: "/help.html", to: "/help/" },
  ]);
  assert.equal(of("imprint.md").key, "legal");
  assert.ok(losses.includes("_posts/2019-05-01-white-salt.md: Further categories: basics"));
});

test("reads Hexo's categories in categories", async () => {
  const { of, losses } = await readFiles({
    "source/_posts/salt.md": [
      "---",
      "title: Salt",
      "date: 2020-01-02",
      "categories:",
      "  - [Food, Spices]",
      "  - [Food, Basics]",
      "  - Home",
      "---",
      "Words",
    ].join("\n"),
  });

  assert.equal(of("source/_posts/salt.md").data.category, "food");
  assert.ok(losses.includes("source/_posts/salt.md: Further categories: Spices, Basics, Home"));
});

test("knows the addresses of Jekyll's collections, and of posts in folders", async () => {
  const { redirects } = await readFiles({
    "_config.yml": "collections: { guides: { output: true } }\n",
    "_guides/salt.md": "---\ntitle: Salt\n---\nWords",
    "Food/hot/_posts/2019-05-01-tea.md": "---\ncategories: [hot, drinks]\n---\nTea.",
  });

  assert.deepEqual(redirects, [
    { from: "/food/hot/drinks/2019/05/01/tea.html", to: "/blog/tea/" },
    { from: "/guides/salt.html", to: "/guides/salt/" },
  ]);
});

test("reads sites of Astro and Gatsby", async () => {
  const { of, pictures, redirects } = await readFiles({
    "src/content/blog/first.mdx": [
      "---",
      "title: First",
      "description: About the first.",
      "pubDate: Jul 08 2022",
      'heroImage: "../../assets/hero.png"',
      "heroImageAlt: A hero",
      "---",
      'import A from "./a.astro";',
      "",
      "Words",
    ].join("\n"),
    "src/assets/hero.png": png,
    "content/blog/second/index.md":
      "---\ntitle: Second\npath: /second\ndate: 2021-01-01\ncover: { image: ./c.png, alt: C }\nauthor: { name: Ina Berg }\n---\nWords",
    "content/blog/second/c.png": png,
  });

  assert.equal(of("src/content/blog/first.mdx").data.excerpt, "About the first.");
  assert.equal(of("src/content/blog/first.mdx").data.date, "2022-07-08");
  assert.equal(of("src/content/blog/first.mdx").data.cover, "hero.png");
  assert.equal(of("src/content/blog/first.mdx").data.body, "Words");
  assert.equal(of("content/blog/second/index.md").data.cover, "c.png");
  assert.equal(of("content/blog/second/index.md").data.author, "Ina Berg");
  assert.deepEqual(pictures.map(({ name, alternativeText }) => [name, alternativeText]).sort(), [
    ["c.png", "C"],
    ["hero.png", "A hero"],
  ]);
  // The first one's address is the same on the new site.
  assert.deepEqual(redirects, [{ from: "/second", to: "/blog/second/" }]);
});

test("gives no two files one address, and takes none of the site's own", async () => {
  const { of, losses, redirects } = await readFiles({
    "a/posts/tea.md": "---\ntitle: Tea\ndate: 2020-01-01\n---\nA",
    "b/posts/tea.md": "---\ntitle: Tea\ndate: 2020-01-01\n---\nB",
    "contact-us.md": "---\ntitle: Contact\n---\nC",
    "services/odoo.md": "---\ntitle: Odoo\n---\nD",
    "index.md": "# Welcome",
  });

  assert.equal(of("a/posts/tea.md").key, "tea");
  assert.equal(of("b/posts/tea.md").key, "tea-2");
  assert.equal(of("contact-us.md").key, "contact-us-2");
  assert.notEqual(of("services/odoo.md").key, "services/odoo");
  assert.equal((of("b/posts/tea.md").data.seo as { title: string }).title, "Tea (2)");
  for (const loss of [
    'b/posts/tea.md: The address "tea" is taken on the new site: imported as "tea-2"',
    'contact-us.md: The address "contact-us" is taken on the new site: imported as "contact-us-2"',
    "index.md: The start page: enter its text under Home in the CMS",
    "/contact-us/: Would lead to /contact-us-2/, but the new site has a page or file there",
  ]) {
    assert.ok(losses.includes(loss), `${loss} is not in\n${losses.join("\n")}`);
  }
  assert.ok(!redirects.some(({ from }) => from.startsWith("/contact-us")));
});

test("keeps the query of a link to another text, to an old address and to the start page", async () => {
  const { of } = await readFiles({
    "content/posts/tea.md":
      "---\ntitle: Tea\ndate: 2020-01-02\naliases: [/old/tea, '/?p=7']\n---\nTea.",
    "content/posts/salt.md": [
      "---",
      "title: Salt",
      "date: 2020-01-02",
      "---",
      "[A](tea.md?a=1#b) [B](/old/tea/?a=1#b) [C](/?p=7) [D](/?a=1) [E](../../?a=1)",
    ].join("\n"),
  });

  assert.equal(
    of("content/posts/salt.md").data.body,
    "[A](/blog/tea/?a=1#b) [B](/blog/tea/?a=1#b) [C](/blog/tea/) [D](/?a=1) [E](/?a=1)",
  );
});

test("publishes nothing that the old site did not show", async () => {
  const { of, losses } = await readFiles({
    "content/posts/quoted.md": '---\ntitle: A\ndate: 2020-01-02\ndraft: "true"\n---\nA.',
    "content/posts/later.md": "---\ntitle: B\ndate: 2020-01-02\npublishDate: 2030-01-02\n---\nB.",
    "content/posts/ended.md":
      "+++\ntitle = 'C'\ndate = 2020-01-02\nexpirydate = 2021-01-02\n+++\nC.",
    "content/posts/shown.md":
      "---\ntitle: D\ndate: 2020-01-02\ndraft: 'false'\npublishDate: 2020-01-02\nexpiryDate: 2030-01-02\n---\nD.",
  });

  assert.equal(of("content/posts/shown.md").published, true);
  for (const [name, what] of [
    ["quoted", "A draft"],
    ["later", "Scheduled for 2030-01-02"],
    ["ended", "Shown until 2021-01-02"],
  ]) {
    assert.equal(of(`content/posts/${name}.md`).published, false);
    assert.ok(losses.includes(`content/posts/${name}.md: ${what}: imported as a draft`), name);
  }
});
