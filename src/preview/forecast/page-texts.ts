import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from "parse5";

import { scriptsAndStyles } from "../../gatsby/html/page-metadata";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Elements inside a text; any other ends it. */
const inline = new Set(
  "a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const hidden = new Set(["script", "style", "template", "svg"]);

const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value ?? "";

/** A page's texts in order: those that results of search engines show, and those on the page. */
export type PageTexts = { head: string[]; body: string[] };

/**
 * Reads the texts of a page: paragraphs, headings, cells, labels and the alternative texts of pictures.
 * Each is an entry of its own, so that a comparison of two versions of a page finds the texts that changed.
 */
export const textsOf = (html: string): PageTexts => {
  const texts: PageTexts = { head: [], body: [] };
  let list = texts.head;
  let current = "";
  const end = () => {
    const text = current.replace(/\s+/g, " ").trim();
    if (text) list.push(text);
    current = "";
  };
  const add = (text: string) => {
    end();
    current = text;
    end();
  };
  const read = (node: Node) => {
    if (tree.isTextNode(node)) current += node.value;
    if (!("childNodes" in node)) return;
    if (!tree.isElementNode(node)) return node.childNodes.forEach(read);
    const { tagName } = node;
    if (hidden.has(tagName)) return;
    if (tagName === "body") list = texts.body;
    if (tagName === "meta" && attribute(node, "name") === "description") {
      add(attribute(node, "content"));
    }
    if (tagName === "img") add(attribute(node, "alt"));
    if (tagName === "input") add(attribute(node, "placeholder"));
    if (tagName === "br") {
      current += " ";
      return;
    }
    if (!inline.has(tagName)) end();
    node.childNodes.forEach(read);
    if (!inline.has(tagName)) end();
  };
  // Without scripts, as the content of <noscript> is text otherwise.
  read(parse(html.replace(scriptsAndStyles, ""), { scriptingEnabled: false }));

  return texts;
};
