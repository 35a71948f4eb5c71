import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";

/** The attribute from which the panel's script reads the field of an element. */
const attribute = "data-strapi-source";
/** Minimum length of encoded text. */
const minLength = 100;
/** Attributes that may contain encoded text. */
export const textAttributes = ["alt", "aria-label", "content", "placeholder", "title"];

/** The node that gave an element its source: the first encoded text, which React updates, or a comment. */
const nodeByElement = new WeakMap<Element, Node>();

const isEncodedSource = (value: unknown): value is { strapiSource: string } =>
  typeof value === "object" && value !== null && "strapiSource" in value;

/** @returns undefined for text whose own invisible characters only look encoded. */
const decode = (data: string): unknown => {
  try {
    return vercelStegaDecode(data);
  } catch {
    return undefined;
  }
};

const decodeText = (text: Text, assignSource: (node: Node, source: string) => void) => {
  const { data } = text;
  const decoded = data.length > minLength ? decode(data) : undefined;
  if (!isEncodedSource(decoded)) return;

  text.data = vercelStegaSplit(data).cleaned;
  assignSource(text, decoded.strapiSource);
};

/** @param setSource called for a picture, whose alternative text has the source of its field. */
const cleanAttributes = (
  element: Element,
  setSource: (element: Element, source: string) => void,
) => {
  for (const name of textAttributes) {
    const value = element.getAttribute(name);
    if (!value || value.length <= minLength) continue;

    const { cleaned } = vercelStegaSplit(value);
    // Unconditional writes would retrigger the MutationObserver.
    if (cleaned === value) continue;
    element.setAttribute(name, cleaned);
    const decoded = name === "alt" ? decode(value) : undefined;
    if (isEncodedSource(decoded)) setSource(element, decoded.strapiSource);
  }
};

/** True for the label of a field that is shown instead of its empty text. */
export const isPlaceholder = ({ data }: Text) => /^‹.+›$/.test(data);

const outlined = new WeakSet<Text>();

const outlinePlaceholder = (text: Text) => {
  const isGap = isPlaceholder(text);
  if (isGap === outlined.has(text)) return;

  text.parentElement?.toggleAttribute("data-preview-gap", isGap);
  if (isGap) outlined.add(text);
  else outlined.delete(text);
};

/**
 * Strips encoded sources below a node, and sets data-strapi-source for fields of the record that is
 * open in the panel, whose script distinguishes fields only by path.
 *
 * @param documentId of that record.
 */
export const extractSources = (root: Node, documentId: string | null) => {
  const setSource = (element: Element, source: string) => {
    if (new URLSearchParams(source).get("documentId") === documentId) {
      element.setAttribute(attribute, source);
    } else {
      element.removeAttribute(attribute);
    }
  };
  const assignSource = (node: Node, source: string) => {
    const { parentElement: element } = node;
    const owner = element && nodeByElement.get(element);
    if (!element || (owner && owner !== node && owner.parentElement === element)) return;

    nodeByElement.set(element, node);
    setSource(element, source);
  };
  const nodes = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    if (node instanceof Text) {
      decodeText(node, assignSource);
      outlinePlaceholder(node);
    } else if (node instanceof Element) {
      cleanAttributes(node, setSource);
    } else if (node instanceof Comment && node.data.startsWith("source:")) {
      assignSource(node, node.data.slice("source:".length));
    }
  }
};

/** Elements that show fields of the open record. */
export const sourcedElements = () => [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];

/** Elements that show a field. @param path such as `hero.title`. */
export const elementsForField = (path: string) =>
  sourcedElements().filter(
    (element) => new URLSearchParams(element.getAttribute(attribute) ?? "").get("path") === path,
  );

/** The text that an element shows of its field; undefined if that is formatted. */
export const textOf = (element: Element): Text | undefined => {
  const owner = nodeByElement.get(element);

  return owner instanceof Text ? owner : undefined;
};
