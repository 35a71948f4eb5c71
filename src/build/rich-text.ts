import MarkdownIt from "markdown-it";

import { alternativeFor } from "../../cms/src/content/rules/alternative-text";
import { headings } from "./headings";
import { highlighted } from "./highlight";
import { videoAt } from "./videos";

// HTML that an editor pastes is shown as the text it is, and links may only go
// where markdown-it's own check lets them (no javascript:, no data:).
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** Twice the longest line of a text, in pixels. */
export const widestPicture = 1360;

/** Where a picture of a text is served, and its size in pixels. */
export type TextPicture = { src: string; width: number; height: number };
type Environment = { pictures: ReadonlyMap<string, TextPicture> };

markdown.use(headings);

// A link to a video that has a paragraph to itself becomes the place where it is played.
markdown.core.ruler.push("videos", ({ tokens, Token }) => {
  tokens.forEach(({ children }, index) => {
    const [link, ...rest] = children ?? [];
    const paragraph = tokens[index - 1];
    const video = videoAt(link?.attrGet("href") ?? "");
    const isAlone = rest.findIndex(({ type }) => type === "link_close") === rest.length - 1;
    // An item of a list has its paragraph hidden.
    const isPlace = paragraph?.type === "paragraph_open" && !paragraph.hidden;
    if (!children || !link || !video || !isAlone || !isPlace) return;

    paragraph.attrSet("class", "video");
    link.attrSet("data-player", video.player);
    const label = new Token("html_inline", "", 0);
    label.content = `<span class="play">Play the video on ${video.host}</span>`;
    children.splice(-1, 0, label);
  });
});

// Code and tables can be scrolled by keyboard (WCAG 2.1.1).
const codeBlock = (code: string, language = "") => {
  const name = /^[\w+#-]+/.exec(language)?.[0].toLowerCase() ?? "";
  const html = highlighted(code, name);

  return `<pre tabindex="0" role="group" aria-label="Code"><code${name && ` class="language-${name}"`}>${html}</code></pre>\n`;
};
markdown.renderer.rules.fence = (tokens, index) =>
  codeBlock(tokens[index]?.content ?? "", tokens[index]?.info);
markdown.renderer.rules.code_block = (tokens, index) => codeBlock(tokens[index]?.content ?? "");
const { image } = markdown.renderer.rules;
markdown.renderer.rules.table_open = () =>
  '<div class="table" role="region" tabindex="0" aria-label="Table"><table>';
markdown.renderer.rules.table_close = () => "</table></div>";
markdown.renderer.rules.image = (tokens, index, options, environment: Environment, renderer) => {
  const token = tokens[index];
  const address = token?.attrGet("src") ?? "";
  const picture = environment.pictures.get(address);
  if (!picture) throw new Error(`The picture ${address} of a text was not downloaded`);
  for (const [name, value] of Object.entries({ ...picture, loading: "lazy" })) {
    token?.attrSet(name, String(value));
  }

  // From these, markdown-it writes the alternative text.
  if (token && !alternativeFor(token.content)) token.children = [];

  return image?.(tokens, index, options, environment, renderer) ?? "";
};

/**
 * The HTML of a text written in Markdown. Raw HTML in it comes out escaped.
 *
 * @param pictures by the address that the text gives.
 */
export const markdownHtml = (text: string, pictures: Environment["pictures"] = new Map()) =>
  markdown.render(text, { pictures });
