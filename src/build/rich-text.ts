import { altTextFor } from "../../cms/src/content/rules/decoration";
import { linkPattern } from "../../cms/src/content/rules/links";
import { createMarkdown, wordsOf } from "../../cms/src/content/rules/markdown";
import { directions } from "./directions";
import { headings } from "./headings";
import { highlighted } from "./highlight";
import { tables } from "./tables";
import { videoPlaces } from "./video-places";

const markdown = createMarkdown();

/** Twice the longest line of a text, in pixels. */
export const widestPicture = 1360;

/** Where a picture of a text is served, and its size in pixels. */
export type TextPicture = { src: string; width: number; height: number };
type Environment = { pictures: ReadonlyMap<string, TextPicture> };

// A link that may not be published is its words: drafts have some.
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

markdown.use(headings).use(tables).use(videoPlaces).use(directions);

type RenderRule = NonNullable<typeof markdown.renderer.rules.fence>;

// Code can be scrolled by keyboard (WCAG 2.1.1).
const codeBlock: RenderRule = (tokens, index, _options, _environment, renderer) => {
  const token = tokens[index];
  if (!token) return "";
  const name = /^[\w+#-]+/.exec(token.info)?.[0].toLowerCase() ?? "";
  const html = highlighted(token.content, name);

  return `<pre tabindex="0" role="group" aria-label="Code"${renderer.renderAttrs(token)}><code${name && ` class="language-${name}"`}>${html}</code></pre>\n`;
};
markdown.renderer.rules.fence = codeBlock;
markdown.renderer.rules.code_block = codeBlock;
markdown.renderer.rules.image = (tokens, index, options, environment: Environment, renderer) => {
  const token = tokens[index];
  const address = token?.attrGet("src") ?? "";
  const picture = environment.pictures.get(address);
  if (!picture) throw new Error(`The picture ${address} of a text was not downloaded`);
  const alt = altTextFor(wordsOf(token?.children ?? []));
  for (const [name, value] of Object.entries({ ...picture, alt, loading: "lazy" })) {
    token?.attrSet(name, String(value));
  }

  return renderer.renderToken(tokens, index, options);
};

/**
 * The HTML of a text written in Markdown. Raw HTML in it comes out escaped.
 *
 * @param pictures by the address that the text gives.
 */
export const markdownHtml = (text: string, pictures: Environment["pictures"] = new Map()) =>
  markdown.render(text, { pictures });
