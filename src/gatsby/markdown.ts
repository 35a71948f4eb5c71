import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

import { llmsPath, markdownPath } from "../../common/catalogue/paths";
import { absoluteUrl } from "../lib/absolute-urls";

import { isCanonical, readMainHtml, type BuiltPage } from "./built-pages";
import type { Settings } from "./settings";

// Elements without content of their own.
const excludedElements = ["form", "nav", "button", "script", "style", "svg", "noscript"] as const;

const converter = (siteUrl: string) => {
  const service = new TurndownService({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
  });
  service.use(tables);
  service.remove(excludedElements as unknown as TurndownService.Filter);
  service.remove((node) => node.hasAttribute("data-markdown-ignore"));
  service.addRule("link", {
    filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
    replacement: (text, node) => {
      const words = text.replace(/\s+/g, " ").trim();
      const href = node.getAttribute("href") ?? "";

      return words && !href.startsWith("#") ? `[${words}](${absoluteUrl(siteUrl, href)})` : words;
    },
  });
  // Images become their alt text: their files are sized for screens.
  service.addRule("picture", {
    filter: "img",
    replacement: (_, node) => node.getAttribute("alt") ?? "",
  });
  service.addRule("question", {
    filter: "summary",
    replacement: (text) => `\n\n### ${text.trim()}\n\n`,
  });
  service.addRule("term", { filter: "dt", replacement: (text) => `\n- ${text.trim()}: ` });
  service.addRule("description", { filter: "dd", replacement: (text) => text.trim() });

  return service;
};

const codeOrNeighbors =
  /(?<code><(pre|code)\b.*?<\/\2>)|<\/(?:a|span|strong|time)>(?=<(?:a|span|strong|time)\b)/gs;

/** Inserts a space between inline elements that only CSS separates, but not in code. */
const separateInlineElements = (html: string) =>
  html.replace(codeOrNeighbors, (found, code?: string) => code ?? `${found} `);

/** Converts a page's `<main>` to Markdown with absolute URLs. */
export const htmlToMarkdown = (main: string, siteUrl: string) =>
  `${converter(siteUrl)
    .turndown(separateInlineElements(main))
    .replace(/\n{3,}/g, "\n\n")}\n`;

/** Renders llms.txt: each page with its description, by kind (llmstxt.org). */
export const renderLlmsTxt = (
  pages: readonly BuiltPage[],
  { name, description, siteUrl }: { name: string; description: string; siteUrl: string },
) => {
  const canonicalPages = pages.filter((page) => isCanonical(page, siteUrl));
  const groupOf = (page: BuiltPage) => page.group ?? "Company";
  const lines = [...new Set(canonicalPages.map(groupOf))].flatMap((group) => [
    `## ${group}`,
    "",
    ...canonicalPages
      .filter((page) => groupOf(page) === group)
      .map(
        ({ path, title, description }) =>
          `- [${title}](${siteUrl}${markdownPath(path)}): ${description}`,
      ),
    "",
  ]);

  return [`# ${name}`, "", `> ${description}`, "", ...lines].join("\n");
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
) => {
  for (const page of pages) {
    const file = join(publicDir, markdownPath(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, htmlToMarkdown(readMainHtml(page), siteUrl));
  }
  await writeFile(join(publicDir, llmsPath), renderLlmsTxt(pages, { ...site, siteUrl }));

  return pages.map(({ path }) => markdownPath(path));
};
