import { createIndex, type Pagefind } from "./pagefind";

const page = (url: string, content = "odoo") => ({
  data: async () => ({ url, content, excerpt: "", meta: {} }),
});

const pagefindWith = (search: Pagefind["search"]) => ({
  options: jest.fn(async () => undefined),
  init: jest.fn(async () => undefined),
  destroy: jest.fn(async () => undefined),
  search,
});

const mockFetch = (ok: boolean) =>
  Object.assign(globalThis, {
    fetch: jest.fn(async () => ({
      ok,
      status: ok ? 200 : 503,
      arrayBuffer: async () => new ArrayBuffer(0),
    })),
  });

it("loads the index once, and at most eight pages", async () => {
  const results = Array.from({ length: 10 }, (_, at) => page(`/${at}/`));
  const load = jest.fn(async () => pagefindWith(async () => ({ results })));
  const index = createIndex(load);
  index.preload();

  const { total, fragments } = await index.search("odoo");
  expect(total).toBe(10);
  expect(fragments.map(({ url }) => url)).toEqual(results.slice(0, 8).map((_, at) => `/${at}/`));
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  [
    "whole words first",
    "Shops",
    ["shopify", "a shop", "shopping"],
    ["a shop", "shopify", "shopping"],
  ],
  ["no page with a shorter word", "blockchains", ["block", "a blockchain."], ["a blockchain."]],
  ["every word", "price list", ["pricing", "prices in a list"], ["prices in a list"]],
  ["words with and without accents", "resume", ["A Résumé.", "Drops"], ["A Résumé."]],
  ["words in any Unicode form", "cafe\u0301 zurich", ["Café Zürich", "café"], ["Café Zürich"]],
  ["names with punctuation", "c# node.js", ["c and node", "C#, Node.js."], ["C#, Node.js."]],
])("returns %s", async (_, query, contents, expected) => {
  const results = contents.map((content) => page(content, content));
  const index = createIndex(async () => pagefindWith(async () => ({ results })));

  const { isExact, fragments } = await index.search(query);
  expect(isExact).toBe(true);
  expect(fragments.map(({ url }) => url)).toEqual(expected);
});

it("finds pages with the words behind others, and loads no more than it needs", async () => {
  const load = (count: number, contentOf: (at: number) => string) => {
    const results = Array.from({ length: count }, (_, at) => {
      const { data } = page(`/${at}/`, contentOf(at));

      return { data: jest.fn(data) };
    });
    const index = createIndex(async () => pagefindWith(async () => ({ results })));

    return { index, loaded: () => results.filter(({ data }) => data.mock.calls.length > 0).length };
  };

  const others = load(100, (at) => (at === 20 ? "odoo" : "picture"));
  const { isExact, fragments } = await others.index.search("odoo");
  expect([isExact, fragments.map(({ url }) => url)]).toEqual([true, ["/20/"]]);
  expect(others.loaded()).toBe(24);

  const all = load(100, () => "odoo");
  expect((await all.index.search("odoo")).fragments).toHaveLength(8);
  expect(all.loaded()).toBe(8);
});

it("searches for words without accents, as they are in the index", async () => {
  const search = jest.fn(async () => ({ results: [page("/a/", "Weiß, Łódź")] }));
  const index = createIndex(async () => pagefindWith(search));

  await expect(index.search("WEISS Łódź")).resolves.toMatchObject({ total: 1, isExact: true });
  expect(search).toHaveBeenCalledWith("weiss lodz");
});

it("returns pages with similar words if none has the words", async () => {
  const results = [page("/a/", "java"), page("/b/", "javascript")];
  const index = createIndex(async () => pagefindWith(async () => ({ results })));

  await expect(index.search("javascrpt")).resolves.toEqual({
    total: 2,
    isExact: false,
    fragments: [expect.objectContaining({ url: "/b/" })],
  });
});

it("returns nothing for a word whose beginning alone is on a page", async () => {
  const results = [page("/a/", "block")];
  const index = createIndex(async () => pagefindWith(async () => ({ results })));

  await expect(index.search("blockchain")).resolves.toMatchObject({ total: 0, fragments: [] });
});

it("accepts an empty result only if the index is reachable", async () => {
  const pagefind = pagefindWith(async () => ({ results: [] }));
  const index = createIndex(async () => pagefind);

  mockFetch(true);
  await expect(index.search("xyz")).resolves.toMatchObject({ total: 0 });
  mockFetch(false);
  await expect(index.search("xyz")).rejects.toThrow("503");
  expect(pagefind.destroy).toHaveBeenCalledTimes(1);
});

it("retries after a failure with another attempt number, so that the URL is not cached", async () => {
  const load = jest
    .fn(async () => pagefindWith(async () => ({ results: [page("/a/")] })))
    .mockRejectedValueOnce(new Error("offline"));
  const index = createIndex(load);

  await expect(index.search("odoo")).rejects.toThrow("offline");
  await expect(index.search("odoo")).resolves.toMatchObject({ total: 1 });
  expect(load.mock.calls).toEqual([[0], [1]]);
});
