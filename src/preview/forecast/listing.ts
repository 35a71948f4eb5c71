import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from "parse5";

import { isInSearchIndex } from "../../gatsby/files/search-index";
import { excludedElements } from "../../gatsby/files/search-indexer";
import { isCanonical, readMetadata, scriptsAndStyles } from "../../gatsby/html/page-metadata";

type Node = DefaultTreeAdapterMap["node"];

/** What files beside the pages have of a page; empty where they do not list it. */
export type Listing = { search: string; llms: string; sitemap: string };

/** What Pagefind leaves out by itself. */
const ignoredElements = ["footer", "iframe", "label", "template"];

const excluded = new Set([...excludedElements, ...ignoredElements]);

const selectorsOf = ({ tagName, attrs }: DefaultTreeAdapterMap["element"]) => [
  tagName,
  ...attrs.flatMap(({ name, value }) =>
    name === "class" ? value.split(/\s+/).map((one) => `.${one}`) : [`[${name}]`],
  ),
];

const searchText = (node: Node, isInMain = false): string => {
  if (tree.isTextNode(node)) return isInMain ? node.value : "";
  if (!("childNodes" in node)) return "";
  const isElement = tree.isElementNode(node);
  if (isElement && selectorsOf(node).some((one) => excluded.has(one))) return "";
  const isIn = isInMain || (isElement && node.tagName === "main");
  // Results lead to the headings.
  const id = isElement && isIn ? (node.attrs.find(({ name }) => name === "id")?.value ?? "") : "";

  return `${id} ${node.childNodes.map((child) => searchText(child, isIn)).join("")}`;
};

/** Reads what the search index, llms.txt and the sitemap have of a page. */
export const listingOf = (path: string, html: string, siteUrl: string): Listing => {
  const metadata = readMetadata(html);
  if (!metadata) return { search: "", llms: "", sitemap: "" };
  const { title, description, group, images, canonical } = metadata;
  const isListed = isCanonical({ path, canonical }, siteUrl);
  const main = isInSearchIndex(path) && searchText(parse(html.replace(scriptsAndStyles, "")));

  return {
    search: main ? `${title}\n${main.replace(/\s+/g, " ")}` : "",
    llms: isListed ? JSON.stringify([path, title, description, group]) : "",
    sitemap: isListed ? JSON.stringify([path, images]) : "",
  };
};
