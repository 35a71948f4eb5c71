import type { Handle } from "hast-util-to-mdast";

import { isBlank } from "../../common/rules/blank.ts";
import { linkPattern } from "../../common/rules/links.ts";
import { unwrapUrl } from "../../common/rules/redirectors.ts";

import type { Context } from "./context.ts";
import { wrapLines } from "./inline.ts";
import { attributeOf, type MarkdownNode } from "./nodes.ts";

const pictureFile = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i;

/** The words of Markdown, with the alternative texts of pictures. */
export const nameOf = (node: MarkdownNode): string => {
  if ("value" in node) return node.value;
  if (node.type === "image") return node.alt ?? "";

  return "children" in node ? node.children.map(nameOf).join("") : "";
};

const hasPicture = (nodes: readonly MarkdownNode[]): boolean =>
  nodes.some((node) => node.type === "image" || ("children" in node && hasPicture(node.children)));

/**
 * A link, unless the site cannot have it: one within the old page, to an address that is none, or
 * without words. What is in it stays. A picture that leads to its own file is the picture alone.
 */
export const createLinkHandler =
  ({ linkFor, losses }: Context): Handle =>
  (state, node) => {
    const children = state.all(node);
    const href = attributeOf(node, "href").trim().replaceAll(/\s/g, "%20");
    if (href === "") return children;
    if (hasPicture(children) && pictureFile.test(href)) return children;
    const url = unwrapUrl(linkFor(href));
    if (url.startsWith("#") || !linkPattern.test(url)) {
      losses.add(`link to ${url}`);

      return children;
    }
    if (isBlank(children.map(nameOf).join(""))) {
      if (hasPicture(children)) losses.add(`link of a picture without alternative text to ${url}`);

      return children;
    }

    return wrapLines(children, (content) =>
      isBlank(content.map(nameOf).join("")) ? content : [{ type: "link", url, children: content }],
    );
  };
