import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { load, type CheerioAPI } from "cheerio";
import type { ParserError } from "parse5";

import { pagePaths } from "../../common/catalogue/paths";

import { memoize } from "./memoize";

const folder = join(process.cwd(), "public");

/** A file of the built site, read once, or null if it does not exist. */
export const builtFile = memoize((path: string): string | null => {
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);

  return existsSync(file) ? readFileSync(file, "utf8") : null;
});

/** Styles are half of the HTML, and slow to parse. */
const styles = /(<style\b[^>]*>).*?(<\/style>)/gs;

const deferredParts = new Map<string, CheerioAPI>();
const parseErrors = new Map<string, string[]>();

/** A page of the built site, parsed once. @throws if it does not exist. */
export const builtPage = memoize((path: string): CheerioAPI => {
  const html = builtFile(path);
  if (html === null) throw new Error(`The built site has no ${path}.`);
  const errors: string[] = [];
  const onParseError = ({ code, startLine, startCol }: ParserError) => {
    errors.push(`${code} at ${startLine}:${startCol}`);
  };
  const page = load(html.replace(styles, "$1$2"), { onParseError });
  parseErrors.set(path, errors);
  deferredParts.set(path, load(page("#deferred-scripts").html() ?? "", null, false));
  // A template's content is not part of the document.
  page("template").empty();

  return page;
});

/** A page's parse errors by the HTML standard. */
export const parseErrorsOf = (path: string) => {
  builtPage(path);

  return parseErrors.get(path) ?? [];
};

/** The content of a page's template for deferred scripts. */
export const deferredScriptsOf = (path: string) => {
  builtPage(path);

  return deferredParts.get(path) ?? load("");
};

/** The content that a page shows, as its template queries it. */
export const dataOf = <Data>(path: string): Data => {
  const file = `/page-data${path === pagePaths.home ? "/index/" : path}page-data.json`;

  return JSON.parse(builtFile(file) ?? "{}").result?.data as Data;
};

type Elements = ReturnType<ReturnType<CheerioAPI["root"]>["find"]>;
type Element = Elements[number];

/** The elements of a page by their tags. */
const tagsOn = memoize((path: string) => {
  const tags = new Map<string, Element[]>();
  for (const element of builtPage(path).root().find("*").toArray()) {
    const others = tags.get(element.tagName);
    if (others) others.push(element);
    else tags.set(element.tagName, [element]);
  }

  return tags;
});

/** The tag name that a selector requires, if any. */
const tagOf = memoize((selector: string) => {
  const steps = selector.replace(/\[[^\]]*\]/g, "").replace(/\(.*?\)/g, "");

  return steps.includes(",") ? undefined : /(?:^|[ >+~])([a-z][a-z0-9]*)[^ >+~]*$/.exec(steps)?.[1];
});

/** The elements that match a selector, cached, and searched by tag if possible. */
export const elementsOn = memoize((path: string, selector: string): Elements => {
  const page = builtPage(path);
  const tag = tagOf(selector);

  return tag
    ? page<Element, string>(tagsOn(path).get(tag) ?? []).filter(selector)
    : page.root().find(selector);
});

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
export const attributesOf = memoize(
  (path: string, selector: string, name: string): readonly string[] =>
    elementsOn(path, selector)
      .toArray()
      .map(({ attribs }) => attribs[name] ?? ""),
);

type Node = ReturnType<CheerioAPI["root"]>[number]["children"][number];

/**
 * The text of a page's main element in one line, without what its Markdown version omits.
 *
 * @param without a selector of elements to leave out.
 */
export const mainTextOf = memoize((path: string, without = ""): string => {
  const main = elementsOn(path, "main").first();
  const left = new Set<Node>(
    main.find(["[data-markdown-ignore]", without].filter(Boolean).join(", ")),
  );
  const textIn = (node: Node): string => {
    if (left.has(node)) return "";
    if ("children" in node) return node.children.map(textIn).join("");

    return node.nodeType === 3 ? node.data : "";
  };

  return main.contents().toArray().map(textIn).join("").replace(/\s+/g, " ").trim();
});

/** The text of HTML in one line. */
export const textOfHtml = (html: string) =>
  load(html, null, false).root().text().replace(/\s+/g, " ").trim();

/** The JSON-LD data of a page. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** The JSON-LD objects of a page, by type. */
export const jsonLdOf = memoize((path: string): Record<string, Thing> => {
  const scripts = textOf(path, 'script[type="application/ld+json"]');
  const graph = scripts.flatMap((script) => JSON.parse(script)["@graph"] as Thing[]);

  return Object.fromEntries(graph.map((thing) => [thing["@type"], thing]));
});

/** The link targets in a part of a page, in order. */
export const linksOn = memoize((path: string, selector: string): readonly string[] =>
  attributesOf(path, `${selector} a[href^="/"]`, "href").map((href) => href.split(/[?#]/)[0] ?? ""),
);
