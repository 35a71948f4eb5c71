import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";

/** The attribute by which the panel's script knows which field an element shows. */
const attribute = "data-strapi-source";
/** The shortest mark, in characters: most texts have none. */
const shortest = 100;
/** Attributes into which a page writes words. */
export const written = ["alt", "aria-label", "content", "placeholder", "title"];

/** The node that says which field an element shows: the first of its marked texts, which React keeps and changes, or a comment. */
const owners = new WeakMap<Element, Node>();

const isMark = (mark: unknown): mark is { strapiSource: string } =>
  typeof mark === "object" && mark !== null && "strapiSource" in mark;

const markText = (text: Text, mark: (node: Node, source: string) => void) => {
  const { data } = text;
  const found: unknown = data.length > shortest ? vercelStegaDecode(data) : undefined;
  if (!isMark(found)) return;

  text.data = vercelStegaSplit(data).cleaned;
  mark(text, found.strapiSource);
};

const cleanAttributes = (element: Element) => {
  for (const name of written) {
    const value = element.getAttribute(name);
    if (!value || value.length <= shortest) continue;

    const { cleaned } = vercelStegaSplit(value);
    // Whoever watches these attributes is told of every one that is written.
    if (cleaned !== value) element.setAttribute(name, cleaned);
  }
};

const framed = new WeakSet<Text>();

const frameGap = (text: Text) => {
  const isGap = /^‹.+›$/.test(text.data);
  if (isGap === framed.has(text)) return;

  text.parentElement?.toggleAttribute("data-preview-gap", isGap);
  if (isGap) framed.add(text);
  else framed.delete(text);
};

/**
 * Takes the marks out of everything below a node, and notes on each element which field it
 * shows: only those of the record that is open in the panel, since the panel's script tells
 * fields apart by their path alone.
 *
 * @param documentId of that record.
 */
export const readMarks = (root: Node, documentId: string | null) => {
  const mark = (node: Node, source: string) => {
    const { parentElement: element } = node;
    const owner = element && owners.get(element);
    if (!element || (owner && owner !== node && owner.parentElement === element)) return;

    owners.set(element, node);
    if (new URLSearchParams(source).get("documentId") === documentId) {
      element.setAttribute(attribute, source);
    } else {
      element.removeAttribute(attribute);
    }
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
    } else if (node instanceof Comment && node.data.startsWith("source:")) {
      mark(node, node.data.slice("source:".length));
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
  const owner = owners.get(element);
  if (owner instanceof Text) owner.data = words;
};
