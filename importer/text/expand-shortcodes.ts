import type { Losses } from "./losses.ts";
import {
  createElement,
  createText,
  type Element,
  type HtmlNode,
  isElement,
  isLiteral,
  isOneOf,
  textOf,
} from "./nodes.ts";
import { parseHtml } from "./parse-html.ts";
import { closingNames, type Shortcode, splitShortcodes } from "./shortcodes.ts";

/** A picture of the old site's library. */
export type Attachment = { url: string; alternativeText: string };

/** The class by which the handlers know the address of an embed. */
export const embedClass = "wp-block-embed__wrapper";

type Context = {
  losses: Losses;
  attachmentFor: (id: string) => Attachment | undefined;
  ownPictures: readonly string[];
  closings: ReadonlySet<string>;
};
type Part = HtmlNode | Shortcode;

const isShortcode = (part: Part): part is Shortcode => "closes" in part;
const isNode = (part: Part): part is HtmlNode => !isShortcode(part);

/** The texts in which shortcodes are read. */
export const textsIn = (nodes: readonly HtmlNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === "text") return [node.value];

    return isElement(node) && !isLiteral(node) ? textsIn(node.children) : [];
  });

const isPicture = (node: HtmlNode): boolean =>
  isOneOf(node, ["img"]) || (isOneOf(node, ["a"]) && node.children.some(isPicture));

/** `[caption]<img> Words[/caption]`; old posts have the words in an attribute. */
const figureOf = ({ attributes }: Shortcode, content: HtmlNode[]) => {
  const first = content.findIndex(isPicture);
  const words = [...content.slice(0, Math.max(first, 0)), ...content.slice(first + 1)];
  const caption = [...words, ...parseHtml(attributes.caption ?? "")];

  return createElement("figure", [
    ...content.slice(first, first + 1),
    createElement("figcaption", caption),
  ]);
};

const mediaAttributes = ["src", "mp4", "webm", "m4v", "ogv", "mov", "mp3", "m4a", "ogg", "wav"];

/** The address in an `[audio]` or `[video]`; undefined if it has none. */
export const mediaUrlIn = ({ attributes }: Shortcode) =>
  mediaAttributes.map((name) => attributes[name]).find(Boolean);

/** `[gallery ids="1,2"]`; without ids it shows the pictures that were uploaded to the post. */
const galleryOf = (
  { attributes }: Shortcode,
  { losses, attachmentFor, ownPictures }: Context,
): HtmlNode[] => {
  const named = (attributes.ids ?? attributes.include ?? "").split(/[\s,]+/).filter(Boolean);
  const ids = named.length > 0 ? named : ownPictures;
  const pictures = ids.map((id) => ({ id, picture: attachmentFor(id) }));
  if (pictures.length === 0) losses.add("shortcode [gallery]");

  return pictures.flatMap(({ id, picture }) => {
    if (!picture) {
      losses.add(`picture ${id} of a gallery`);

      return [];
    }
    const { url, alternativeText } = picture;

    return [
      createElement("figure", [createElement("img", [], { src: url, alt: alternativeText })]),
    ];
  });
};

const codeOf = ({ attributes }: Shortcode, content: readonly HtmlNode[]): Element => {
  const language = attributes.language ?? attributes.lang ?? "";
  const value = content
    .map(textOf)
    .join("")
    .replace(/^\n|\n\s*$/g, "");

  return createElement("pre", [createText(value)], {
    className: language ? [`language-${language}`] : [],
  });
};

/** What WordPress itself shows for a shortcode and its content; undefined for those of plugins. */
const expandCore = (shortcode: Shortcode, contentOf: () => HtmlNode[], context: Context) => {
  const { name } = shortcode;
  if (name === "caption" || name === "wp_caption") return [figureOf(shortcode, contentOf())];
  if (name === "gallery") return galleryOf(shortcode, context);
  if (name === "code" || name === "sourcecode") return [codeOf(shortcode, contentOf())];
  if (name === "embed") {
    const url = contentOf().map(textOf).join("").trim() || (shortcode.attributes.src ?? "");

    return [createElement("p", [createText(url)], { className: [embedClass] })];
  }
  const url = name === "audio" || name === "video" ? mediaUrlIn(shortcode) : undefined;

  return url ? [createElement(name, [createText(url)]), ...contentOf()] : undefined;
};

/** Where each opening shortcode of a list is closed in the same list. */
const closingsIn = (parts: readonly Part[]) => {
  const next = new Map<string, number>();
  const ends = new Map<number, number>();
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index];
    if (!part || !isShortcode(part)) continue;
    if (part.closes) next.set(part.name, index);
    else {
      const end = next.get(part.name);
      if (end !== undefined) ends.set(index, end);
    }
  }

  return ends;
};

/** Joins texts that follow each other: the library takes long for many of them. */
const joinTexts = (nodes: readonly HtmlNode[]) => {
  const joined: HtmlNode[] = [];
  let texts: string[] = [];
  const end = () => {
    if (texts.length > 0) joined.push(createText(texts.join("")));
    texts = [];
  };
  for (const node of nodes) {
    if (node.type === "text") texts.push(node.value);
    else {
      end();
      joined.push(node);
    }
  }
  end();

  return joined;
};

const expandParts = (parts: readonly Part[], context: Context): HtmlNode[] => {
  const ends = closingsIn(parts);
  const nodes: HtmlNode[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (!part) continue;
    if (isNode(part)) {
      nodes.push(part);
      continue;
    }
    const end = ends.get(index);
    const contentOf = () => (end === undefined ? [] : parts.slice(index + 1, end).filter(isNode));
    const needsContent = ["caption", "wp_caption", "code", "sourcecode"].includes(part.name);
    const core =
      part.closes || (needsContent && end === undefined)
        ? undefined
        : expandCore(part, contentOf, context);
    if (core) {
      nodes.push(createText(part.gap));
      for (const node of core) nodes.push(node);
      index = end ?? index;
      continue;
    }
    if (!part.closes) context.losses.add(`shortcode [${part.name}]`);
    if (part.gap) nodes.push(createText(part.gap));
  }

  return joinTexts(nodes);
};

const expandIn = (nodes: readonly HtmlNode[], context: Context): HtmlNode[] =>
  expandParts(
    nodes.flatMap((node): Part[] => {
      if (node.type === "text") {
        return splitShortcodes(node.value, context.closings).map((part) =>
          typeof part === "string" ? createText(part) : part,
        );
      }
      if (!isElement(node) || isLiteral(node)) return [node];

      return [{ ...node, children: expandIn(node.children, context) }];
    }),
    context,
  );

/** Writes WordPress's own shortcodes as HTML. Those of plugins are removed and listed; what is between their tags stays. */
export const expandShortcodes = (nodes: readonly HtmlNode[], context: Omit<Context, "closings">) =>
  expandIn(nodes, { ...context, closings: closingNames(textsIn(nodes)) });
