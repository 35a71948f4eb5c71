import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { siteIndexPath } from "../catalogue/paths";

import { createMemory } from "./memory";
import { writeSearchIndex } from "./search-index";

const site = () => mkdtempSync(join(tmpdir(), "search-"));
const file = join(site(), "index.html");
writeFileSync(file, "<main>Words</main>");

const pageAt = (path: string, state = "as it was") => ({
  path,
  file,
  state,
  canonical: "",
  title: "A & B",
  description: "",
  group: undefined,
  sharePicture: "",
  pictures: [],
});

/** Stands in for Pagefind, whose module Jest cannot load: an index is the list of its pages. */
const pagefind = () => {
  const createIndex = jest.fn(async () => {
    const urls: string[] = [];
    const files = () =>
      ["pagefind-entry.json", `index/en_${urls.length}.pf_index`, "pagefind.js", "other.css"].map(
        (path) => ({ path, content: Buffer.from(urls.join("\n")) }),
      );

    return {
      errors: [],
      index: {
        addHTMLFile: async ({ url }: { url: string }) => (urls.push(url), { errors: [] }),
        getFiles: async () => ({ errors: [], files: files() }),
        deleteIndex: async () => null,
      },
    };
  });

  return { createIndex, close: async () => null };
};

/** Writes the index, and answers how many parts of it were made. */
const write = async (
  folder: string,
  pages: ReturnType<typeof pageAt>[],
  remember = createMemory("search", join(folder, ".cache")),
) => {
  const fake = pagefind();
  const articles = pages.filter(({ path }) => /^\/blog\/[^/]+\/$/.test(path)).length;
  await writeSearchIndex(folder, pages, articles, remember, fake as never);

  return fake.createIndex.mock.calls.length;
};
const foundIn = (folder: string, part = "") =>
  readFileSync(join(folder, "pagefind", part, "pagefind-entry.json"), "utf8").split("\n");
const partsIn = (folder: string) =>
  readdirSync(join(folder, "pagefind")).filter((name) => /^\d+$/.test(name));

const blog = (count: number) =>
  Array.from({ length: count }, (_, index) => pageAt(`/blog/article-${index}/`));

it("finds every page but lists of others' words", async () => {
  const folder = site();
  const others = [siteIndexPath, "/blog/page/2/", "/portfolio/service/odoo/page/12/"];
  await write(
    folder,
    ["/", "/blog/", ...others].map((path) => pageAt(path)),
  );

  expect(foundIn(folder)).toEqual(["/", "/blog/"]);
  expect(readdirSync(join(folder, "pagefind")).sort()).toEqual([
    "index",
    "pagefind-entry.json",
    "pagefind.js",
    "parts.json",
  ]);
});

it("finds many articles in parts, each in one", async () => {
  const folder = site();
  const pages = [pageAt("/"), ...blog(3500)];
  await write(folder, pages);
  const parts = ["", ...partsIn(folder)].map((part) => foundIn(folder, part));

  expect(parts).toHaveLength(4);
  for (const part of parts) expect(part.length).toBeGreaterThan(3500 / 4 / 1.5);
  expect(parts.flat().sort()).toEqual(pages.map(({ path }) => path).sort());
  expect(readdirSync(join(folder, "pagefind/1")).sort()).toEqual(["index", "pagefind-entry.json"]);
});

it("makes again the part in which a page has changed, appeared or gone", async () => {
  const folder = site();
  const pages = blog(2000);
  expect(await write(folder, pages)).toBe(2);
  expect(await write(folder, pages)).toBe(0);
  expect(await write(folder, [...pages.slice(1), pageAt("/blog/article-0/", "changed")])).toBe(1);
  expect(await write(folder, pages.slice(1))).toBe(1);
  expect(await write(folder, [...pages.slice(1), pageAt("/about-us/")])).toBe(1);
  const all = [...foundIn(folder), ...partsIn(folder).flatMap((part) => foundIn(folder, part))];

  expect(all.filter(Boolean).sort()).toEqual(
    [...pages.slice(1).map(({ path }) => path), "/about-us/"].sort(),
  );
  for (const part of ["", ...partsIn(folder)]) {
    expect(readdirSync(join(folder, "pagefind", part, "index"))).toHaveLength(1);
  }
});

it("has parts while there are many articles, and again when there are", async () => {
  const folder = site();
  const pages = blog(1501);
  for (const [count, parts] of [
    [1501, ["1"]],
    [1500, []],
    [1501, ["1"]],
  ] as const) {
    await write(folder, pages.slice(0, count));
    const all = ["", ...partsIn(folder)].flatMap((part) => foundIn(folder, part)).filter(Boolean);

    expect(partsIn(folder)).toEqual(parts);
    expect(readFileSync(join(folder, "pagefind/parts.json"), "utf8")).toBe(`${parts.length + 1}\n`);
    expect(new Set(all).size).toBe(count);
  }
});
