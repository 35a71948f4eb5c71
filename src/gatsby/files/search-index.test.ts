import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { siteIndexPath } from "../../../common/catalogue/paths";

import { readClassNames } from "../html/class-names";
import { openMemory } from "./memory";
import { excludedElements, writeSearchIndex } from "./search-index";

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

/** Replaces Pagefind, whose module Jest cannot load; an index is the list of its pages. */
const pagefind = (errors: string[] = []) => {
  const createIndex = jest.fn(async () => {
    const urls: string[] = [];
    const files = () =>
      ["pagefind-entry.json", `index/en_${urls.length}.pf_index`, "pagefind.js", "other.css"].map(
        (path) => ({ path, content: Buffer.from(urls.join("\n")) }),
      );

    return {
      errors: [],
      index: {
        addHTMLFile: async ({ url }: { url: string }) => (urls.push(url), { errors }),
        getFiles: async () => ({ errors: [], files: files() }),
        deleteIndex: async () => null,
      },
    };
  });

  return { createIndex, close: async () => null };
};

const foundIn = (folder: string) =>
  readFileSync(join(folder, "pagefind/pagefind-entry.json"), "utf8").split("\n");

it("contains every page except lists", async () => {
  const folder = site();
  const others = [siteIndexPath, "/blog/page/2/", "/portfolio/service/odoo/page/12/"];
  const pages = ["/", "/blog/", ...others].map((path) => pageAt(path));
  await writeSearchIndex(folder, pages, openMemory(site()), pagefind() as never);

  expect(foundIn(folder)).toEqual(["/", "/blog/"]);
  expect(readdirSync(join(folder, "pagefind")).sort()).toEqual([
    "index",
    "pagefind-entry.json",
    "pagefind.js",
  ]);
});

it("stops the build if Pagefind refuses a page", async () => {
  const index = writeSearchIndex(
    site(),
    [pageAt("/")],
    openMemory(site()),
    pagefind(["No body"]) as never,
  );

  await expect(index).rejects.toThrow("Cannot build the search index: No body");
});

it("deletes the previous index", async () => {
  const folder = site();
  await writeSearchIndex(
    folder,
    [pageAt("/"), pageAt("/blog/")],
    openMemory(site()),
    pagefind() as never,
  );
  await writeSearchIndex(folder, [pageAt("/")], openMemory(site()), pagefind() as never);

  expect(foundIn(folder)).toEqual(["/"]);
  expect(readdirSync(join(folder, "pagefind/index"))).toEqual(["en_1.pf_index"]);
});

it("indexes the pages again only if one has another main part", async () => {
  const [folder, cache] = [site(), site()];
  const index = async (...pages: ReturnType<typeof pageAt>[]) => {
    const { createIndex, ...rest } = pagefind();
    const memory = openMemory(cache);
    await writeSearchIndex(folder, pages, memory, { createIndex, ...rest } as never);
    memory.save();

    return createIndex.mock.calls.length;
  };

  expect(await index(pageAt("/", "a"), pageAt("/blog/", "b"))).toBe(1);
  expect(await index(pageAt("/", "a"), pageAt("/blog/", "b"))).toBe(0);
  expect(await index(pageAt("/", "a"), pageAt("/blog/", "c"))).toBe(1);
});

it("leaves out the cards of other pages by classes that the stylesheets have", () => {
  const modules = readClassNames("src/sections/*/*.module.scss").values();
  const known = new Set([...modules].flatMap((names) => [...names.values()]));
  const classes = excludedElements.filter((one) => one.startsWith("."));

  expect(classes).toHaveLength(2);
  expect(classes.filter((one) => !known.has(one.slice(1)))).toEqual([]);
});
