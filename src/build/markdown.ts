import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

import { llmsPath, markdownPath } from "../catalogue/paths";

import { isOriginal, mainOf, type BuiltPage } from "./built-pages";
import type { Settings } from "./settings";

// Controls, decoration, and what repeats on every page.
const withoutWords = ["form", "nav", "button", "script", "style", "svg", "noscript"] as const;

const converter = (siteUrl: string) => {
  const service = new TurndownService({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
  });
  const absolute = (address: string) => (address.startsWith("/") ? siteUrl + address : address);
  service.use(tables);
  service.remove(withoutWords as unknown as TurndownService.Filter);
  service.remove((node) => node.hasAttribute("data-repeated"));
  service.addRule("link", {
    filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
    replacement: (text, node) => {
      const words = text.replace(/\s+/g, " ").trim();
      const href = node.getAttribute("href") ?? "";

      return words && !href.startsWith("#") ? `[${words}](${absolute(href)})` : words;
    },
  });
  // Pictures are described: their files are sized for screens.
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

/** Puts a space between elements that a style sheet keeps apart on one line, but not in code. */
const keepApart = (html: string) =>
  html.replace(codeOrNeighbors, (found, code?: string) => code ?? `${found} `);

/** The HTML of a page's main part as Markdown, with whole addresses. */
export const markdownOf = (main: string, siteUrl: string) =>
  `${converter(siteUrl)
    .turndown(keepApart(main))
    .replace(/\n{3,}/g, "\n\n")}\n`;

/** What the site offers to language models: each page with its description, by kind (llmstxt.org). */
export const llmsText = (
  pages: readonly BuiltPage[],
  { name, description, siteUrl }: { name: string; description: string; siteUrl: string },
) => {
  const originals = pages.filter((page) => isOriginal(page, siteUrl));
  const groupOf = (page: BuiltPage) => page.group ?? "Company";
  const lines = [...new Set(originals.map(groupOf))].flatMap((group) => [
    `## ${group}`,
    "",
    ...originals
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
 * Writes the text of each page as Markdown beside the page, and the list of them all.
 *
 * @param folder of the built site.
 * @returns the paths of the texts of pages.
 */
export const writeMarkdown = async (
  folder: string,
  pages: readonly BuiltPage[],
  agency: { name: string; description: string },
  { siteUrl }: Pick<Settings, "siteUrl">,
) => {
  for (const page of pages) {
    const file = join(folder, markdownPath(page.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, markdownOf(mainOf(page), siteUrl));
  }
  await writeFile(join(folder, llmsPath), llmsText(pages, { ...agency, siteUrl }));

  return pages.map(({ path }) => markdownPath(path));
};
