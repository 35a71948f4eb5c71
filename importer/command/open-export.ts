import { basename, resolve } from "node:path";

import type { ImportPart } from "../record.ts";
import { readMarkdown } from "../markdown/read-markdown.ts";
import { isNative } from "../markdown/read-native.ts";
import { toSlug } from "../records/slugs.ts";
import { convertHtml } from "../text/html-to-markdown.ts";
import { readChannel } from "../wordpress/read-channel.ts";
import { readWordPress } from "../wordpress/read-wordpress.ts";

import type { Arguments } from "./read-arguments.ts";
import { sitemapUrls } from "./sitemap-urls.ts";

/** An export that can be read. */
export type Export = {
  /** Its name for files: lowercase letters, digits and hyphens. */
  name: string;
  parts: AsyncGenerator<ImportPart>;
  /** The folder with the files of its pictures; undefined if all have URLs. */
  folder: string | undefined;
  /** The host of the old site; empty if the export does not name it. */
  host: () => Promise<string>;
  /** Tells the records of this site from those of others; empty for an export of this site. */
  site: () => Promise<string>;
};

/** The host of the site of an export of WordPress, which is in its first lines. */
const wordPressHost = async (file: string) => {
  for await (const { name, text } of readChannel(file)) {
    if (name === "item") break;
    if (["link", "wp:base_blog_url", "wp:base_site_url"].includes(name)) {
      const host = URL.parse(text.trim())?.hostname;
      if (host) return host;
    }
  }

  return "";
};

/**
 * Opens an export. Nothing is read before its parts are.
 *
 * @param from the folder from which paths lead.
 */
export const openExport = async (
  { kind, path, sitemap }: Arguments,
  from: string,
): Promise<Export> => {
  const file = resolve(from, path);
  const name = toSlug(basename(file).replace(/\.\w+$/, ""), "export", 60);
  if (kind === "markdown") {
    const site = isNative(file) ? "" : basename(file);

    return {
      name,
      parts: readMarkdown(file),
      folder: file,
      host: async () => "",
      site: async () => site,
    };
  }
  const seen = sitemap ? await sitemapUrls(resolve(from, sitemap)) : [];

  return {
    name,
    parts: readWordPress(file, { convertText: convertHtml, seen }),
    folder: undefined,
    host: () => wordPressHost(file),
    site: async () => (await wordPressHost(file)) || name,
  };
};
