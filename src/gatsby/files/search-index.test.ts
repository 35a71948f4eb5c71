import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { siteIndexPath } from "../../../common/catalogue/paths";

import { readClassNames } from "../html/class-names";
import { openMemory } from "./memory";
import { writeSearchIndex } from "./search-index";
import { createSearchIndexer, excludedElements } from "./search-indexer";

const site = () => mkdtempSync(join(tmpdir(), "search-"));
const file = join(site(), "index.html");
writeFileSync(file, "<main>Words</main>");

const pageAt = (path: string, mainDigest = "") => ({
  path,
  file,
  canonical: "",
  title: "A & B",
  description: "",
  group: undefined,
  shareImage: "",
  images: [],
  mainDigest,
});

/**
 * Replaces Pagefind, whose module Jest cannot load; an index is the list of its pages, and a page without
 * a body is left out.
 */
const pagefind = () => {
  const errors: string[] = [];
  const sent: string[] = [];
  const createIndex = jest.fn(async () => {
    const documents = new Map<string, string>();
    const urls = () =>
      [...documents].filter(([, html]) => html.includes("data-pagefind-body")).map(([url]) => url);
    const files = () =>
      ["pagefind-entry.json", `index/en_${urls().length}.pf_index`, "pagefind.js", "other.css"].map(
        (path) => ({ path, content: Buffer.from(urls().join("\n")) }),
      );

    return {
      errors: [],
      index: {
        addHTMLFile: async ({ url, content }: { url: string; content: string }) => {
          sent.push(url);
          documents.set(url, content);

          return { errors };
        },
        getFiles: async () => ({ errors: [], files: files() }),
      },
    };
  });
  const close = jest.fn(async () => null);

  return {
    errors,
    sent,
    createIndex,
    close,
    indexer: createSearchIndexer(() => ({ createIndex, close }) as never),
  };
};

afterEach(() => jest.useRealTimers());

const foundIn = (folder: string) =>
  readFileSync(join(folder, "pagefind/pagefind-entry.json"), "utf8").split("\n");

it("contains every page except lists", async () => {
  const folder = site();
  const others = [siteIndexPath, "/blog/page/2/", "/portfolio/service/odoo/page/12/"];
  const pages = ["/", "/blog/", ...others].map((path) => pageAt(path));
  await writeSearchIndex(folder, pages, openMemory(site()), pagefind().indexer);

  expect(foundIn(folder)).toEqual(["/", "/blog/"]);
  expect(readdirSync(join(folder, "pagefind")).sort()).toEqual([
    "index",
    "pagefind-entry.json",
    "pagefind.js",
  ]);
});

it("stops the build if Pagefind refuses a page", async () => {
  const { errors, createIndex, indexer } = pagefind();
  errors.push("No body");
  const index = writeSearchIndex(site(), [pageAt("/")], openMemory(site()), indexer);

  await expect(index).rejects.toThrow("Cannot build the search index: No body");
  expect(createIndex).toHaveBeenCalledTimes(1);
});

it("deletes the files of the previous index", async () => {
  const folder = site();
  const { indexer } = pagefind();
  await writeSearchIndex(folder, [pageAt("/"), pageAt("/blog/")], openMemory(site()), indexer);
  await writeSearchIndex(folder, [pageAt("/")], openMemory(site()), indexer);

  expect(foundIn(folder)).toEqual(["/"]);
  expect(readdirSync(join(folder, "pagefind/index"))).toEqual(["en_1.pf_index"]);
});

it("indexes the pages again only if one has another main part", async () => {
  const [folder, cache] = [site(), site()];
  const index = async (...pages: ReturnType<typeof pageAt>[]) => {
    const { createIndex, indexer } = pagefind();
    const memory = openMemory(cache);
    await writeSearchIndex(folder, pages, memory, indexer);
    memory.save();

    return createIndex.mock.calls.length;
  };

  expect(await index(pageAt("/", "a"), pageAt("/blog/", "b"))).toBe(1);
  expect(await index(pageAt("/", "a"), pageAt("/blog/", "b"))).toBe(0);
  expect(await index(pageAt("/", "a"), pageAt("/blog/", "c"))).toBe(1);
});

