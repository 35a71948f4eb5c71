import { attributeOf, isElement } from "../text/nodes.ts";
import { parseHtml } from "../text/parse-html.ts";
import { writePicture } from "../text/write-markdown.ts";

import type { InlineEdits } from "./edit-inline.ts";
import { breakMark, gapMark } from "./line-marks.ts";

const tag =
  /<(\/?)([a-z][a-z\d-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/iy;
const comment = /<!--[^]*?-->/y;

/** A tag in a line, or a comment, which has no name. */
export type Tag = {
  name: string;
  isEnd: boolean;
  length: number;
  /** The value of an attribute as browsers read it; empty if it is missing. */
  attribute: (name: string) => string;
};

/** The tag or comment at an index of a paragraph; undefined if there is none. */
export const tagAt = (text: string, at: number): Tag | undefined => {
  comment.lastIndex = at;
  tag.lastIndex = at;
  const match = comment.exec(text) ?? tag.exec(text);
  if (!match) return undefined;
  const [whole, slash, name = ""] = match;

  return {
    name: name.toLowerCase(),
    isEnd: Boolean(slash),
    length: whole.length,
    attribute: (attribute) => {
      const element = parseHtml(whole).find(isElement);

      return element ? attributeOf(element, attribute).trim() : "";
    },
  };
};

/**
 * What a tag becomes that is no link's. Pictures and line breaks have a form in Markdown; other tags are
 * left out, and their words stay.
 */
export const replaceTag = (
  { name, isEnd, attribute }: Tag,
  { picture, lose }: InlineEdits,
): string => {
  if (name === "br") return breakMark;
  if (name === "" || isEnd) return gapMark;
  if (name === "img") {
    const alternativeText = attribute("alt");
    const to = picture(attribute("src"), alternativeText);

    return to === undefined ? gapMark : writePicture(to, alternativeText);
  }
  lose(`HTML in a line: <${name}>`);

  return gapMark;
};
