import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Feed } from "feed";

import { articlePath, feeds, singlePaths } from "../catalogue/paths";
import { mapStrings } from "../lib/map-strings";
import { withWholeAddresses } from "../lib/whole-addresses";

import { withoutHighlights } from "./highlight";
import type { Settings } from "./settings";
import { xmlText } from "./xml-text";

/** What the feeds are made of: who publishes them, and the newest articles. */
export type FeedData = {
  record: { name: string; description: string };
  blog: { updatedAt: string };
  articles: {
    nodes: readonly {
      slug: string;
      title: string;
      excerpt: string;
      date: string;
      updatedAt: string;
      body: { html: string };
      author: { name: string } | null;
      category: { name: string } | null;
    }[];
  };
};

/** The fields of the build's query that answer {@link FeedData}, beside the record. */
export const articlesQuery = /* GraphQL */ `
  blog: strapiBlog {
    updatedAt
  }
  articles: allStrapiArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 20) {
    nodes {
      slug
      title
      excerpt
      date
      updatedAt
      body {
        html
      }
      author {
        name
      }
      category {
        name
      }
    }
  }
`;

/** The 20 newest articles with their full text, in each format. */
export const feedTexts = (data: FeedData, siteUrl: string) => {
  const { record, blog, articles } = mapStrings(data, xmlText);
  const address = (path: string) => siteUrl + path;
  const feed = new Feed({
    title: `${record.name} · Blog`,
    description: record.description,
    id: address(singlePaths.blog),
    link: address(singlePaths.blog),
    language: "en",
    copyright: record.name,
    // The newest change, so that the same content makes the same file.
    updated: new Date(
      [blog.updatedAt, ...articles.nodes.map(({ updatedAt }) => updatedAt)].sort().at(-1) ?? 0,
    ),
    feedLinks: Object.fromEntries(feeds.map(({ format, path }) => [format, address(path)])),
  });
  for (const { slug, title, excerpt, body, date, updatedAt, author, category } of articles.nodes) {
    feed.addItem({
      title,
      id: address(articlePath(slug)),
      link: address(articlePath(slug)),
      description: excerpt,
      content: withWholeAddresses(withoutHighlights(body.html), siteUrl),
      published: new Date(date),
      date: new Date(updatedAt),
      ...(author && { author: [{ name: author.name }] }),
      ...(category && { category: [{ name: category.name }] }),
    });
  }

  return { rss: feed.rss2(), atom: feed.atom1(), json: feed.json1() };
};

/**
 * Writes the feeds.
 *
 * @param folder of the built site.
 */
export const writeFeeds = async (
  folder: string,
  data: FeedData,
  { siteUrl }: Pick<Settings, "siteUrl">,
) => {
  const texts = feedTexts(data, siteUrl);
  for (const { format, path } of feeds) await writeFile(join(folder, path), texts[format]);
};
