import type MarkdownIt from "markdown-it";

// The parser would write a style, which the security policy of a release refuses; cells begin at
// the start by themselves. src/components/Prose has the classes, for the middle and the end.
const classes: Record<string, string> = {
  "text-align:center": "m",
  "text-align:right": "e",
};

/** Tables that can be scrolled by keyboard (WCAG 2.1.1), their cells aligned by classes. */
export const tables = (markdown: MarkdownIt) => {
  markdown.core.ruler.push("tables", ({ tokens }) => {
    for (const token of tokens) {
      const style = token.attrGet("style");
      if (style === null) continue;

      const aligned = classes[style];
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
      if (aligned) token.attrSet("class", aligned);
    }
  });
  markdown.renderer.rules.table_open = (tokens, index, options, _environment, renderer) =>
    `<div class="table" role="region" tabindex="0" aria-label="Table">${renderer.renderToken(tokens, index, options).trimEnd()}`;
  markdown.renderer.rules.table_close = () => "</table></div>";
};
