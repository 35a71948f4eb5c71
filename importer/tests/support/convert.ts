import { type ConversionOptions, convertHtml } from "../../text/html-to-markdown.ts";

/** Converts with the file name of each picture as its name. */
export const convert = (html: string, options: Partial<ConversionOptions> = {}) =>
  convertHtml(html, { pictureName: (url) => url.split("/").at(-1), ...options });

/** A block of the block editor: its comments around HTML. */
export const block = (name: string, html: string, attributes = "") =>
  `<!-- wp:${name} ${attributes}-->\n${html}\n<!-- /wp:${name} -->\n\n`;

/** What blocks of pictures, tables and embeds have around them. */
export const figure = (kind: string, html: string) =>
  `<figure class="wp-block-${kind}">${html}</figure>`;
/** A block with a picture. */
export const image = (name: string, caption = "") =>
  block("image", figure("image", `<img src="/${name}.png" alt="${name}"/>${caption}`), '{"id":1} ');