describe("the builds of one process", () => {
  const build = async (
    { sent, indexer }: ReturnType<typeof pagefind>,
    ...pages: ReturnType<typeof pageAt>[]
  ) => {
    sent.length = 0;
    const files = await indexer.makeFiles(pages);

    return {
      sent: [...sent],
      found: Buffer.from(files[0]?.content ?? [])
        .toString()
        .split("\n"),
    };
  };

  it("send changed pages only, and leave out those that are gone", async () => {
    const one = pagefind();
    await build(one, pageAt("/", "a"), pageAt("/blog/", "b"), pageAt("/gone/", "c"));

    expect(await build(one, pageAt("/", "a"), pageAt("/blog/", "z"))).toEqual({
      sent: ["/gone/", "/blog/"],
      found: ["/", "/blog/"],
    });
    expect(await build(one, pageAt("/", "a"), pageAt("/blog/", "z"))).toEqual({
      sent: [],
      found: ["/", "/blog/"],
    });
    // A page that comes back as it was, in its place.
    const back = [pageAt("/", "a"), pageAt("/blog/", "z"), pageAt("/gone/", "c")];
    expect(await build(one, ...back)).toEqual({
      sent: ["/gone/"],
      found: ["/", "/blog/", "/gone/"],
    });
    expect(one.createIndex).toHaveBeenCalledTimes(1);
  });

  it("keep the order of the pages, so that the files are those of a full build", async () => {
    const one = pagefind();
    await build(one, pageAt("/", "a"), pageAt("/z/", "b"));
    const pages = [pageAt("/", "a"), pageAt("/new/", "c"), pageAt("/z/", "b")];

    expect(await build(one, ...pages)).toEqual({
      sent: ["/", "/new/", "/z/"],
      found: ["/", "/new/", "/z/"],
    });
    expect(one.createIndex).toHaveBeenCalledTimes(2);
  });

  it("send a page whose title changed", async () => {
    const one = pagefind();
    await build(one, pageAt("/", "a"));

    expect((await build(one, { ...pageAt("/", "a"), title: "New" })).sent).toEqual(["/"]);
  });

  it("start Pagefind again after five minutes without a build", async () => {
    jest.useFakeTimers();
    const one = pagefind();
    await build(one, pageAt("/", "a"));
    jest.advanceTimersByTime(4 * 60_000);
    await build(one, pageAt("/", "a"));
    jest.advanceTimersByTime(4 * 60_000);

    expect(one.close).not.toHaveBeenCalled();

    jest.advanceTimersByTime(60_000);

    expect(one.close).toHaveBeenCalledTimes(1);
    expect((await build(one, pageAt("/", "a"))).sent).toEqual(["/"]);
    expect(one.createIndex).toHaveBeenCalledTimes(2);
  });

  it("start Pagefind again if it ended while it waited", async () => {
    const one = pagefind();
    await build(one, pageAt("/", "a"), pageAt("/blog/", "b"));
    one.errors.push("Pagefind backend closed");
    one.close.mockImplementation(async () => (one.errors.splice(0), null));

    expect(await build(one, pageAt("/", "a"), pageAt("/blog/", "z"))).toEqual({
      sent: ["/blog/", "/", "/blog/"],
      found: ["/", "/blog/"],
    });
  });
});

it("leaves out the cards of other pages by classes that the stylesheets have", () => {
  const modules = readClassNames("src/sections/*/*.module.scss").values();
  const known = new Set([...modules].flatMap((names) => [...names.values()]));
  const classes = excludedElements.filter((one) => one.startsWith("."));

  expect(classes).toHaveLength(2);
  expect(classes.filter((one) => !known.has(one.slice(1)))).toEqual([]);
});
