import { createIndex, type Pagefind } from "./pagefind";

const page = (url: string) => ({ data: async () => ({ url, excerpt: "", meta: {} }) });

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

it("loads the index once, and only the pages that are shown", async () => {
  const load = jest.fn(async () =>
    pagefindWith(async () => ({ results: [page("/a/"), page("/b/"), page("/c/")] })),
  );
  const index = createIndex(load);
  index.preload();

  await expect(index.search("odoo", 2)).resolves.toMatchObject({
    total: 3,
    fragments: [{ url: "/a/" }, { url: "/b/" }],
  });
  expect(load).toHaveBeenCalledTimes(1);
});

it("accepts an empty result only if the index is reachable", async () => {
  const pagefind = pagefindWith(async () => ({ results: [] }));
  const index = createIndex(async () => pagefind);

  mockFetch(true);
  await expect(index.search("xyz", 6)).resolves.toMatchObject({ total: 0 });
  mockFetch(false);
  await expect(index.search("xyz", 6)).rejects.toThrow("503");
  expect(pagefind.destroy).toHaveBeenCalledTimes(1);
});

it("retries after a failure with another attempt number, so that the URL is not cached", async () => {
  const load = jest
    .fn(async () => pagefindWith(async () => ({ results: [page("/a/")] })))
    .mockRejectedValueOnce(new Error("offline"));
  const index = createIndex(load);

  await expect(index.search("odoo", 6)).rejects.toThrow("offline");
  await expect(index.search("odoo", 6)).resolves.toMatchObject({ total: 1 });
  expect(load.mock.calls).toEqual([[0], [1]]);
});
