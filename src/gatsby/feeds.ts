import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Feed } from "feed";

import { articlePath, feeds, pagePaths } from "../../common/catalogue/paths";
import { mapStrings } from "../lib/map-strings";
import { absolutizeUrls } from "../lib/absolute-urls";

import { stripHighlighting } from "./highlight";
import type { Settings } from "./settings";
import { stripInvalidXmlCharacters } from "./strip-invalid-xml-characters";

/** Publisher and newest articles. */
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

/** Selects {@link FeedData} except `record`. */
export const feedFields = /* GraphQL */ `
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

/** Renders the 20 newest articles with their full text in each format. */
export const renderFeeds = (data: FeedData, siteUrl: string) => {
  const { record, blog, articles } = mapStrings(data, stripInvalidXmlCharacters);
  const absoluteUrl = (path: string) => siteUrl + path;
  const feed = new Feed({
    title: `${record.name} · Blog`,
    description: record.description,
    id: absoluteUrl(pagePaths.blog),
    link: absoluteUrl(pagePaths.blog),
    language: "en",
    copyright: record.name,
    // The newest change, so the output depends only on content.
    updated: new Date(
      [blog.updatedAt, ...articles.nodes.map(({ updatedAt }) => updatedAt)].sort().at(-1) ?? 0,
    ),
    feedLinks: Object.fromEntries(feeds.map(({ format, path }) => [format, absoluteUrl(path)])),
  });
  for (const { slug, title, excerpt, body, date, updatedAt, author, category } of articles.nodes) {
    feed.addItem({
      title,
      id: absoluteUrl(articlePath(slug)),
      link: absoluteUrl(articlePath(slug)),
      description: excerpt,
      content: absolutizeUrls(stripHighlighting(body.html), siteUrl),
      published: new Date(date),
      date: new Date(updatedAt),
      ...(author && { author: [{ name: author.name }] }),
      ...(category && { category: [{ name: category.name }] }),
    });
  }

  return { rss: feed.rss2(), atom: feed.atom1(), json: feed.json1() };
};

export const writeFeeds = async (
  publicDir: string,
  data: FeedData,
  { siteUrl }: Pick<Settings, "siteUrl">,
) => {
  const texts = renderFeeds(data, siteUrl);
  for (const { format, path } of feeds) await writeFile(join(publicDir, path), texts[format]);
};
