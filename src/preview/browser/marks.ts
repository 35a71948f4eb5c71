import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";

/** The attribute by which the panel's script knows which field an element shows. */
const attribute = "data-strapi-source";
/** The shortest mark, in characters: most texts have none. */
const shortest = 100;
/** Attributes into which a page writes words. */
const written = ["alt", "aria-label", "content", "placeholder", "title"];

/** The text of each marked element, which React keeps and changes. */
const texts = new WeakMap<Element, Text>();

const isMark = (mark: unknown): mark is { strapiSource: string } =>
  typeof mark === "object" && mark !== null && "strapiSource" in mark;

const markText = (text: Text, mark: (element: Element, source: string) => void) => {
  const { parentElement: element, data } = text;
  const found: unknown = data.length > shortest ? vercelStegaDecode(data) : undefined;
  if (!element || !isMark(found)) return;

  text.data = vercelStegaSplit(data).cleaned;
  texts.set(element, text);
  mark(element, found.strapiSource);
};

const cleanAttributes = (element: Element) => {
  for (const name of written) {
    const value = element.getAttribute(name);
    if (value && value.length > shortest) {
      element.setAttribute(name, vercelStegaSplit(value).cleaned);
    }
  }
};

const frameGap = (text: Text) => {
  if (/^‹.+›$/.test(text.data)) text.parentElement?.setAttribute("data-preview-gap", "");
};

/**
 * Takes the marks out of everything below a node, and notes on each element which field it
 * shows: only those of the record that is open in the panel, since the panel's script tells
 * fields apart by their path alone.
 *
 * @param documentId of that record.
 */
export const readMarks = (root: Node, documentId: string | null) => {
  const mark = (element: Element, source: string) => {
    if (new URLSearchParams(source).get("documentId") !== documentId) return;
    if (!element.hasAttribute(attribute)) element.setAttribute(attribute, source);
  };
  const nodes = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    if (node instanceof Text) {
      markText(node, mark);
      frameGap(node);
    } else if (node instanceof Element) {
      cleanAttributes(node);
    } else if (node instanceof Comment && node.parentElement && node.data.startsWith("source:")) {
      mark(node.parentElement, node.data.slice("source:".length));
    }
  }
};

/** The elements that show a field. @param path like `hero.title`. */
export const elementsOf = (path: string) =>
  [...document.querySelectorAll(`[${attribute}]`)].filter(
    (element) => new URLSearchParams(element.getAttribute(attribute) ?? "").get("path") === path,
  );

/** Shows words in an element, leaving what else is in it. */
export const setWords = (element: Element, words: string) => {
  const text = texts.get(element);
  if (text) text.data = words;
};
