import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from "parse5";

import { sha256 } from "../../../common/secrets";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

export type PageMetadata = {
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
  /** Digest of its `<main>`: files made from a `<main>` with the same digest are current. */
  mainDigest: string;
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

/** The `<main>` of a page without styles and scripts; undefined if it has none. */
export const mainOf = (elements: string): string | undefined => {
  const start = elements.search(/<main\b/);
  const end = elements.lastIndexOf("</main>");

  return start < 0 || end < start ? undefined : elements.slice(start, end + "</main>".length);
};

type MainMetadata = Pick<PageMetadata, "group" | "images" | "mainDigest">;

const readMain = (main: string, last: MainMetadata | null | undefined): MainMetadata => {
  const mainDigest = sha256(main);
  if (last?.mainDigest === mainDigest) {
    const { group, images } = last;

    return { group, images, mainDigest };
  }
  const elements = elementsIn(parse(main));
  const breadcrumb = elements.find((part) => attribute(part, "aria-label") === "Breadcrumb");
  const [, group] = breadcrumb
    ? elementsIn(breadcrumb).filter(({ tagName }) => tagName === "li")
    : [];

  return {
    mainDigest,
    group: group && textOf(group),
    images: elements
      .filter((part) => part.tagName === "img" && attribute(part, "alt"))
      .map((image) => ({ src: widest(image), alt: attribute(image, "alt") })),
  };
};

/**
 * The metadata of a page; null if it is not to be indexed, or has no `<main>`.
 *
 * @param last that of the page in the last build: a menu or the site's name changes all pages, but hardly
 *   their `<main>`.
 */
export const readMetadata = (html: string, last?: PageMetadata | null): PageMetadata | null => {
  const shown = html.replace(scriptsAndStyles, "");
  const main = mainOf(shown);
  const head = elementsIn(parse(shown.slice(0, shown.indexOf("</head>"))));
  const meta = (name: string) =>
    attribute(
      head.find(
        (element) =>
          element.tagName === "meta" &&
          [attribute(element, "name"), attribute(element, "property")].includes(name),
      ),
      "content",
    );
  if (main === undefined || meta("robots").includes("noindex")) return null;

  return {
    canonical: attribute(
      head.find(
        (element) => element.tagName === "link" && attribute(element, "rel") === "canonical",
      ),
      "href",
    ),
    title: meta("og:title"),
    description: meta("description"),
    shareImage: meta("og:image"),
    ...readMain(main, last),
  };
};

/** True if a page is its own canonical URL. */
export const isCanonical = (
  { path, canonical }: Pick<PageMetadata, "canonical"> & { path: string },
  siteUrl: string,
) => canonical === siteUrl + path;
