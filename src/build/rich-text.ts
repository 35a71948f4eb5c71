import MarkdownIt from "markdown-it";

// HTML that an editor pastes is shown as the text it is, and links may only go
// where markdown-it's own check lets them (no javascript:, no data:).
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** The HTML of a text written in Markdown. Raw HTML in it comes out escaped. */
export const markdownHtml = (text: string) => markdown.render(text);
