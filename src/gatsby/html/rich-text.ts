import { alternativeTextFor } from "../../../common/rules/decoration";
import { linkPattern } from "../../../common/rules/links";
import { createMarkdown, wordsOf } from "../../../common/rules/markdown";
import { headingsPlugin } from "./headings";
import { highlightCode } from "./highlight";
import { tablesPlugin } from "./tables";
import { videoEmbedsPlugin } from "./video-embeds";

const markdown = createMarkdown();

/** Twice the width of a text column, in pixels. */
export const maxImageWidth = 1360;

/** URL and size in pixels of an image in rich text. */
export type MarkdownImage = { src: string; width: number; height: number };
type Environment = { images: ReadonlyMap<string, MarkdownImage> };

// Links that may not be published become text; only drafts have them.
markdown.core.ruler.push("links", ({ tokens }) => {
  for (const token of tokens) {
    if (!token.children) continue;
    let isRefused = false;
    token.children = token.children.filter((part) => {
      if (part.type === "link_open") isRefused = !linkPattern.test(part.attrGet("href") ?? "");

      return !(isRefused && part.type.startsWith("link_"));
    });
  }
});

markdown.use(headingsPlugin).use(tablesPlugin).use(videoEmbedsPlugin);

type RenderRule = NonNullable<typeof markdown.renderer.rules.fence>;

// Focusable, so that keyboards can scroll it (WCAG 2.1.1).
const codeBlock: RenderRule = (tokens, index, _options, _environment, renderer) => {
  const token = tokens[index];
  if (!token) return "";
  const name = /^[\w+#-]+/.exec(token.info)?.[0].toLowerCase() ?? "";
  const html = highlightCode(token.content, name);

  return `<pre tabindex="0" role="group" aria-label="Code"${renderer.renderAttrs(token)}><code${name && ` class="language-${name}"`}>${html}</code></pre>\n`;
};
markdown.renderer.rules.fence = codeBlock;
markdown.renderer.rules.code_block = codeBlock;
markdown.renderer.rules.image = (tokens, index, options, environment: Environment, renderer) => {
  const token = tokens[index];
  const address = token?.attrGet("src") ?? "";
  const image = environment.images.get(address);
  if (!image) throw new Error(`The image ${address} in rich text was not downloaded`);
  const alt = alternativeTextFor(wordsOf(token?.children ?? []));
  for (const [name, value] of Object.entries({ ...image, alt, loading: "lazy" })) {
    token?.attrSet(name, String(value));
  }

  return renderer.renderToken(tokens, index, options);
};

/**
 * Renders Markdown as HTML. Raw HTML is escaped.
 *
 * @param images by their URL in the text.
 * @throws if an image is not among them.
 */
export const renderMarkdown = (text: string, images: Environment["images"] = new Map()) =>
  markdown.render(text, { images });
