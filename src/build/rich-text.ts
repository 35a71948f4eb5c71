import MarkdownIt from "markdown-it";

import { anchorOf } from "../lib/anchor";

// HTML that an editor pastes is shown as the text it is, and links may only go
// where markdown-it's own check lets them (no javascript:, no data:).
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

// Headings can be linked to; code and tables can be scrolled by keyboard (WCAG 2.1.1).
markdown.core.ruler.push("anchors", ({ tokens }) => {
  tokens.forEach((token, index) => {
    const text = tokens[index + 1]?.content;
    if (token.type === "heading_open" && text) token.attrSet("id", anchorOf(text));
  });
});
const { fence } = markdown.renderer.rules;
markdown.renderer.rules.fence = (...args) =>
  (fence?.(...args) ?? "").replace("<pre>", '<pre tabindex="0">');
markdown.renderer.rules.table_open = () =>
  '<div class="table" role="region" tabindex="0" aria-label="Table"><table>';
markdown.renderer.rules.table_close = () => "</table></div>";

/** The HTML of a text written in Markdown. Raw HTML in it comes out escaped. */
export const markdownHtml = (text: string) => markdown.render(text);

// It also sees the addresses that `markdown` would leave as text.
const reader = new MarkdownIt({ html: false });
reader.validateLink = () => true;

/** Where the links of a text written in Markdown lead, and the addresses of its pictures. */
export const addressesIn = (text: string) => {
  const tokens = reader.parse(text, {}).flatMap(({ children }) => children ?? []);
  const all = (type: string, attribute: string) =>
    tokens.filter((token) => token.type === type).map((token) => token.attrGet(attribute) ?? "");

  return { links: all("link_open", "href"), pictures: all("image", "src") };
};
