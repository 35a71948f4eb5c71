import type MarkdownIt from "markdown-it";

import { anchorOf } from "../lib/anchor";

/** Anchors that the pages around a text have themselves. */
const reserved = [
  "application",
  "apply",
  "contact-form",
  "content",
  "openings",
  "q",
  "request",
  "subprocessors",
];

/** The anchor, or with `-2` and so on behind it, where it is taken. */
const freeAnchor = (anchor: string, taken: Set<string>) => {
  let free = anchor;
  for (let count = 2; taken.has(free); count++) free = `${anchor}-${count}`;
  taken.add(free);

  return free;
};

/**
 * Fits the headings of a text into its page, whatever an editor chose: the page has the only
 * `h1`, no level is skipped (WCAG 1.3.1), and each has an anchor of its own to link to.
 */
export const headings = (markdown: MarkdownIt) => {
  markdown.core.ruler.push("headings", ({ tokens }) => {
    const taken = new Set(reserved);
    let level = 1;
    tokens.forEach((token, index) => {
      if (token.type === "heading_open") {
        level = Math.min(Math.max(Number(token.tag.slice(1)), 2), level + 1);
        const anchor = anchorOf(tokens[index + 1]?.content ?? "");
        if (anchor) token.attrSet("id", freeAnchor(anchor, taken));
      }
      if (token.type.startsWith("heading_")) token.tag = `h${level}`;
    });
  });
};
