import { createMarkdown } from "../../../common/rules/markdown.ts";

import { textsIn, mediaUrlIn } from "../../text/expand-shortcodes.ts";
import { noteMark, notesTitle, readFootnotes } from "../../text/footnotes.ts";
import {
  attributeOf,
  type HtmlNode,
  isBlock,
  isElement,
  isLiteral,
  isOneOf,
  isSeparator,
  textOf,
} from "../../text/nodes.ts";
import { parseHtml } from "../../text/parse-html.ts";
import { closingNames, splitShortcodes } from "../../text/shortcodes.ts";
import { videoUrlOf } from "../../text/videos.ts";
import { keepVisible } from "../../text/visible.ts";

const parser = createMarkdown();

/** The signs that the parser and WordPress set in another form: quotes, dashes, raised digits. */
const normalize = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replaceAll(/[-‐‒–—―−]+/g, "-");

/** The words of a text. Addresses of videos are players on both pages. */
const split = (text: string) =>
  normalize(
    text
      .split(/\s+/)
      .filter((word) => !videoUrlOf(word))
      .join(" "),
  )
    .split(/\s+/)
    .filter(Boolean);

/** The words that a Markdown text shows, in their order, with signs in one form. */
export const wordsOfMarkdown = (markdown: string): string[] =>
  split(
    parser
      .parse(markdown, {})
      .map(({ type, content, children }) => {
        if (!children) return type === "fence" || type === "code_block" ? content : "\n";

        return children
          .map((child) => {
            if (child.type === "image") return "";

            return child.type.endsWith("break") ? "\n" : child.content;
          })
          .join("");
      })
      .join("\n"),
  );

/**
 * The words that a visitor of the old page saw, in their order, with signs in one form. Shortcodes, forms
 * and programs have none.
 *
 * @param html a post's `content:encoded`.
 * @param footnotes the post's meta field of this name.
 */
export const wordsOfHtml = (html: string, footnotes?: string): string[] => {
  const notes = readFootnotes(footnotes);
  const read = (content: string) => {
    const nodes = keepVisible(parseHtml(content));
    const closings = closingNames(textsIn(nodes));
    const textIn = (node: HtmlNode, isCode: boolean): string => {
      if (node.type === "text") {
        if (isCode) return node.value;

        return splitShortcodes(node.value, closings)
          .map((part) => {
            if (typeof part === "string") return part;
            const isMedia = !part.closes && ["audio", "video"].includes(part.name);

            return isMedia ? ` ${mediaUrlIn(part) ?? ""} ` : captionOf(part) || part.gap;
          })
          .join("");
      }
      if (isSeparator(node)) return "\n";
      if (!isElement(node)) return "";
      if (isOneOf(node, ["br"])) return "\n";
      const id = attributeOf(node, "dataFn");
      if (isOneOf(node, ["sup"]) && id) return noteMark(notes, id, textOf(node).trim());
      const text = node.children.map((child) => textIn(child, isCode || isLiteral(node))).join("");
      if (isOneOf(node, ["q"])) return `"${text}"`;

      return isBlock(node) ? `\n${text}\n` : text;
    };

    return nodes.map((node) => textIn(node, false)).join("");
  };
  const texts = [read(html), ...(notes.length > 0 ? [notesTitle] : [])];

  return split([...texts, ...notes.map(({ content }) => read(content))].join("\n"));
};

const captionOf = ({ name, attributes }: { name: string; attributes: Record<string, string> }) =>
  name === "caption" && attributes.caption ? ` ${attributes.caption} ` : "";

/** The words that are in one list and not in the other, as often as they are missing. */
const without = (words: readonly string[], others: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1);

  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    if (count > 0) counts.set(word, count - 1);

    return count === 0;
  });
};

/**
 * Compares the words of a post with those of its Markdown. Both lists are empty if the new page has
 * every word that the old one had; the order of words is not compared.
 */
export const compareWords = (html: string, markdown: string, footnotes?: string) => {
  const before = wordsOfHtml(html, footnotes);
  const after = wordsOfMarkdown(markdown);

  return { missing: without(before, after), added: without(after, before) };
};
