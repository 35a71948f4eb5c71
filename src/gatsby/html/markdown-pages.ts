import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { llmsPath, markdownPath } from "../../../common/catalogue/paths";
import type { Settings } from "../settings";
import type { Memory } from "../files/memory";
import { readMainHtml, type BuiltPage } from "./built-pages";
import { htmlToMarkdown } from "./html-to-markdown";
import { renderLlmsTxt } from "./llms-txt";

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
    if (isWritten(file, page.mainDigest)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, htmlToMarkdown(readMainHtml(page), siteUrl));
  }
  await writeFile(join(publicDir, llmsPath), renderLlmsTxt(pages, { ...site, siteUrl }));

  return pages.map(({ path }) => markdownPath(path));
};
