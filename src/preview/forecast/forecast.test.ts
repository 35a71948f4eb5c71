import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { readContentModel } from "../../../common/content-model";
import type { RecordId } from "../../../common/record-id";
import { json, serveContent, stopServing, type Answers } from "../../testing/content-server";
import { previewSchema } from "../../testing/preview-schema";

import { createPageData } from "../data/page-data";
import { createRecordStores } from "../data/record-store";
import type { Release } from "../release/release";

import { createForecasts } from "./forecast";

const model = readContentModel(process.cwd());
const urls = { siteUrl: "http://localhost", panelUrl: "https://cms.example.com" };

beforeAll(() => {
  writeFileSync(join(release.renderDir, "render-page.js"), renderCode);
  writeFileSync(join(release.renderDir, "built-in.txt"), "/built-elsewhere");
  for (const [file, text] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(release.siteDir, file)), { recursive: true });
    writeFileSync(join(release.siteDir, file), text);
  }
});
afterEach(stopServing);
afterAll(() => {
  rmSync(release.renderDir, { recursive: true });
  rmSync(release.siteDir, { recursive: true });
});

/** The files of the release: the pages of `gone` and of `b` are as it was built. */
const siteFiles = {
  "feed.xml": "<rss/>",
  "blog/b/index.html": '<h2 id="scope">Scope</h2>',
  "blog/gone/index.html": "<main></main>",
};

const template = (chunk: string, query: string, staticQueryHashes: string[] = ["1"]) => ({
  chunk,
  query,
  staticQueryHashes,
});

/** Code of pages, as Gatsby bundles it: a frame with the site's name, and a body for each template. */
const renderCode = `
const React = require("react");
const { renderToStaticMarkup } = require("/built-elsewhere/node_modules/react-dom/server");
const h = React.createElement;
const bodies = {
  home: ({ strapiAuthor }) => h("p", null, strapiAuthor.name),
  article: ({ strapiArticle: { title, publishedAt, body, author } }) => h("main", null,
    h("h1", null, title),
    h("script", { type: "application/ld+json" }, publishedAt),
    h("div", { dangerouslySetInnerHTML: { __html: body.html } }),
    h("p", null, author && author.name)),
  blog: ({ allStrapiArticle }) => h("ul", null, allStrapiArticle.nodes.map(({ slug, title }) =>
    h("li", { key: slug }, h("a", { href: slug }, title)))),
};
exports.default = async ({ pageData: { path, componentChunkName, result }, staticQueryContext }) => {
  const body = bodies[componentChunkName];
  if (JSON.stringify(result).includes("Broken")) throw new Error("This page cannot be rendered.");
  const title = result.data && result.data.strapiArticle ? result.data.strapiArticle.title : "Page";
  return { html: renderToStaticMarkup(h("html", null,
    h("head", null,
      h("title", null, title + " | A site"),
      h("meta", { property: "og:title", content: title }),
      h("link", { rel: "canonical", href: "http://localhost" + path })),
    h("body", null,
      h("header", null, staticQueryContext[1].data.strapiSite.name),
      body && h(body, result.data)))) };
};
`;

/** A site with a page of each article, their list, a page of its own query, and a frame. */
const release: Release = {
  siteDir: mkdtempSync(join(tmpdir(), "site-")),
  shell: "",
  renderDir: realpathSync(mkdtempSync(join(tmpdir(), "render-"))),
  schema: previewSchema(model),
  queries: {
    pages: [
      { path: "/", template: "home.tsx", context: {} },
      { path: "/404.html", template: "404.tsx", context: {} },
    ],
    templates: {
      "home.tsx": template("home", "{ strapiAuthor { name } }"),
      "404.tsx": template("404", ""),
      "src/templates/article.tsx": template(
        "article",
        `query ($slug: String!) {
        strapiArticle(slug: { eq: $slug }) { title publishedAt body { html } author { name } }
      }`,
      ),
      "src/templates/blog.tsx": template(
        "blog",
        `{ allStrapiArticle(sort: { date: DESC }) { nodes { slug title } } }`,
      ),
    },
    staticQueries: [{ hash: "1", query: "{ strapiSite { name } }" }],
  },
};

