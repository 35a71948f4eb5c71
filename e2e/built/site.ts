import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { load, type CheerioAPI } from "cheerio";

import { listPagePath } from "../../src/catalogue/list-pages";
import { cataloguePages } from "../../src/catalogue/pages";
import { singlePaths, sitemapPath } from "../../src/catalogue/paths";

const folder = join(process.cwd(), "public");

/** Remembers what was made of the same words: most rules ask for the same parts of a page. */
const once = <Words extends string[], Made>(make: (...words: Words) => Made) => {
  const made = new Map<string, Made>();

  return (...words: Words): Made => {
    const key = words.join("\n");
    if (!made.has(key)) made.set(key, make(...words));

    return made.get(key) as Made;
  };
};

/** A file of the built site, read once, or null where there is none. */
export const builtFile = once((path: string): string | null => {
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);

  return existsSync(file) ? readFileSync(file, "utf8") : null;
});

const lateParts = new Map<string, CheerioAPI>();

/** A page of the built site, parsed once. Throws when it was not built. */
export const builtPage = once((path: string): CheerioAPI => {
  const html = builtFile(path);
  if (html === null) throw new Error(`There is no ${path} in the built site`);
  const page = load(html);
  lateParts.set(path, load(page("#late-scripts").html() ?? "", null, false));
  // What is in a template is no part of the document.
  page("template").empty();

  return page;
});

/** What a page's template for late scripts holds. */
export const latePartOf = (path: string) => {
  builtPage(path);

  return lateParts.get(path) ?? load("");
};

/** The elements of a page that a selector finds, looked for once. */
export const elementsOn = once((path: string, selector: string) => builtPage(path)(selector));

/** The texts of a page's elements. */
export const textOf = (path: string, selector: string) => {
  const page = builtPage(path);

  return elementsOn(path, selector)
    .toArray()
    .map((element) => page(element).text());
};

/** An attribute of the first element found, or null without the attribute. */
export const attributeOf = (path: string, selector: string, name: string) => {
  const [element] = elementsOn(path, selector).toArray();

  return element && (element.attribs[name] ?? null);
};

/** An attribute of all elements found, empty where an element has none. */
export const attributesOf = once((path: string, selector: string, name: string): string[] =>
  elementsOn(path, selector)
    .toArray()
    .map(({ attribs }) => attribs[name] ?? ""),
);

type Node = ReturnType<CheerioAPI["root"]>[number]["children"][number];

/**
 * The words of a page's main part as one line, each once: narrow windows get a table's words as a list.
 *
 * @param without what is left out, as a selector.
 */
export const wordsOf = once((path: string, without = ""): string => {
  const main = elementsOn(path, "main").first();
  const left = new Set<Node>(main.find(["[data-repeated]", without].filter(Boolean).join(", ")));
  const textIn = (node: Node): string => {
    if (left.has(node) || node.type === "comment") return "";

    return "children" in node
      ? node.children.map(textIn).join("")
      : "data" in node
        ? node.data
        : "";
  };

  return main.contents().toArray().map(textIn).join("").replace(/\s+/g, " ").trim();
});

/** The words of some HTML as one line. */
export const wordsIn = (html: string) =>
  load(html, null, false).root().text().replace(/\s+/g, " ").trim();

/** What a page describes as schema.org data. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** The things that a page describes, by type. */
export const thingsOn = once((path: string): Record<string, Thing> => {
  const scripts = textOf(path, 'script[type="application/ld+json"]');
  const graph = scripts.flatMap((script) => JSON.parse(script)["@graph"] as Thing[]);

  return Object.fromEntries(graph.map((thing) => [thing["@type"], thing]));
});

/** The address that the site was built for. */
export const siteUrl = process.env.SITE_URL ?? "";

/** Every page that the code promises, whatever the content. */
export const paths = [...cataloguePages.map(({ path }) => path), ...Object.values(singlePaths)];

/** Every page that search engines are told of: the addresses of the sitemap. */
export const listedPaths = [...(builtFile(sitemapPath) ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = ""]) => address.slice(siteUrl.length),
);

/** Every page that somebody may look for. */
export const promisedOrListed = [...new Set([...paths, ...listedPaths])];

/** The pages among them that search engines are not told to leave out: those that the search knows. */
export const indexedPaths = () =>
  listedPaths.filter(
    (path) =>
      elementsOn(path, "main").length > 0 &&
      !attributesOf(path, "meta[name=robots], meta[property=robots]", "content")[0]?.includes(
        "noindex",
      ),
  );

/** The paths that the links in a part of a page lead to, in order. */
export const linksOn = once((path: string, selector: string): readonly string[] =>
  attributesOf(path, `${selector} a[href^="/"]`, "href").map((href) => href.split(/[?#]/)[0] ?? ""),
);

/** The pages of a list, in order. */
export const listPagesOf = once((list: string): readonly string[] => {
  const pages: string[] = [];
  while (builtFile(listPagePath(list, pages.length + 1)) !== null) {
    pages.push(listPagePath(list, pages.length + 1));
  }

  return pages;
});

/** The records that a list shows on all its pages. */
export const membersOf = once((list: string): readonly string[] => [
  ...new Set(listPagesOf(list).flatMap((path) => linksOn(path, "main h3"))),
]);

/** How many words a text has. */
export const wordCount = (text: string | null) => text?.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
