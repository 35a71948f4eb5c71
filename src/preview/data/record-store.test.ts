import { vercelStegaSplit } from "@vercel/stega";

import { readContentModel } from "../../../common/content-model";
import { json, serveContent, stopServing, type Answers } from "../../testing/content-server";
import { previewSchema } from "../../testing/preview-schema";

import { getSource } from "./field-source";
import { createPageData, type View } from "./page-data";
import { createRecordStores, withDraft, type RecordStore } from "./record-store";

const model = readContentModel(process.cwd());
const schema = previewSchema(model);
const urls = { siteUrl: "https://example.com", panelUrl: "https://cms.example.com" };

afterEach(stopServing);

const article = (documentId: string, title: string, fields: object = {}) => ({
  documentId,
  slug: documentId,
  title,
  ...fields,
});
const seo = (title: string) => ({ seo: { title, description: "…" } });

/** A CMS with two changed articles, one new, and a changed author. */
const answers: Answers = {
  "/api/articles published": json([
    article("a", "A", { author: { documentId: "ada" } }),
    article("b", "B", { author: { documentId: "ada" } }),
  ]),
  "/api/articles draft": json([
    article("a", "A changed", { author: { documentId: "ada" }, ...seo("A") }),
    article("b", "B changed", { author: { documentId: "ada" } }),
    article("new", "New", { author: { documentId: "bob" } }),
  ]),
  "/api/authors published": json([{ documentId: "ada", name: "Ada" }]),
  "/api/authors draft": json([
    { documentId: "ada", name: "Ada changed" },
    { documentId: "bob", name: "Bob" },
  ]),
};

const query = `{ allStrapiArticle(sort: { slug: ASC }) {
  nodes { title publishedAt author { name } seo { title } }
} }`;

const start = async () => {
  const cms = await serveContent(answers);
  const stores = createRecordStores(cms, model);
  const data = createPageData({ model, cms, ...urls });
  const page = { path: "/", template: "a.tsx", context: {} };
  const template = { chunk: "a-template", query, staticQueryHashes: [] };
  const queries = { pages: [page], templates: { "a.tsx": template }, staticQueries: [] };
  const pageData = (view: View) =>
    data.pageData({ siteDir: "", shell: "", renderDir: "", schema, queries }, "/", view);
  const articles = async (store: RecordStore) => {
    const found = await pageData({ store });

    return (found?.result.data as { allStrapiArticle: { nodes: object[] } }).allStrapiArticle.nodes;
  };

  return { stores, pageData, articles };
};

const hasMarkers = (value: unknown) => vercelStegaSplit(JSON.stringify(value)).encoded !== "";

const uid = "api::article.article";

it("has the published records, or the drafts with the sources of their fields", async () => {
  const { stores, articles } = await start();
  const published = await articles(stores.published);
  expect(published).toMatchObject([
    { title: "A", author: { name: "Ada" } },
    { title: "B", author: { name: "Ada" } },
  ]);
  expect(hasMarkers(published)).toBe(false);

  const drafts = await articles(stores.draft);
  expect(drafts).toHaveLength(3);
  expect(hasMarkers(drafts)).toBe(true);
});

describe("published records with one draft", () => {
  it("have no other draft, and no sources of fields", async () => {
    const { stores, articles } = await start();
    // Attaches sources to the components of drafts.
    await articles(stores.draft);
    const shown = await articles(withDraft(stores, { uid, documentId: "a" }));

    expect(shown).toMatchObject([
      { title: "A changed", author: { name: "Ada" }, seo: { title: "A" } },
      { title: "B", author: { name: "Ada" } },
    ]);
    expect(hasMarkers(shown)).toBe(false);
  });

  it("have one that was never published, without its draft author", async () => {
    const { stores, articles } = await start();
    const shown = await articles(withDraft(stores, { uid, documentId: "new" }));

    expect(shown).toMatchObject([{ title: "A" }, { title: "B" }, { title: "New", author: null }]);
  });

  it("are the published ones for a record that is gone", async () => {
    const { stores, articles } = await start();
    const store = withDraft(stores, { uid, documentId: "gone" });

    expect(await articles(store)).toHaveLength(2);
  });

  it("can be compared with the published ones at one time", async () => {
    const { stores, pageData } = await start();
    const now = "2026-01-02T03:04:05.000Z";
    const read = async (store: RecordStore) => JSON.stringify(await pageData({ store, now }));
    const published = await read(stores.published);

    expect(published).toContain(`"publishedAt":"${now}"`);
    expect(await read(withDraft(stores, { uid, documentId: "gone" }))).toBe(published);
    expect(await read(withDraft(stores, { uid, documentId: "b" }))).not.toBe(published);
  });
});

describe("a draft page whose choices are not published", () => {
  const form = (id: string) => ({
    __component: "sections.form",
    title: id,
    form: { documentId: id },
  });
  const quotes = (...ids: string[]) => ({
    __component: "sections.quotes",
    title: ids.join(),
    testimonials: ids.map((documentId) => ({ documentId })),
  });
  const articles = (fields: { title: string; articles: object[]; category?: object | null }) => ({
    __component: "sections.articles",
    ...fields,
  });
  const sections = [
    form("live"),
    form("draft"),
    { __component: "sections.form", title: "contact", form: null },
    quotes("live", "draft"),
    quotes("draft"),
    quotes(),
    articles({ title: "chosen", articles: [{ documentId: "draft" }] }),
    articles({ title: "about", articles: [], category: { documentId: "draft" } }),
    articles({ title: "newest", articles: [], category: null }),
  ];
  const record = (documentId: string) => ({ documentId, slug: documentId, title: documentId });
  const both = (path: string): Answers => ({
    [`${path} published`]: json([record("live")]),
    [`${path} draft`]: json([record("live"), record("draft")]),
  });

  it("is shown without the sections made for them", async () => {
    const cms = await serveContent({
      "/api/pages published": json([]),
      "/api/pages draft": json([{ documentId: "p", slug: "p", sections }]),
      ...both("/api/forms"),
      ...both("/api/testimonials"),
      ...both("/api/articles"),
      ...both("/api/categories"),
    });
    const stores = createRecordStores(cms, model);
    const pages = stores.published.type("page");
    const linked = withDraft(stores, { uid: "api::page.page", documentId: "p" });
    const titlesIn = async (store: RecordStore) =>
      (await store.list(pages)).map((page) =>
        (page.sections as { title: string }[]).map(({ title }) => title),
      );

    expect(await titlesIn(linked)).toEqual([["live", "contact", "live,draft", "", "newest"]]);
    expect(await titlesIn(stores.draft)).toEqual([sections.map(({ title }) => title)]);
  });
});

it("leaves hidden sections out, while the others keep their places in the form", async () => {
  const text = (title: string, hidden: boolean) => ({
    __component: "sections.text",
    title,
    hidden,
  });
  const cms = await serveContent({
    "/api/pages": json([
      { documentId: "p", sections: [text("Hidden", true), text("Shown", false)] },
    ]),
  });
  const { draft, published } = createRecordStores(cms, model);
  const sectionsOf = async (store: RecordStore) => {
    const [page] = await store.list(store.type("page"));

    return page?.sections as { title: string }[];
  };

  expect(await sectionsOf(published)).toMatchObject([{ title: "Shown" }]);
  const [shown, ...others] = await sectionsOf(draft);
  expect(others).toEqual([]);
  expect(getSource(shown ?? {})?.path).toBe("sections.1");
});