const article = (documentId: string, fields: object = {}) => ({
  documentId,
  slug: documentId,
  title: documentId.toUpperCase(),
  date: "2026-01-01",
  updatedAt: "2026-01-01T00:00:00Z",
  publishedAt: "2026-01-02T00:00:00Z",
  body: "A **bold** word, and &lt;b&gt;.",
  author: { documentId: "ada" },
  ...fields,
});

const empty: Answers = Object.fromEntries(
  model.types.map(({ name, kind, plural }) =>
    kind === "singleType"
      ? [`/api/${name}`, json({ documentId: name, updatedAt: "2026-01-01T00:00:00Z" })]
      : [`/api/${plural}`, json([])],
  ),
);

const published: Answers = {
  ...empty,
  "/api/articles published": json([article("a"), article("b")]),
  "/api/authors published": json([{ documentId: "ada", slug: "ada", name: "Ada" }]),
  "/api/blog": json({ documentId: "blog", updatedAt: "2026-01-01T00:00:00Z" }),
  "/api/site published": json({
    documentId: "site",
    updatedAt: "2026-01-01T00:00:00Z",
    name: "Harbor",
  }),
  "/api/redirects published": json([{ documentId: "r", from: "/old/", to: "/" }]),
};

/** What publishing the draft in these answers changes. */
const predict = async (record: RecordId, drafts: Answers) => {
  const cms = await serveContent({ ...published, ...drafts });
  const stores = createRecordStores(cms, model);
  const pageData = createPageData({ model, cms, ...urls });

  return createForecasts({ model, stores, pageData, ...urls })(release, record);
};

const a = { uid: "api::article.article", documentId: "a" };

it("predicts the pages whose data a draft changes, with the difference in words", async () => {
  const forecast = await predict(a, {
    "/api/articles draft": json([
      article("a", { title: "A new", publishedAt: null }),
      article("b", { title: "X" }),
    ]),
  });

  expect(forecast.pages).toEqual([
    {
      path: "/blog/",
      kind: "changed",
      texts: [{ before: "A", after: "A new" }],
      count: 1,
    },
    {
      path: "/blog/a/",
      kind: "changed",
      texts: [{ before: "A", after: "A new" }],
      count: 1,
    },
    // The list of all pages.
    ...forecast.pages.slice(2),
  ]);
  expect(forecast).toMatchObject({ everyPage: null, moves: null });
  expect(forecast.other).toEqual(["feeds", "sitemap", "search", "llms"]);
});

it("shows formatted text without its tags", async () => {
  const { pages } = await predict(a, {
    "/api/articles draft": json([article("a", { body: "A *bolder* word, and &lt;b&gt;." })]),
  });

  expect(pages).toMatchObject([
    {
      path: "/blog/a/",
      texts: [{ before: "A bold word, and <b>.", after: "A bolder word, and <b>." }],
    },
  ]);
});

it("finds changes that are far apart in a text, and pairs what is alike", async () => {
  const body = (start: string, end: string) =>
    [start, ...Array.from({ length: 30 }, (_, n) => `Paragraph ${n} stays as it is.`), end].join(
      "\n\n",
    );
  const { pages } = await predict(a, {
    "/api/articles published": json([article("a", { body: body("The first day.", "Ask us.") })]),
    "/api/articles draft": json([
      article("a", { body: body("The second day.", "A whole new ending.") }),
    ]),
  });

  expect(pages.find(({ path }) => path === "/blog/a/")?.texts).toEqual([
    { before: "The first day.", after: "The second day." },
    { before: "Ask us.", after: "A whole new ending." },
  ]);
});

it("names a page that moves, and the lists that link to it", async () => {
  const forecast = await predict(a, {
    "/api/articles draft": json([article("a", { slug: "moved" })]),
  });

  expect(forecast.moves).toEqual({ from: "/blog/a/", to: "/blog/moved/" });
  expect(forecast.pages).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: "/blog/a/", kind: "removed" }),
      expect.objectContaining({ path: "/blog/moved/", kind: "added" }),
      expect.objectContaining({ path: "/blog/", kind: "changed", count: 0 }),
    ]),
  );
});

