import { markdownPath } from "../../../common/catalogue/paths";
import type { BuiltPage } from "./built-pages";
import { writeMarkdownText } from "./html-to-markdown";
import { isCanonical } from "./page-metadata";

/** Renders llms.txt: each page with its description, by kind (llmstxt.org). */
export const renderLlmsTxt = (
  pages: readonly BuiltPage[],
  { name, description, siteUrl }: { name: string; description: string; siteUrl: string },
) => {
  const canonicalPages = pages.filter((page) => isCanonical(page, siteUrl));
  const groupOf = (page: BuiltPage) => page.group ?? "Company";
  const text = (value: string) => ({ type: "text" as const, value });
  const linksIn = (group: string) =>
    canonicalPages
      .filter((page) => groupOf(page) === group)
      .map(({ path, title, description }) => [
        { type: "link" as const, url: siteUrl + markdownPath(path), children: [text(title)] },
        text(`: ${description}`),
      ]);

  return writeMarkdownText([
    { type: "heading", depth: 1, children: [text(name)] },
    { type: "blockquote", children: [{ type: "paragraph", children: [text(description)] }] },
    ...[...new Set(canonicalPages.map(groupOf))].flatMap((group) => [
      { type: "heading" as const, depth: 2 as const, children: [text(group)] },
      {
        type: "list" as const,
        spread: false,
        children: linksIn(group).map((children) => ({
          type: "listItem" as const,
          spread: false,
          children: [{ type: "paragraph" as const, children }],
        })),
      },
    ]),
  ]);
};
