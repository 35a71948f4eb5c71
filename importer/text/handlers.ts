import type { Handle } from "hast-util-to-mdast";

import type { Context } from "./context.ts";
import { noteMark } from "./footnotes.ts";
import { isFlow, isInline, lineOf } from "./inline.ts";
import { createLinkHandler } from "./links.ts";
import {
  attributeOf,
  type Block,
  type Element,
  hasClass,
  type HtmlNode,
  type Inline,
  isElement,
  isOneOf,
  type MarkdownNode,
  textOf,
} from "./nodes.ts";
import { createTableHandler } from "./tables.ts";
import { bareUrlOf, hostOf, videoUrlOf } from "./videos.ts";

const paragraph = (children: Inline[]): Block => ({ type: "paragraph", children });
const strong = (children: Inline[]): Inline => ({ type: "strong", children });
const emphasis = (children: Inline[]): Inline => ({ type: "emphasis", children });
const linkTo = (url: string): Inline => ({
  type: "link",
  url,
  children: [{ type: "text", value: url }],
});

/** Nodes as blocks: lines between them become paragraphs. */
const asBlocks = (nodes: readonly MarkdownNode[]): Block[] => {
  const blocks: Block[] = [];
  let line: Inline[] = [];
  const end = () => {
    if (line.length > 0) blocks.push(paragraph(line));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      end();
      if (isFlow(node)) blocks.push(node);
    }
  }
  end();

  return blocks;
};

const superscripts: Record<string, string> = Object.fromEntries(
  [..."0123456789+-=()n"].map((sign, index) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ"][index] ?? sign]),
);

/** Footnotes get their number. Digits are raised as the characters that Unicode has. */
const createSupHandler =
  ({ notes, losses }: Context): Handle =>
  (state, node) => {
    const id = attributeOf(node, "dataFn");
    const text = textOf(node).trim();
    if (id) {
      if (!notes.some((note) => note.id === id)) losses.add(`text of footnote ${text}`);

      return { type: "text", value: noteMark(notes, id, text) };
    }
    const isRaised = text !== "" && [...text].every((sign) => sign in superscripts);

    return isRaised && node.children.every((child) => child.type === "text")
      ? { type: "text", value: [...text].map((sign) => superscripts[sign]).join("") }
      : state.all(node);
  };

const createPictureHandler =
  ({ pictureName, pictures, losses }: Context): Handle =>
  (_state, node) => {
    const source = attributeOf(node, "src");
    const isPlaceholder = source === "" || source.startsWith("data:");
    // Plugins that load pictures late keep the address elsewhere.
    const late = attributeOf(node, "dataSrc") || attributeOf(node, "dataLazySrc");
    const url = isPlaceholder ? late : source;
    if (!url) {
      losses.add("picture without an address");

      return undefined;
    }
    const alternativeText = attributeOf(node, "alt").replaceAll(/\s+/g, " ").trim();
    const name = pictureName(url, alternativeText);
    if (name === undefined) {
      losses.add(`picture ${url}`);

      return undefined;
    }
    pictures.push({ url, name, alternativeText });

    return { type: "image", url: name, alt: alternativeText };
  };

const languageOf = (names: readonly string[]) =>
  names
    .map((name) => /^(?:language-|lang-|lang:|brush:\s*)([\w+#-]+)$/.exec(name)?.[1])
    .find(Boolean);

const preformatted: Handle = (state, node) => {
  if (hasClass(node, "wp-block-verse")) return paragraph(verseOf(state.all(node)));
  const parts = [node, ...node.children.filter((child): child is Element => isElement(child))];
  const names = parts.flatMap((part) => [
    ...attributeOf(part, "className")
      .replaceAll(/brush:\s+/g, "brush:")
      .split(/[\s;]+/),
    ...(attributeOf(part, "lang") ? [`lang-${attributeOf(part, "lang")}`] : []),
  ]);

  return { type: "code", lang: languageOf(names) ?? null, value: textOf(node).replace(/\n$/, "") };
};

/** The lines of a verse, which keep their breaks. */
const verseOf = (nodes: readonly MarkdownNode[]): Inline[] =>
  nodes.flatMap((node): Inline[] => {
    if (node.type === "text") {
      return node.value
        .split("\n")
        .flatMap((value, index): Inline[] => [
          ...(index > 0 ? [{ type: "break" as const }] : []),
          { type: "text", value: value.trimStart() },
        ]);
    }
    if (!isInline(node)) return lineOf([node]);

    return "children" in node ? [{ ...node, children: verseOf(node.children) } as Inline] : [node];
  });

/** An address alone becomes a link, which the site shows as a player if it is of a video. */
const embed = (text: string, { losses }: Context, isEmbed: boolean): Block | undefined => {
  const url = bareUrlOf(text);
  if (!url) return undefined;
  const video = videoUrlOf(url);
  if (!video && isEmbed) losses.add(`embed of ${hostOf(url)}: it is a link`);

  return paragraph([linkTo(video ?? url)]);
};

const createEmbedHandler =
  (context: Context, isEmbed: (node: Element) => boolean, otherwise: Handle): Handle =>
  (state, node, parent) => {
    const isText = node.children.every(({ type }) => type === "text");

    return (
      (isText ? embed(textOf(node), context, isEmbed(node)) : undefined) ??
      otherwise(state, node, parent)
    );
  };

const createMediaHandler =
  ({ losses }: Context): Handle =>
  (_state, node) => {
    const url = textOf(node);
    losses.add(`${node.tagName} ${url}: it is a link`);

    return paragraph([linkTo(encodeURI(url))]);
  };

const isQuote = (node: HtmlNode | undefined) =>
  node?.type === "element" && node.tagName === "blockquote";

/** How each element of HTML is written in Markdown, where the library's own way is not that of the site. */
export const createHandlers = (context: Context): Record<string, Handle> => {
  const inside: Handle = (state, node) => state.all(node);
  const blocks: Handle = (state, node) => asBlocks(state.all(node));
  const caption: Handle = (state, node) => {
    const children = lineOf(state.all(node));

    return children.length > 0 ? paragraph([emphasis(children)]) : undefined;
  };
  const term: Handle = (state, node) => paragraph([strong(lineOf(state.all(node)))]);
  const others: Record<string, Handle> = Object.fromEntries(
    "dfn ins mark u var q address button meter".split(" ").map((name) => [name, inside]),
  );

  return {
    ...others,
    a: createLinkHandler(context),
    audio: createMediaHandler(context),
    video: createMediaHandler(context),
    cite: (state, node, parent) =>
      parent?.type === "element" && isQuote(parent)
        ? paragraph([emphasis(lineOf(state.all(node)))])
        : state.all(node),
    details: blocks,
    dialog: blocks,
    div: createEmbedHandler(context, (node) => hasClass(node, "wp-block-embed__wrapper"), blocks),
    dl: blocks,
    dt: term,
    dd: blocks,
    figcaption: caption,
    figure: blocks,
    img: createPictureHandler(context),
    p: createEmbedHandler(
      context,
      () => false,
      (state, node) => asBlocks(state.all(node)),
    ),
    pre: preformatted,
    summary: term,
    sup: createSupHandler(context),
    table: createTableHandler(context),
    wbr: () => undefined,
  };
};
