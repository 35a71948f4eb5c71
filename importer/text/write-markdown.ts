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
