import type { Handle } from "hast-util-to-mdast";

import type { Context } from "./context.ts";
import { embedClass } from "./expand-shortcodes.ts";
import { type Block, hasClass, textOf } from "./nodes.ts";
import { bareUrlOf, hostOf, videoUrlOf } from "./videos.ts";

/** A paragraph with nothing but a link, whose words are its address. */
const linkTo = (url: string): Block => ({
  type: "paragraph",
  children: [{ type: "link", url, children: [{ type: "text", value: url }] }],
});

/** An address alone becomes a link, which the site shows as a player if it is of a video. */
const embed = (text: string, { losses }: Context, isEmbed: boolean): Block | undefined => {
  const url = bareUrlOf(text);
  if (!url) return undefined;
  const video = videoUrlOf(url);
  if (!video && isEmbed) losses.add(`embed of ${hostOf(url)}: it is a link`);

  return linkTo(video ?? url);
};

/** An element that has an address and nothing else becomes a link; others are handled otherwise. */
export const createEmbedHandler =
  (context: Context, otherwise: Handle): Handle =>
  (state, node, parent) => {
    const isText = node.children.every(({ type }) => type === "text");

    return (
      (isText ? embed(textOf(node), context, hasClass(node, embedClass)) : undefined) ??
      otherwise(state, node, parent)
    );
  };

/** A file with a video or sound becomes a link. */
export const createMediaHandler =
  ({ losses }: Context): Handle =>
  (_state, node) => {
    const url = textOf(node);
    losses.add(`${node.tagName} ${url}: it is a link`);

    return linkTo(encodeURI(url));
  };
