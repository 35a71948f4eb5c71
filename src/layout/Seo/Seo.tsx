import { graphql, useStaticQuery } from "gatsby";
import type { FC } from "react";

import { longestShown, type PagePlace } from "../../catalogue/list-pages";
import { feeds, markdownPath, singlePaths } from "../../catalogue/paths";

import { drawn, uploaded } from "./share-picture";
import { StructuredData } from "./StructuredData";
import type { Describe, Place } from "./structured-data";

type SeoProps = {
  /** The record's own words; a catalogue page without a record gives title and description. */
  seo: Pick<Queries.SeoFragment, "title" | "description"> & Partial<Queries.SeoFragment>;
  /** The page's own address, from the root of the site, with its last slash. */
  path: string;
  /** Whether search engines must leave the page out, whatever its record says. */
  unlisted?: boolean;
  /** What the page is about, for search engines; the record's own structured data of the same type takes its place. */
  about?: readonly Describe[];
  /** Set on articles: when the text was published and last changed, and who wrote it, if it was a person. */
  article?: { published: string; modified: string; author?: string | undefined };
  /** Set on the pages of a list: which of them this is. */
  place?: PagePlace;
};

/** What the head of a page says to browsers, search engines, link previews and machines that read. */
export const Seo: FC<SeoProps> = ({
  seo,
  path,
  unlisted = false,
  about = [],
  article,
  place: inList,
}) => {
  const { site, record } = useStaticQuery<Queries.SeoSiteQuery>(graphql`
    query SeoSite {
      site {
        siteMetadata {
          siteUrl
        }
      }
      record: strapiSite {
        name
        shareImage {
          ...ShareImage
        }
      }
    }
  `);
  const siteUrl = site?.siteMetadata?.siteUrl ?? "";
  const name = record?.name ?? "";
  const branded = `${seo.title} · ${name}`;
  const hidden = unlisted || seo.noindex;
  const picture =
    uploaded(seo.shareImage, seo.title) ??
    (hidden ? uploaded(record?.shareImage, seo.title) : drawn(path, seo.title));
  const image = picture && siteUrl + picture.src;
  const address = seo.canonical || siteUrl + path;
  const place: Place = { siteUrl, address, organization: name, image };

  return (
    <>
      <title>{branded.length > longestShown.title ? seo.title : branded}</title>
      <meta name="description" content={seo.description} />
      <link rel="canonical" href={address} />
      {inList && inList.page > 1 && (
        <link rel="prev" href={siteUrl + inList.pathOf(inList.page - 1)} />
      )}
      {inList && inList.page < inList.pages && (
        <link rel="next" href={siteUrl + inList.pathOf(inList.page + 1)} />
      )}
      {hidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={image} />}
      {picture && <meta property="og:image:width" content={String(picture.width)} />}
      {picture && <meta property="og:image:height" content={String(picture.height)} />}
      {picture && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      {article?.author && <meta property="article:author" content={article.author} />}
      {!hidden && <link rel="alternate" type="text/markdown" href={markdownPath(path)} />}
      {path.startsWith(singlePaths.blog) &&
        feeds.map(({ path: href, type, name: format }) => (
          <link key={href} rel="alternate" type={type} title={format} href={href} />
        ))}
      {!hidden && <StructuredData about={about} place={place} own={seo.structuredData} />}
    </>
  );
};

export const fragment = graphql`
  fragment ShareImage on STRAPI__MEDIA {
    alternativeText
    localFile {
      childImageSharp {
        resize(width: 1200, height: 630, fit: COVER, toFormat: JPG) {
          src
          width
          height
        }
      }
    }
  }

  fragment Seo on STRAPI__COMPONENT_SHARED_SEO {
    title
    description
    canonical
    noindex
    structuredData
    shareImage {
      ...ShareImage
    }
  }
`;
