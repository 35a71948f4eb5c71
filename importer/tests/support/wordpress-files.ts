import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

const folder = mkdtempSync(join(tmpdir(), "importer-"));
after(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;

/** The path of a file that is deleted after the tests. */
export const filePath = (name = "export.xml"): string => {
  count += 1;

  return join(folder, `${count}-${name}`);
};

/** Writes a file that is deleted after the tests. */
export const writeFile = (content: string | Uint8Array): string => {
  const path = filePath();
  writeFileSync(path, content);

  return path;
};

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

/** What a test changes of an item; the others have defaults. */
export type ItemValues = {
  id: string;
  title?: string;
  type?: string;
  status?: string;
  link?: string;
  guid?: string;
  name?: string;
  date?: string;
  creator?: string;
  content?: string;
  excerpt?: string;
  parent?: string;
  password?: string;
  sticky?: string;
  attachmentUrl?: string;
  terms?: readonly (readonly [domain: string, slug: string, name: string])[];
  meta?: Record<string, string>;
  extra?: string;
};

/** An item as WordPress writes it. */
export const itemXml = ({
  id,
  title = `Post ${id}`,
  type = "post",
  status = "publish",
  name = `post-${id}`,
  link = `https://example.test/${name}/`,
  guid = `https://example.test/?p=${id}`,
  date = "2020-05-06 07:08:09",
  creator = "anna",
  content = "<p>Some words.</p>",
  excerpt = "",
  parent = "0",
  password = "",
  sticky = "0",
  attachmentUrl,
  terms = [],
  meta = {},
  extra = "",
}: ItemValues): string => `<item>
  <title>${cdata(title)}</title><link>${link.replaceAll("&", "&amp;")}</link>
  <pubDate>Wed, 06 May 2020 05:08:09 +0000</pubDate><dc:creator>${cdata(creator)}</dc:creator>
  <guid isPermaLink="false">${guid.replaceAll("&", "&amp;")}</guid><description></description>
  <content:encoded>${cdata(content)}</content:encoded>
  <excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date>
  <wp:post_name>${cdata(name)}</wp:post_name><wp:status>${cdata(status)}</wp:status>
  <wp:post_parent>${parent}</wp:post_parent><wp:post_type>${cdata(type)}</wp:post_type>
  <wp:post_password>${cdata(password)}</wp:post_password><wp:is_sticky>${sticky}</wp:is_sticky>
  ${attachmentUrl ? `<wp:attachment_url>${cdata(attachmentUrl)}</wp:attachment_url>` : ""}
  ${terms.map(([domain, slug, term]) => `<category domain="${domain}" nicename="${slug}">${cdata(term)}</category>`).join("")}
  ${Object.entries(meta)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    )
    .join("")}${extra}
</item>`;

/** The start of an export, up to its items. */
export const exportStart = ({
  version = "1.2",
  extra = `<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata("anna")}</wp:author_login><wp:author_display_name>${cdata("Anna Berg")}</wp:author_display_name></wp:author>`,
} = {}): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/${version}/">
<channel>
<title>Old site</title><link>https://example.test</link><language>en-US</language>
<wp:wxr_version>${version}</wp:wxr_version>
<wp:base_site_url>https://example.test</wp:base_site_url>
<wp:base_blog_url>https://example.test</wp:base_blog_url>
${extra}
`;

/** The end of an export, after its items. */
export const exportEnd = "</channel>\n</rss>\n";

/** An export with items. */
export const exportXml = (
  items: readonly ItemValues[],
  options?: Parameters<typeof exportStart>[0],
): string => exportStart(options) + items.map(itemXml).join("\n") + exportEnd;

/** All that a generator yields. */
export const collect = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const value of values) all.push(value);

  return all;
};
