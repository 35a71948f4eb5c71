import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createIndex } from "../features/Search/pagefind";
import { openMemory } from "../gatsby/files/memory";
import { writeSearchIndex } from "../gatsby/files/search-index";
import { createSearchIndexer } from "../gatsby/files/search-indexer";

describe("a search with Pagefind", () => {
  beforeAll(() => Object.assign(globalThis, { fetch: async () => new Response("{}") }));

  const main = (text: string) => `<main><h1>Page</h1>${text}</main>`;
  const pages: Record<string, string> = {
    "/weiss/": main("<p>Herr Weiß, Søren, Łódź, Guðrún and a Résumé</p>"),
    "/plain/": main("<p>Mr. Weiss wrote to Soren from Lodz</p>"),
    "/text/": main(`<p>${"Other words. ".repeat(500)}We audited a lighthouse</p>`),
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `/picture/${index}/`,
        main('<img src="/x.png" alt="Lighthouse"><p>Words</p>'),
      ]),
    ),
  };

  /** What the real Pagefind finds in the pages, as the site searches them. */
  const find = async (query: string) => {
    const folder = mkdtempSync(join(tmpdir(), "search-"));
    const documents: object[] = [];
    const indexOptions: object[] = [];
    const recorder = {
      createIndex: async (options: object) => {
        indexOptions.push(options);

        return {
          errors: [],
          index: {
            addHTMLFile: async (document: object) => (documents.push(document), { errors: [] }),
            getFiles: async () => ({ errors: [], files: [] }),
          },
        };
      },
      close: async () => null,
    };
    const built = Object.entries(pages).map(([path, html], index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, html);
      const unused = {
        canonical: "",
        description: "",
        group: undefined,
        shareImage: "",
        images: [],
        mainDigest: "",
      };

      return { path, file, title: `Title ${index}`, ...unused };
    });
    const indexer = createSearchIndexer(() => recorder as never);
    await writeSearchIndex(folder, built, openMemory(folder), indexer);
    let searchOptions = {};
    const index = createIndex(async () => ({
      options: async (options) => void (searchOptions = options),
      init: async () => undefined,
      destroy: async () => undefined,
      search: async (asked) => {
        const [found = []] = JSON.parse(
          execFileSync(
            process.execPath,
            ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "src/testing/search-pages.mjs"],
            {
              input: JSON.stringify({
                index: indexOptions[0],
                documents,
                search: searchOptions,
                queries: [asked],
              }),
              encoding: "utf8",
            },
          ),
        ) as never[][];

        return { results: found.map((fragment) => ({ data: async () => fragment })) };
      },
    }));

    return (await index.search(query)).fragments;
  };

  it.each([
    ["Weiss", ["/plain/", "/weiss/"]],
    ["Weiß", ["/plain/", "/weiss/"]],
    ["soren", ["/plain/", "/weiss/"]],
    ["Søren Łódź", ["/plain/", "/weiss/"]],
    ["lodz", ["/plain/", "/weiss/"]],
    ["gudrun", ["/weiss/"]],
    ["resume", ["/weiss/"]],
    ["résumé", ["/weiss/"]],
    ["lighthouse", ["/text/"]],
  ])("finds the pages with %s in any spelling, but not by a picture", async (query, expected) => {
    const fragments = await find(query);

    expect(fragments.map(({ url }) => url).toSorted()).toEqual(expected);
  });

  it("keeps nothing of a page's pictures in the index", async () => {
    const fragments = await find("words");

    expect(fragments.filter(({ url }) => url.startsWith("/picture/"))).not.toEqual([]);
    expect(fragments.flatMap(({ meta }) => Object.keys(meta))).not.toContain("image");
    expect(fragments.flatMap(({ meta }) => Object.keys(meta))).not.toContain("image_alt");
  });
});
