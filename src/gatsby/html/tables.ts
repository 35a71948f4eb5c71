import type MarkdownIt from "markdown-it";

// The parser writes style attributes, which the CSP blocks. src/components/Prose has the classes.
const classes: Record<string, string> = {
  "text-align:center": "m",
  "text-align:right": "e",
};

/** Makes tables focusable for scrolling (WCAG 2.1.1) and aligns cells by classes. */
export const tablesPlugin = (markdown: MarkdownIt) => {
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
