import { type State, toMdast } from "hast-util-to-mdast";

import { listDynamicBlocks, splitSections } from "./block-comments.ts";
import type { Context, FoundPicture } from "./context.ts";
import { type Attachment, expandShortcodes } from "./expand-shortcodes.ts";
import { finishTree } from "./finish.ts";
import { notesTitle, readFootnotes } from "./footnotes.ts";
import { createHandlers } from "./handlers.ts";
import { asBlocks } from "./inline.ts";
import { createLosses } from "./losses.ts";
import { createElement, createText, type HtmlNode, isSeparator } from "./nodes.ts";
import { addParagraphs } from "./paragraphs.ts";
import { parseHtml } from "./parse-html.ts";
import { keepVisible } from "./visible.ts";
import { writeMarkdown } from "./write-markdown.ts";

export type { FoundPicture } from "./context.ts";

/** A post's text as the site reads it. */
export type Conversion = {
  markdown: string;
  /** The pictures of the text, in its order. */
  pictures: FoundPicture[];
  /** What the new text lacks or has in another form, each thing once with a count: `shortcode [vc_row] (2)`. */
  losses: string[];
};

/** What the text itself does not say. */
export type ConversionOptions = {
  /** The address that a picture has in the Markdown; undefined if there is none, which is a loss. */
  pictureName: (url: string, alternativeText: string) => string | undefined;
  /** The new address of a link; by default the old one. */
  linkFor?: (url: string) => string;
  /** The post's meta field `footnotes`, JSON as WordPress wrote it. */
  footnotes?: string | undefined;
  /** The picture with an id, for `[gallery ids="1,2"]`. */
  attachmentFor?: (id: string) => Attachment | undefined;
  /** The ids of the pictures that were uploaded to the text, for `[gallery]` without ids. */
  ownPictures?: readonly string[];
};

/** Sets the words before a comment of WordPress apart from those after it. */
const comment = (_state: State, node: HtmlNode) =>
  isSeparator(node) ? { type: "paragraph" as const, children: [] } : undefined;

/**
 * Converts the content of a WordPress post to the Markdown that the site's parser reads. It accepts
 * both editors' markup, and both in one post. No HTML is an error: what the site cannot show is in
 * the losses, and all other words stay.
 *
 * @param content the post's `content:encoded`.
 */
export const convertHtml = (content: string, options: ConversionOptions): Conversion => {
  const losses = createLosses();
  const pictures: FoundPicture[] = [];
  const notes = readFootnotes(options.footnotes);
  const context: Context = {
    pictureName: options.pictureName,
    linkFor: options.linkFor ?? ((url) => url),
    notes,
    losses,
    pictures,
  };
  const attachmentFor = options.attachmentFor ?? (() => undefined);
  const read = (html: string) =>
    expandShortcodes(keepVisible(parseHtml(html), losses.add), {
      losses,
      attachmentFor,
      ownPictures: options.ownPictures ?? [],
    });
  const nodes = read(content);
  listDynamicBlocks(nodes, losses);
  const body: HtmlNode[] = splitSections(nodes).flatMap((section) =>
    section.isClassic ? addParagraphs(section.nodes) : section.nodes,
  );
  const end =
    notes.length > 0
      ? [
          createElement("h2", [createText(notesTitle)]),
          createElement(
            "ol",
            notes.map((note) => createElement("li", read(note.content))),
          ),
        ]
      : [];
  const tree = toMdast(
    { type: "root", children: [...body, ...end] },
    { handlers: createHandlers(context), nodeHandlers: { comment } },
  );

  return {
    markdown: writeMarkdown(finishTree(asBlocks("children" in tree ? tree.children : [tree]))),
    pictures,
    losses: losses.list(),
  };
};
