import { join } from "node:path";

import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";

import { articlePath, feeds, pagePaths } from "../../../common/catalogue/paths";
import { absolutizeUrls } from "../../lib/absolute-urls";
import { escapeHtml } from "../../../common/text/escape-html";
import { mapStrings } from "../../lib/map-strings";
import { modifiedAt } from "../../lib/modified-at";
import { required } from "../../lib/required";

import { stripHighlighting } from "../html/highlight";
import type { Settings } from "../settings";
import { stripInvalidXmlCharacters } from "./strip-invalid-xml-characters";
import { writeIfChanged } from "./write-if-changed";

/** Publisher and newest articles. */
export type FeedData = {
  record: { name: string; description: string };
  blog: { publishedAt: string };
  articles: {
    nodes: readonly {
      slug: string;
      title: string;
      excerpt: string;
      date: string;
      publishedAt: string;
      body: { html: string };
      author: { name: string } | null;
      category: { name: string } | null;
    }[];
  };
};

/** Selects {@link FeedData} except `record`. */
export const feedFields = /* GraphQL */ `
  blog: strapiBlog {
    publishedAt
  }
  articles: allStrapiArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 20) {
    nodes {
      slug
      title
      excerpt
      date
      publishedAt
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

type FeedFormat = (typeof feeds)[number]["format"];

/**
 * Renders the 20 newest articles with their full text in each format: RSS 2.0, Atom (RFC 4287) and
 * JSON Feed 1.1.
 */
export const renderFeeds = (data: FeedData, siteUrl: string) => {
  const { record, blog, articles } = mapStrings(data, stripInvalidXmlCharacters);
  const title = `${record.name} · Blog`;
  const language = "en";
  const home = siteUrl + pagePaths.blog;
  const addressOf = (format: FeedFormat) =>
    siteUrl + required(feeds.find((feed) => feed.format === format)?.path, `the path of ${format}`);
  // The newest change, so the output depends only on content.
  const updated = new Date(
    [blog.publishedAt, ...articles.nodes.map(modifiedAt)].sort().at(-1) ?? 0,
  );
  const items = articles.nodes.map((article) => ({
    ...article,
    url: siteUrl + articlePath(article.slug),
    html: absolutizeUrls(
      // A link within the article would lead to a part of the feed.
      stripHighlighting(article.body.html).replaceAll(
        '<a href="#',
        `<a href="${articlePath(article.slug)}#`,
      ),
      siteUrl,
    ),
    published: new Date(article.date),
    updated: new Date(modifiedAt(article)),
    // Atom requires one.
    author: { name: (article.author ?? record).name },
    categories: article.category ? [article.category.name] : [],
  }));

  const rss = generateRssFeed({
    title,
    description: record.description,
    link: home,
    language,
    copyright: record.name,
    lastBuildDate: updated,
    atom: { links: [{ rel: "self", type: "application/rss+xml", href: addressOf("rss") }] },
    items: items.map(({ title, url, excerpt, html, published, author, categories }) => ({
      title,
      link: url,
      guid: { value: url, isPermaLink: true },
      // Unlike other texts, it is HTML.
      description: escapeHtml(excerpt),
      content: { encoded: html },
      pubDate: published,
      // The element `author` is for an email address.
      dc: { creators: [author.name] },
      categories: categories.map((name) => ({ name })),
    })),
  });
  const atom = generateAtomFeed({
    id: home,
    title: { value: title },
    subtitle: { value: record.description },
    rights: { value: record.name },
    updated,
    links: [
      { rel: "alternate", href: home },
      { rel: "self", href: addressOf("atom") },
    ],
    entries: items.map(({ title, url, excerpt, html, published, updated, author, categories }) => ({
      id: url,
      title: { value: title },
      links: [{ rel: "alternate", href: url }],
      summary: { value: excerpt },
      content: { type: "html", value: html },
      published,
      updated,
      authors: [author],
      categories: categories.map((term) => ({ term })),
    })),
  });
  const json = generateJsonFeed({
    title,
    description: record.description,
    home_page_url: home,
    feed_url: addressOf("json"),
    language,
    items: items.map(({ title, url, excerpt, html, published, updated, author, categories }) => ({
      id: url,
      url,
      title,
      summary: excerpt,
      content_html: html,
      date_published: published,
      date_modified: updated,
      authors: [author],
      tags: categories,
    })),
  });

  return { rss, atom, json: JSON.stringify(json, null, 2) };
};

export const writeFeeds = async (
  publicDir: string,
  data: FeedData,
  { siteUrl }: Pick<Settings, "siteUrl">,
) => {
  const texts = renderFeeds(data, siteUrl);
  for (const { format, path } of feeds) await writeIfChanged(join(publicDir, path), texts[format]);
};
