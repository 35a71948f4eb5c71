import type MarkdownIt from "markdown-it";

import { anchorOf, uniqueAnchor } from "../../lib/anchor";

/** Ids that templates use, such as those of a case study's sections. */
const reservedIds = [
  "application",
  "apply",
  "code",
  "contact-form",
  "content",
  "decision",
  "openings",
  "options",
  "problem",
  "q",
  "request",
  "result",
  "risks",
  "subprocessors",
];

/** Renumbers headings from h2 without gaps (WCAG 1.3.1) and gives each a unique id. */
export const headingsPlugin = (markdown: MarkdownIt) => {
  markdown.core.ruler.push("headings", ({ tokens }) => {
    const taken = new Set(reservedIds);
    let level = 1;
    tokens.forEach((token, index) => {
      if (token.type === "heading_open") {
        level = Math.min(Math.max(Number(token.tag.slice(1)), 2), level + 1);
        const anchor = anchorOf(tokens[index + 1]?.content ?? "");
        if (anchor) token.attrSet("id", uniqueAnchor(anchor, taken));
      }
      if (token.type.startsWith("heading_")) token.tag = `h${level}`;
    });
  });
};
