import { readFileSync } from "node:fs";
import { join } from "node:path";

import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** What machines read on a page. */
type Facts = {
  /** The whole address of its original: its own, unless an editor says otherwise. */
  canonical: string;
  /** Its title without the brand, as link previews show it. */
  title: string;
  description: string;
  /** What kind of page it is: the second step of its breadcrumb. */
  group: string | undefined;
  /** The address of the picture that is shared with it. */
  sharePicture: string;
  /** The pictures of its main part that say something, by the address of their largest file. */
  pictures: { src: string; alt: string }[];
};

/** A page of the built site that search engines may list, as machines read it. */
export type BuiltPage = Facts & {
  path: string;
  /** Where its HTML is. */
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
const notForMachines = /<(style|script)\b[^>]*>.*?<\/\1>/gs;

const readFacts = (html: string): Facts | null => {
  const elements = elementsIn(parse(html.replace(notForMachines, "")));
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
  const parts = elementsIn(main);
  const steps = parts.find((part) => attribute(part, "aria-label") === "Breadcrumb");
  const [, group] = steps ? elementsIn(steps).filter(({ tagName }) => tagName === "li") : [];

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
    sharePicture: meta("og:image"),
    pictures: parts
      .filter((part) => part.tagName === "img" && attribute(part, "alt"))
      .map((image) => ({ src: widest(image), alt: attribute(image, "alt") })),
  };
};

/** Whether a page is the original of its words: only then search engines list it at its address. */
export const isOriginal = (
  { path, canonical }: Pick<BuiltPage, "path" | "canonical">,
  siteUrl: string,
) => canonical === siteUrl + path;

/** The HTML of a page's main part, which stays on disk: of thousands it would fill the memory. */
export const mainOf = ({ file }: Pick<BuiltPage, "file">) => {
  const html = readFileSync(file, "utf8").replace(notForMachines, "");

  return html.slice(html.search(/<main\b/), html.lastIndexOf("</main>") + "</main>".length);
};

/**
 * Reads the built pages that search engines may list. Pages that ask not to be found are left
 * out: the one after a sent message, the error pages, records with `noindex`.
 *
 * @param folder of the built site.
 */
export const listedPages = (folder: string, paths: readonly string[]): BuiltPage[] =>
  paths.flatMap((path) => {
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const facts = readFacts(readFileSync(file, "utf8"));

    return facts ? [{ ...facts, path, file }] : [];
  });
