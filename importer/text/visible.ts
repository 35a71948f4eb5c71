import {
  attributeOf,
  createElement,
  createText,
  type Element,
  hasClass,
  type HtmlNode,
  isElement,
  textOf,
} from "./nodes.ts";
import { hostOf, videoUrlOf } from "./videos.ts";

const controls = new Set("datalist form input select textarea".split(" "));
const programs = new Set("applet canvas embed math object script style svg".split(" "));
/** What no visitor saw. Pictures in a noscript are also beside it, for programs that load them late. */
const silent = new Set("area head link meta noscript param source template title track".split(" "));

const isHidden = (element: Element) =>
  "hidden" in element.properties ||
  /(?:^|;)\s*display\s*:\s*none/i.test(attributeOf(element, "style"));

/** What a visitor of the new page misses of an element; undefined if the element stays. */
const lossOf = (element: Element): string | undefined => {
  const { tagName } = element;
  if (tagName === "iframe")
    return `iframe of ${hostOf(attributeOf(element, "src")) || "no address"}`;
  if (controls.has(tagName)) return "form";

  return programs.has(tagName) ? tagName : undefined;
};

/** The address of the video or sound of an element. */
const mediaUrlOf = (element: Element): string => {
  const source = element.children.find((child) => isElement(child) && child.tagName === "source");

  return attributeOf(element, "src") || (isElement(source) ? attributeOf(source, "src") : "");
};

/** The source of a quote stands below it. */
const isSource = (parent: Element, child: HtmlNode) =>
  parent.tagName === "blockquote" && isElement(child) && child.tagName === "cite";

const isButton = (node: HtmlNode): node is Element =>
  isElement(node) && hasClass(node, "wp-block-file__button");

/** The parts of a file: its name, and its button unless that leads where the name leads. */
const fileParts = (nodes: readonly HtmlNode[], addLoss?: (what: string) => void): HtmlNode[] => {
  const names = nodes.filter((node) => isElement(node) && !isButton(node));

  return nodes.flatMap((node): HtmlNode[] => {
    const leadsToo = (name: HtmlNode) =>
      isElement(name) && isElement(node) && attributeOf(name, "href") === attributeOf(node, "href");
    if (isButton(node) && names.some((name) => leadsToo(name) && textOf(name).trim())) {
      addLoss?.(`button "${textOf(node).trim()}" of a file: its name is the link`);

      return [];
    }

    // A style sets the name apart from the button.
    return [node, createText(" ")];
  });
};

/**
 * The parts of HTML that a text can have. Frames with a video become its address, in a paragraph of
 * its own, and so does the source of a quote; other programs and forms are removed.
 *
 * @param addLoss is told each of them.
 */
export const keepVisible = (
  nodes: readonly HtmlNode[],
  addLoss?: (what: string) => void,
): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    if (silent.has(node.tagName) || isHidden(node)) return [];
    const video = node.tagName === "iframe" && videoUrlOf(attributeOf(node, "src"));
    if (video) return [createElement("p", [createText(video)])];
    const loss = lossOf(node);
    if (loss) {
      addLoss?.(loss);

      return [];
    }
    if (node.tagName === "video" || node.tagName === "audio") {
      const url = mediaUrlOf(node);

      return url ? [createElement(node.tagName, [createText(url)])] : [];
    }

    const children = keepVisible(node.children, addLoss).map((child) =>
      isSource(node, child) ? createElement("p", [createElement("em", [child])]) : child,
    );
    const isFile = hasClass(node, "wp-block-file");

    return [{ ...node, children: isFile ? fileParts(children, addLoss) : children }];
  });