it("adds the page of a record that is not published", async () => {
  const { pages } = await predict(
    { ...a, documentId: "new" },
    { "/api/articles draft": json([article("new")]) },
  );

  expect(pages).toEqual(
    expect.arrayContaining([expect.objectContaining({ path: "/blog/new/", kind: "added" })]),
  );
});

it("finds every page that shows a related record", async () => {
  const { pages } = await predict(
    { uid: "api::author.author", documentId: "ada" },
    { "/api/authors draft": json([{ documentId: "ada", slug: "ada", name: "Ada L." }]) },
  );

  expect(pages.map(({ path }) => path)).toEqual(["/", "/blog/a/", "/blog/b/"]);
});

it("says once what changes on every page", async () => {
  const { pages, everyPage } = await predict(
    { uid: "api::site.site", documentId: "site" },
    {
      "/api/site draft": json({
        documentId: "site",
        updatedAt: "2026-01-01T00:00:00Z",
        name: "Landmark",
      }),
    },
  );

  expect(pages).toEqual([]);
  expect(everyPage).toMatchObject({ texts: [{ before: "Harbor", after: "Landmark" }], count: 1 });
});

it("finds no page where only data for search engines differ", async () => {
  const { pages } = await predict(a, {
    "/api/articles draft": json([article("a", { publishedAt: null })]),
  });

  expect(pages).toEqual([]);
});

it("finds no page that shows none of the changed fields", async () => {
  const { pages } = await predict(a, {
    "/api/articles draft": json([article("a", { date: "2025-01-01", excerpt: "Shown nowhere." })]),
  });

  expect(pages.map(({ path }) => path)).toEqual(["/blog/"]);
});

it("adds the first page of a template, which the release cannot render", async () => {
  const { pages } = await predict(
    { uid: "api::project.project", documentId: "p" },
    {
      "/api/projects draft": json([
        { documentId: "p", updatedAt: "2026-02-02", slug: "p", title: "P" },
      ]),
    },
  );

  expect(pages).toContainEqual({ path: "/portfolio/p/", kind: "added", texts: [], count: 0 });
});

it("names a page that the draft breaks", async () => {
  const drafts = { "/api/articles draft": json([article("a", { title: "Broken" })]) };
  await expect(predict(a, drafts)).rejects.toThrow(
    /^The page \/blog\/ cannot be shown with this draft, so what publishing changes is not known\./,
  );
});

it("says that the next update makes it possible, if the release has no code for it", async () => {
  const code = join(release.renderDir, "built-in.txt");
  const text = readFileSync(code);
  rmSync(code);
  const drafts = { "/api/articles draft": json([article("a", { title: "A new" })]) };
  await expect(predict(a, drafts)).rejects.toThrow(/the next update makes this possible\.$/);
  writeFileSync(code, text);
});

it("names the redirects of earlier addresses, which follow a page that moves", async () => {
  const { redirects } = await predict(a, {
    "/api/articles draft": json([article("a", { slug: "moved" })]),
    "/api/redirects published": json([
      { documentId: "r", from: "/old/", to: "/" },
      { documentId: "s", from: "/blog/first/", to: "/blog/a/" },
      { documentId: "t", from: "/blog/moved/", to: "/blog/b/" },
    ]),
  });

  expect(redirects).toEqual({ added: [], changed: ["/blog/first/"], removed: ["/blog/moved/"] });
});

it("compares redirects", async () => {
  const { pages, redirects } = await predict(
    { uid: "api::redirect.redirect", documentId: "r" },
    { "/api/redirects draft": json([{ documentId: "r", from: "/older/", to: "/" }]) },
  );

  expect(pages).toEqual([]);
  expect(redirects).toEqual({ added: ["/older/"], changed: [], removed: ["/old/"] });
});

