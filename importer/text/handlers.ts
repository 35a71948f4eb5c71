import { defaultHandlers, type Handle } from "hast-util-to-mdast";

import { createCodeHandler } from "./code.ts";
import type { Context } from "./context.ts";
import { createEmbedHandler, createMediaHandler } from "./embeds.ts";
import { asBlocks, lineOf, wrapLines } from "./inline.ts";
import { createLinkHandler } from "./links.ts";
import { type Block, hasClass, type Inline, isElement } from "./nodes.ts";
import { createPictureHandler } from "./pictures.ts";
import { createSupHandler } from "./superscripts.ts";
import { createTableHandler } from "./tables.ts";

const paragraph = (children: Inline[]): Block => ({ type: "paragraph", children });
const strong = (children: Inline[]): Inline => ({ type: "strong", children });
const emphasis = (children: Inline[]): Inline => ({ type: "emphasis", children });

const lists = ["dir", "menu", "ol", "ul"];

const markHandlers: Record<string, Handle> = Object.fromEntries(
  (
    [
      ["b", "strong"],
      ["strong", "strong"],
      ["em", "emphasis"],
      ["i", "emphasis"],
      ["del", "delete"],
      ["s", "delete"],
      ["strike", "delete"],
    ] as const
  ).map(([name, type]): [string, Handle] => [
    name,
    (state, node) => wrapLines(state.all(node), (children) => [{ type, children }]),
  ]),
);

/** How each element of HTML is written in Markdown, where the library's own way is not that of the site. */
export const createHandlers = (context: Context): Record<string, Handle> => {
  const inside: Handle = (state, node) => state.all(node);
  const blocks: Handle = (state, node) => {
    const content = asBlocks(state.all(node));

    // Even an empty block sets words apart.
    return content.length > 0 ? content : [paragraph([])];
  };
  const caption: Handle = (state, node) => {
    const children = lineOf(state.all(node));

    return children.length > 0 ? paragraph([emphasis(children)]) : undefined;
  };
  const term: Handle = (state, node) => paragraph([strong(lineOf(state.all(node)))]);
  const others: Record<string, Handle> = Object.fromEntries(
    "button dfn ins mark picture u var".split(" ").map((name) => [name, inside]),
  );

  return {
    ...others,
    ...markHandlers,
    a: createLinkHandler(context),
    address: blocks,
    audio: createMediaHandler(context),
    video: createMediaHandler(context),
    details: blocks,
    dialog: blocks,
    div: createEmbedHandler(context, blocks),
    dl: blocks,
    dt: term,
    dd: blocks,
    figcaption: caption,
    figure: blocks,
    img: createPictureHandler(context),
    li: (state, node, parent) =>
      lists.includes(parent?.type === "element" ? parent.tagName : "")
        ? defaultHandlers.li(state, node)
        : asBlocks(state.all(node)),
    menu: defaultHandlers.ul,
    p: createEmbedHandler(context, blocks),
    pre: createCodeHandler(context),
    q: (state, node) => [
      { type: "text", value: "“" },
      ...state.all(node),
      { type: "text", value: "”" },
    ],
    summary: term,
    sup: createSupHandler(context),
    table: createTableHandler(context),
    // The galleries of older versions are lists.
    ul: (state, node) =>
      hasClass(node, "blocks-gallery-grid")
        ? asBlocks(
            node.children.flatMap((item) => (isElement(item) ? asBlocks(state.all(item)) : [])),
          )
        : defaultHandlers.ul(state, node),
    wbr: () => undefined,
  };
};
