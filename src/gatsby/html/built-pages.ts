import { readFileSync } from "node:fs";
import { join } from "node:path";

import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from "parse5";

import { type Memory, openMemory } from "../files/memory";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

type PageMetadata = {
  /** Absolute URL: the page's own, unless an editor set another. */
  canonical: string;
  /** Without the brand, as in link previews. */
  title: string;
  description: string;
  /** The second breadcrumb item. */
  group: string | undefined;
  /** URL of og:image. */
  shareImage: string;
  /** Non-decorative images in `<main>`, by the URL of their largest file. */
  images: { src: string; alt: string }[];
};

/** An indexable page of the built site. */
export type BuiltPage = PageMetadata & {
  path: string;
  /** Path of its HTML file. */
  file: string;
};

const elementsIn = (node: Node): Element[] =>
  "childNodes" in node
    ? node.childNodes.flatMap((child) => [
        ...(tree.isElementNode(child) ? [child] : []),
        ...elementsIn(child),
      ])
    : [];

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((candidate) => candidate.name === name)?.value ?? "";

const textOf = (node: Node): string =>
  tree.isTextNode(node)
    ? node.value
    : "childNodes" in node
      ? node.childNodes.map(textOf).join("")
      : "";

// The last of a srcset is the widest, as gatsby-plugin-image writes it.
const widest = (image: Element) =>
  attribute(image, "srcset").split(",").at(-1)?.trim().split(" ")[0] || attribute(image, "src");

/** Styles and scripts: most of the HTML, which a parser reads one character at a time. */
export const scriptsAndStyles = /<(style|script)\b[^>]*>.*?<\/\1>/gs;

/** The metadata of a page; null if it is not to be indexed, or has no `<main>`. */
export const readMetadata = (html: string): PageMetadata | null => {
  const elements = elementsIn(parse(html.replace(scriptsAndStyles, "")));
  const meta = (name: string) =>
    attribute(
      elements.find(
        (element) =>
          element.tagName === "meta" &&
          [attribute(element, "name"), attribute(element, "property")].includes(name),
      ),
      "content",
    );
  const main = elements.find(({ tagName }) => tagName === "main");
  if (!main || meta("robots").includes("noindex")) return null;
  const descendants = elementsIn(main);
  const breadcrumb = descendants.find((part) => attribute(part, "aria-label") === "Breadcrumb");
  const [, group] = breadcrumb
    ? elementsIn(breadcrumb).filter(({ tagName }) => tagName === "li")
    : [];

  return {
    canonical: attribute(
      elements.find(
        (element) => element.tagName === "link" && attribute(element, "rel") === "canonical",
      ),
      "href",
    ),
    title: meta("og:title"),
    description: meta("description"),
    group: group && textOf(group),
    shareImage: meta("og:image"),
    images: descendants
      .filter((part) => part.tagName === "img" && attribute(part, "alt"))
      .map((image) => ({ src: widest(image), alt: attribute(image, "alt") })),
  };
};

export const isCanonical = (
  { path, canonical }: Pick<BuiltPage, "path" | "canonical">,
  siteUrl: string,
) => canonical === siteUrl + path;

/** The HTML of a page's elements, without styles and scripts. */
const readElements = (file: string) => readFileSync(file, "utf8").replace(scriptsAndStyles, "");

/** Reads a page's `<main>` on demand: thousands would not fit in memory. */
export const readMainHtml = ({ file }: Pick<BuiltPage, "file">) => {
  const html = readElements(file);

  return html.slice(html.search(/<main\b/), html.lastIndexOf("</main>") + "</main>".length);
};

/**
 * Reads the metadata of indexable pages. Skips pages with `noindex` (the thank-you and error pages,
 * records with that field) or without `<main>`.
 */
export const readIndexablePages = (
  publicDir: string,
  paths: readonly string[],
  memory: Pick<Memory, "recall"> = openMemory(),
): BuiltPage[] =>
  paths.flatMap((path) => {
    const file = join(publicDir, path.endsWith("/") ? `${path}index.html` : path);
    const html = readFileSync(file, "utf8");
    const metadata = memory.recall(`metadata of ${path}`, html, () => readMetadata(html));

    return metadata ? [{ ...metadata, path, file }] : [];
  });

const startTag = /<([a-z][\w-]*)\s[^>]*>/gi;

/** The anchors of a page that a fragment can name: ids, and the names of `<a>`. */
export const anchorsIn = (html: string): Set<string> =>
  new Set(
    [...html.replace(scriptsAndStyles, "").matchAll(startTag)].flatMap(([tag, name]) => {
      const found = /\sid="([^"]*)"/.exec(tag) ?? (name === "a" && /\sname="([^"]*)"/.exec(tag));

      return found ? [found[1] ?? ""] : [];
    }),
  );

/** The anchors of a page's file. */
export const readAnchors = (file: string): Set<string> => anchorsIn(readFileSync(file, "utf8"));