it("finds a redirect that becomes permanent", async () => {
  const { redirects } = await predict(
    { uid: "api::redirect.redirect", documentId: "r" },
    {
      "/api/redirects draft": json([{ documentId: "r", from: "/old/", to: "/", permanent: true }]),
    },
  );

  expect(redirects.changed).toEqual(["/old/"]);
});

/** The links of a draft that lead nowhere. */
const brokenIn = async (record: RecordId, drafts: Answers) =>
  (await predict(record, drafts)).brokenLinks;

const linkTo = (...addresses: string[]) => addresses.map((href) => `[words](${href})`).join(" ");

it("names the links of a draft to pages and headings that are not there, as the build does", async () => {
  const body = `## Why us

${linkTo("/engagement-models/", "/blog/gone/", "/blog/b/#none", "#why", "http://localhost/lost")}`;
  expect(await brokenIn(a, { "/api/articles draft": json([article("a", { body })]) })).toEqual([
    { field: "Text", href: "/engagement-models/", missing: "page" },
    { field: "Text", href: "/blog/gone/", missing: "page" },
    { field: "Text", href: "/blog/b/#none", missing: "heading" },
    { field: "Text", href: "#why", missing: "heading" },
    { field: "Text", href: "http://localhost/lost", missing: "page" },
  ]);
});

it("accepts links to what is there after publishing", async () => {
  const links = [
    ...["/", "/blog", "/blog/b/#scope", "/blog/new/", "#why-us", "/old/", "/feed.xml"],
    ...["https://cms.example.com/uploads/none.pdf", "https://other.example/none/"],
  ];
  const body = `## Why us\n\n${linkTo(...links)}`;
  const drafts = { "/api/articles draft": json([article("new", { body })]) };

  expect(await brokenIn({ ...a, documentId: "new" }, drafts)).toEqual([]);
});

it("misses what the draft itself takes away", async () => {
  const moved = article("a", { slug: "moved", body: linkTo("/blog/a/", "/blog/moved/") });
  expect(await brokenIn(a, { "/api/articles draft": json([moved]) })).toMatchObject([
    { href: "/blog/a/" },
  ]);

  const redirect = { documentId: "r", from: "/older/", to: "/old/" };
  expect(
    await brokenIn(
      { uid: "api::redirect.redirect", documentId: "r" },
      { "/api/redirects draft": json([redirect]) },
    ),
  ).toEqual([{ field: "New address", href: "/old/", missing: "page" }]);
});

it.each([
  ["announcement", { link: { label: "Words", address: "/none/" } }],
  ["footer", { legal: [{ label: "Words", address: "/none/" }] }],
  ["menu", { items: [{ __component: "navigation.link", label: "Words", address: "/none/" }] }],
  ["home", { hero: { title: "Words", actions: [{ label: "Words", href: "/none/" }] } }],
])("reads the typed addresses of the record %s", async (name, fields) => {
  const record = { documentId: name, updatedAt: "2026-02-02T00:00:00Z", ...fields };

  expect(
    await brokenIn(
      { uid: `api::${name}.${name}`, documentId: name },
      { [`/api/${name} draft`]: json(record) },
    ),
  ).toMatchObject([{ href: "/none/", missing: "page" }]);
});

it("changes only dates for a draft that is as published, though its own has none", async () => {
  const draft = article("a", { publishedAt: null });
  const forecast = await predict(a, { "/api/articles draft": json([draft]) });

  expect(forecast).toMatchObject({ pages: [], everyPage: null, moves: null });
  expect(forecast.other).toEqual(["feeds", "sitemap"]);
});

it("shortens long texts around what differs", async () => {
  const words = "word ".repeat(400);
  const { pages } = await predict(a, {
    "/api/articles published": json([article("a", { body: words })]),
    "/api/articles draft": json([article("a", { body: `${words}end` })]),
  });

  const [text] = pages.find(({ path }) => path === "/blog/a/")?.texts ?? [];
  expect(text?.after).toMatch(/^… word.* end$/);
  expect(text?.after.length).toBeLessThan(700);
});
