import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";

import type { MarkdownNode } from "./nodes.ts";

/** Writes CommonMark with tables and strikethrough. What Markdown would read in words is escaped. */
export const writeMarkdown = (children: MarkdownNode[]) =>
  toMarkdown(
    { type: "root", children },
    {
      bullet: "-",
      extensions: [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()],
      // Two hyphens are not a dash.
      unsafe: [{ character: "-", before: "-", inConstruct: "phrasing" }],
    },
  ).trimEnd();

/** A picture of Markdown. What Markdown would read in its address and alternative text is escaped. */
export const writePicture = (url: string, alternativeText: string): string =>
  writeMarkdown([
    {
      type: "paragraph",
      children: [
        {
          type: "image",
          url: url.replaceAll(/\s/g, "%20"),
          alt: alternativeText.replaceAll(/\s+/g, " ").trim(),
        },
      ],
    },
  ]);

/** An address as Markdown has it in the parentheses of a link. */
export const writeAddress = (url: string): string => writePicture(url, "").slice("![](".length, -1);
