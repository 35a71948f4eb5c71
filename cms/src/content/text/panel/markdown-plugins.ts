import {
  commonmark,
  emphasisSchema,
  imageSchema,
  linkSchema,
  strongSchema,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
} from "@milkdown/preset-commonmark";
import {
  autoInsertSpanPlugin,
  addColAfterCommand,
  addColBeforeCommand,
  addRowAfterCommand,
  addRowBeforeCommand,
  deleteSelectedCellsCommand,
  exitTable,
  goToNextTableCellCommand,
  goToPrevTableCellCommand,
  insertTableCommand,
  strikethroughAttr,
  strikethroughInputRule,
  strikethroughKeymap,
  strikethroughSchema,
  tableCellSchema,
  tableEditingPlugin,
  tableHeaderRowSchema,
  tableHeaderSchema,
  tableKeymap,
  tablePasteRule,
  tableRowSchema,
  tableSchema,
  toggleStrikethroughCommand,
} from "@milkdown/preset-gfm";
import { type $MarkSchema, type $NodeSchema, $remark } from "@milkdown/utils";
import {
  gfmStrikethroughFromMarkdown,
  gfmStrikethroughToMarkdown,
} from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown, gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";

type Extensions = Record<
  "micromarkExtensions" | "fromMarkdownExtensions" | "toMarkdownExtensions",
  unknown[]
>;
type Processor = { data: () => Partial<Extensions> };

/**
 * The site's Markdown: CommonMark with tables and strikethrough. HTML is text. GFM's bare addresses,
 * task lists and footnotes are no syntax of it.
 */
const siteMarkdown = $remark(
  "siteMarkdown",
  () =>
    // Unified calls it with the processor as `this`.
    function addExtensions(this: Processor) {
      const data = this.data();
      (data.micromarkExtensions ??= []).push(gfmTable(), gfmStrikethrough({ singleTilde: false }), {
        disable: { null: ["htmlFlow", "htmlText"] },
      });
      (data.fromMarkdownExtensions ??= []).push(
        gfmTableFromMarkdown(),
        gfmStrikethroughFromMarkdown(),
      );
      (data.toMarkdownExtensions ??= []).push(
        gfmTableToMarkdown({ tablePipeAlign: false }),
        gfmStrikethroughToMarkdown(),
      );
    },
);

const withoutAlignment = { default: null };

/** Cells are not aligned unless somebody has aligned them. */
const unaligned = <Name extends string>(schema: $NodeSchema<Name>) =>
  schema.extendSchema((previous) => (ctx) => {
    const base = previous(ctx);

    return {
      ...base,
      attrs: { ...base.attrs, alignment: withoutAlignment },
      parseDOM: (base.parseDOM ?? []).map((rule) => ({
        ...rule,
        getAttrs: (dom: HTMLElement) => ({
          ...(rule.getAttrs?.(dom) || {}),
          alignment: dom.style.textAlign || null,
        }),
      })),
    };
  });

/** Pictures without a title, which Milkdown's parser refuses. */
const picture = imageSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: [
    {
      tag: "img[src]",
      getAttrs: (dom: HTMLElement) => ({
        src: dom.getAttribute("src") ?? "",
        alt: dom.getAttribute("alt") ?? "",
        title: dom.getAttribute("title") ?? "",
      }),
    },
  ],
  parseMarkdown: {
    match: ({ type }) => type === "image",
    runner: (state, { url, alt, title }, type) =>
      void state.addNode(type, { src: url ?? "", alt: alt ?? "", title: title ?? "" }),
  },
}));

/** What is written after a link is not part of it. */
const link = linkSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  inclusive: false,
}));

/** A mark without the sign that it was written with: two halves that differ in it are one. */
const withoutSign = <Name extends string>(schema: $MarkSchema<Name>, type: string) =>
  schema.extendSchema((previous) => (ctx) => ({
    ...previous(ctx),
    attrs: {},
    parseMarkdown: {
      match: (node) => node.type === type,
      runner: (state, { children }, mark) =>
        void state.openMark(mark).next(children).closeMark(mark),
    },
    toMarkdown: {
      match: (mark) => mark.type.name === type,
      runner: (state, mark) => void state.withMark(mark, type),
    },
  }));

/** Plugins that are not used: empty lines as `<br />`, which the site shows, and ids of headings. */
const unused = new Set<unknown>([remarkPreserveEmptyLinePlugin, syncHeadingIdPlugin].flat());

/** Nodes, marks, commands and keys of the site's Markdown. */
export const markdownPlugins = [
  ...commonmark.filter((plugin) => !unused.has(plugin)),
  withoutSign(strongSchema, "strong"),
  withoutSign(emphasisSchema, "emphasis"),
  link,
  picture,
  tableSchema,
  tableHeaderRowSchema,
  tableRowSchema,
  unaligned(tableHeaderSchema),
  unaligned(tableCellSchema),
  strikethroughAttr,
  strikethroughSchema,
  autoInsertSpanPlugin,
  tableEditingPlugin,
  tablePasteRule,
  tableKeymap,
  strikethroughKeymap,
  strikethroughInputRule,
  insertTableCommand,
  addRowBeforeCommand,
  addRowAfterCommand,
  addColBeforeCommand,
  addColAfterCommand,
  deleteSelectedCellsCommand,
  exitTable,
  goToNextTableCellCommand,
  goToPrevTableCellCommand,
  toggleStrikethroughCommand,
  siteMarkdown,
].flat();
