import { OperatorError } from "../../common/operator-error.ts";

import { readXml } from "../wordpress/read-xml.ts";

/** The URLs of a sitemap. */
export type Sitemap = {
  /** `index` if its URLs are those of further sitemaps. */
  kind: "pages" | "index";
  urls: string[];
};

const kinds: Record<string, Sitemap["kind"]> = { urlset: "pages", sitemapindex: "index" };

const localName = (name: string) => name.replace(/^.*:/, "");

/**
 * Reads the URLs of a local sitemap (sitemaps.org) or sitemap index. Further sitemaps of an index are
 * not read.
 *
 * @throws OperatorError with one sentence if the file is no complete sitemap in UTF-8.
 */
export const readSitemap = async (file: string): Promise<Sitemap> => {
  const elements: string[] = [];
  let kind: Sitemap["kind"] = "pages";
  let text = "";
  const found = readXml<string>(file, {
    open: (name, _attributes, depth) => {
      const local = localName(name);
      elements.push(local);
      text = "";
      if (depth > 0) return;
      const known = kinds[local];
      if (!known) {
        throw new OperatorError(
          `${file} is not a sitemap, it starts with <${name}>: name a file that starts with <urlset> or <sitemapindex>.`,
        );
      }
      kind = known;
    },
    text: (part) => {
      text += part;
    },
    close: () => {
      // The addresses of pictures and videos have other parents.
      const isUrl = /^(url|sitemap)>loc$/.test(elements.slice(1).join(">"));
      elements.pop();

      return isUrl ? text.trim() : undefined;
    },
  });
  const urls = new Set<string>();
  for await (const url of found) if (url) urls.add(url);

  return { kind, urls: [...urls] };
};
