import { detach } from "../records/detach.ts";
import type { Author, ExportItem, Outline, SiteTerm } from "./export-types.ts";
import { readChannel, type XmlNode } from "./read-channel.ts";
import { childText, cleanText, outlineOf, readItem } from "./read-item.ts";

const authorOf = (node: XmlNode): Author => {
  const text = (name: string) => childText(node, `wp:author_${name}`);
  const fullName = `${text("first_name")} ${text("last_name")}`.trim();

  return { login: text("login"), name: text("display_name") || fullName || text("login") };
};

/** The domain of each element with a term, and how its children begin. */
const termElements: Record<string, { domain: string; slug: string; name: string }> = {
  "wp:category": { domain: "category", slug: "wp:category_nicename", name: "wp:cat_name" },
  "wp:tag": { domain: "post_tag", slug: "wp:tag_slug", name: "wp:tag_name" },
  "wp:term": { domain: "", slug: "wp:term_slug", name: "wp:term_name" },
};

const termOf = (node: XmlNode): SiteTerm | undefined => {
  const element = termElements[node.name];
  if (!element) return undefined;
  const [slug, name] = [childText(node, element.slug), childText(node, element.name)];

  return {
    domain: element.domain || childText(node, "wp:term_taxonomy"),
    id: childText(node, "wp:term_id"),
    slug,
    name: name || slug,
    parent: childText(node, "wp:category_parent") || childText(node, "wp:term_parent"),
    description:
      childText(node, "wp:category_description") || childText(node, "wp:term_description"),
  };
};

const withSlash = (url: string) => url.replace(/\/*$/, "/");

/**
 * Reads all of an export but its texts: the first of two passes.
 *
 * @throws OperatorError with one sentence if the file is no complete export of WordPress.
 */
export const readOutline = async (file: string): Promise<Outline> => {
  const channel: Record<string, string> = {};
  const outline: Outline = { title: "", url: "", language: "", authors: [], terms: [], items: [] };
  for await (const node of readChannel(file)) {
    const term = termOf(node);
    if (node.name === "item") outline.items.push(detach(outlineOf(readItem(node))));
    else if (node.name === "wp:author") outline.authors.push(detach(authorOf(node)));
    else if (term) outline.terms.push(detach(term));
    else channel[node.name] ??= detach(cleanText(node.text).trim());
  }
  const url = channel["wp:base_blog_url"] || channel.link || channel["wp:base_site_url"] || "";

  return {
    ...outline,
    title: channel.title ?? "",
    language: channel.language ?? "",
    url: withSlash(url),
  };
};

/**
 * Yields the items of an export one at a time, with their texts: the second pass.
 *
 * @throws OperatorError with one sentence if the file is no complete export of WordPress.
 */
export const readExport = async function* (file: string): AsyncGenerator<ExportItem> {
  for await (const node of readChannel(file)) {
    if (node.name === "item") yield readItem(node);
  }
};
