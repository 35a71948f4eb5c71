import type MarkdownIt from "markdown-it";

import { anchorOf } from "../../lib/anchor";

/** Ids that templates use. */
const reservedIds = [
  "application",
  "apply",
  "contact-form",
  "content",
  "openings",
  "q",
  "request",
  "subprocessors",
];

/** Appends `-2` and so on to an id that is taken. */
const uniqueId = (anchor: string, taken: Set<string>) => {
  let id = anchor;
  for (let count = 2; taken.has(id); count++) id = `${anchor}-${count}`;
  taken.add(id);

  return id;
};

/** Renumbers headings from h2 without gaps (WCAG 1.3.1) and gives each a unique id. */
export const headingsPlugin = (markdown: MarkdownIt) => {
  markdown.core.ruler.push("headings", ({ tokens }) => {
    const taken = new Set(reservedIds);
    let level = 1;
    tokens.forEach((token, index) => {
      if (token.type === "heading_open") {
        level = Math.min(Math.max(Number(token.tag.slice(1)), 2), level + 1);
        const anchor = anchorOf(tokens[index + 1]?.content ?? "");
        if (anchor) token.attrSet("id", uniqueId(anchor, taken));
      }
      if (token.type.startsWith("heading_")) token.tag = `h${level}`;
    });
  });
};
