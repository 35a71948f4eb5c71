import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { llmsPath, markdownPath } from "../../../common/catalogue/paths";
import type { Settings } from "../settings";
import type { Memory } from "../files/memory";
import { readMainHtml, type BuiltPage } from "./built-pages";
import { htmlToMarkdown, writeMarkdownText } from "./html-to-markdown";
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

/**
 * Writes each page as Markdown, and llms.txt.
 *
 * @returns the paths of the pages' Markdown files.
 */
export const writeMarkdown = async (
  publicDir: string,
  pages: readonly BuiltPage[],
  site: { name: string; description: string },
  { siteUrl }: Pick<Settings, "siteUrl">,
  { isWritten }: Pick<Memory, "isWritten">,
) => {
  for (const page of pages) {
    const file = join(publicDir, markdownPath(page.path));
    const html = readMainHtml(page);
    if (isWritten(file, html)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, htmlToMarkdown(html, siteUrl));
  }
  await writeFile(join(publicDir, llmsPath), renderLlmsTxt(pages, { ...site, siteUrl }));

  return pages.map(({ path }) => markdownPath(path));
};
