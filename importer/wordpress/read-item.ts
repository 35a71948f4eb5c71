import type { ExportItem, ItemOutline, Term } from "./export-types.ts";
import { mainCategoryKeys } from "./main-category.ts";
import type { XmlNode } from "./read-channel.ts";

// XML forbids them, but WordPress writes them; a lone surrogate cannot be stored as UTF-8.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text without characters that XML forbids. */
export const cleanText = (text: string): string => text.replace(forbidden, "");

/** Returns the text of a child, cleaned and trimmed; empty if it is missing. */
export const childText = ({ children }: XmlNode, name: string): string =>
  cleanText(children.find((child) => child.name === name)?.text ?? "").trim();

/** The keys of stored values that are read. */
const metaKeys = new Set([
  "_thumbnail_id",
  "_wp_attachment_image_alt",
  "_yoast_wpseo_title",
  "_yoast_wpseo_metadesc",
  "rank_math_title",
  "rank_math_description",
  "_aioseo_title",
  "_aioseo_description",
  "_aioseop_title",
  "_aioseop_description",
  "_yoast_wpseo_meta-robots-noindex",
  "rank_math_robots",
  ...mainCategoryKeys,
  "footnotes",
]);

/** Those of the first pass. */
const outlineKeys = new Set(["_wp_attachment_image_alt", ...mainCategoryKeys]);

const metaOf = (node: XmlNode) =>
  Object.fromEntries(
    node.children
      .filter(({ name }) => name === "wp:postmeta")
      .map((meta) => [childText(meta, "wp:meta_key"), meta] as const)
      .filter(([key]) => metaKeys.has(key))
      .map(([key, meta]) => [key, childText(meta, "wp:meta_value")]),
  );

const oldSlugsOf = ({ children }: XmlNode) =>
  children
    .filter(
      (child) => child.name === "wp:postmeta" && childText(child, "wp:meta_key") === "_wp_old_slug",
    )
    .map((meta) => childText(meta, "wp:meta_value"))
    .filter(Boolean);

// Version 1.0 writes each term twice, once without a slug, and calls tags "tag".
const termsOf = ({ children }: XmlNode): Term[] =>
  children.flatMap(({ name, attributes: { domain, nicename }, text }) =>
    name === "category" && domain && nicename
      ? [{ domain: domain === "tag" ? "post_tag" : domain, slug: nicename, name: cleanText(text) }]
      : [],
  );

const dayOf = (date: string) => /^(?!0000)\d{4}-\d\d-\d\d/.exec(date)?.[0] ?? "";

const droppedFrom = ({ text, children }: XmlNode): number =>
  (text.match(forbidden)?.length ?? 0) +
  children.reduce((sum, child) => sum + droppedFrom(child), 0);

/** Reads an `<item>` of an export. Comments are counted only. */
export const readItem = (node: XmlNode): ExportItem => {
  const text = (name: string) => childText(node, name);
  const content = text("content:encoded");

  return {
    id: text("wp:post_id"),
    type: text("wp:post_type") || "post",
    status: text("wp:status") || "publish",
    title: text("title"),
    link: text("link"),
    guid: text("guid"),
    creator: text("dc:creator"),
    day: dayOf(text("wp:post_date")) || dayOf(text("wp:post_date_gmt")),
    name: text("wp:post_name"),
    oldSlugs: oldSlugsOf(node),
    parent: text("wp:post_parent") || "0",
    sticky: text("wp:is_sticky") === "1",
    hasPassword: text("wp:post_password") !== "",
    attachmentUrl: text("wp:attachment_url"),
    terms: termsOf(node),
    meta: metaOf(node),
    hasText: content !== "",
    comments: node.children.filter(({ name }) => name === "wp:comment").length,
    content,
    excerpt: text("excerpt:encoded"),
    dropped: droppedFrom(node),
  };
};

/** Returns an item without its texts: of its stored values, only those of the first pass stay. */
export const outlineOf = (item: ExportItem): ItemOutline => {
  const { content: _content, excerpt: _excerpt, dropped: _dropped, ...outline } = item;
  const meta = Object.entries(item.meta).filter(([key, value]) => value && outlineKeys.has(key));

  return { ...outline, meta: Object.fromEntries(meta) };
};
