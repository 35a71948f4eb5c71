import MarkdownIt from "markdown-it";

import { convertHtml } from "../text/html-to-markdown.ts";
import { createLosses } from "../text/losses.ts";
import { writeAddress } from "../text/write-markdown.ts";

import { addressOf, editInline, type InlineEdits, pictureFile } from "./edit-inline.ts";
import { listFootnotes, titleFootnotes } from "./footnotes.ts";
import { editHeadings, takeTitle } from "./headings.ts";
import { removeAttributes } from "./remove-attributes.ts";
import { removeMdx } from "./remove-mdx.ts";
import { removeTemplates } from "./templates.ts";

type Options = {
  /** The title that the fields give; empty if the text's first heading is the title. */
  title: string;
  isMdx: boolean;
  /** Whether values in double braces are commands of Liquid. */
  isLiquid: boolean;
  picture: InlineEdits["picture"];
  link: InlineEdits["link"];
};

const parser = new MarkdownIt({ html: true });
parser.validateLink = () => true;

const { normalizeReference } = parser.utils;

const definition = /^( {0,3}\[([^\]^][^\]]*)\]:\s*)(<[^>]*>|\S+)/;
const leaf = /^(paragraph_open|heading_open|table_open|fence|code_block|html_block|hr)$/;

/** The lines of HTML as Markdown. Blocks of WordPress keep their line breaks from meaning anything. */
const htmlLines = (html: string, { picture, link, lose }: InlineEdits) => {
  const { markdown, losses } = convertHtml(`<!-- wp:html -->\n${html}\n<!-- /wp:html -->`, {
    pictureName: picture,
    linkFor: (url) => link(url) ?? "",
  });
  // Links and pictures without an address are listed already.
  for (const what of losses) if (!/^(link to |picture )/.test(what)) lose(what);

  return markdown;
};

/**
 * Converts Markdown of another site's generator to that of our site: templates and HTML are taken out
 * or converted, footnotes are a list, headings begin at level 2, and pictures and links get new addresses. All other text
 * stays as it is written, in linear time.
 *
 * @returns the text, its title, and what it lost, each thing once with a count.
 */
export const convertMarkdown = (source: string, options: Options) => {
  const losses = createLosses();
  const filled = removeTemplates(source, options.isLiquid, losses);
  const plain = removeAttributes(filled, options.isLiquid, losses);
  const noted = listFootnotes(plain, losses);
  const clean = options.isMdx ? removeMdx(noted, losses) : noted;
  const lines = clean.split("\n");
  const tokens = parser.parse(clean, {});
  const title = takeTitle(lines, tokens, options.title);
  editHeadings(lines, tokens);

  const covered = new Set<number>();
  const kept = new Set<number>();
  const singles = new Set<number>();
  const starts = new Set<number>();
  const blocks = new Map<number, { end: number; html: string }>();
  for (const { type, map, level, content } of tokens) {
    if (!map) continue;
    const [first, end] = map;
    starts.add(first).add(end);
    if (!leaf.test(type)) continue;
    for (let line = first; line < end; line += 1) {
      covered.add(line);
      if (type === "fence" || type === "code_block") kept.add(line);
      if (type === "table_open" || type === "heading_open") singles.add(line);
    }
    if (type === "html_block" && level === 0) blocks.set(first, { end, html: content });
  }

  const lost = new Set<string>();
  const edits: InlineEdits = {
    picture: options.picture,
    link: options.link,
    isLost: (label) => lost.has(normalizeReference(label)),
    lose: losses.add,
  };
  lines.forEach((line, index) => {
    const [whole, start = "", label = "", written = ""] = covered.has(index)
      ? []
      : (definition.exec(line) ?? []);
    if (whole === undefined) return;
    const url = addressOf(written);
    const to = pictureFile.test(url) ? options.picture(url, label) : options.link(url);
    if (to === undefined) lost.add(normalizeReference(label));
    lines[index] =
      to === undefined
        ? ""
        : start + (to === url ? written : writeAddress(to)) + line.slice(whole.length);
    kept.add(index);
  });

  const result: string[] = [];
  let paragraph: string[] = [];
  let isOneLine = false;
  const flush = () => {
    if (paragraph.length > 0) result.push(editInline(paragraph.join("\n"), edits, isOneLine));
    paragraph = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const block = blocks.get(index);
    const line = lines[index] ?? "";
    if (block || kept.has(index) || starts.has(index) || line.trim() === "") flush();
    if (block) {
      result.push(htmlLines(block.html, edits), "");
      index = block.end - 1;
    } else if (kept.has(index) || line.trim() === "") result.push(line);
    else {
      paragraph.push(line);
      isOneLine = singles.has(index);
    }
  }
  flush();
  const markdown = titleFootnotes(result.join("\n")).replace(/^(?:[ \t]*\n)+|\s+$/g, "");

  return { markdown, title, losses: losses.list() };
};
