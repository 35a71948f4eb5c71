import { graphql, useStaticQuery } from "gatsby";
import type { FC } from "react";

import type { PaginationInfo } from "../../catalogue/pagination";
import { feeds, markdownPath, pagePaths } from "../../../common/catalogue/paths";
import { pageTitle } from "../../../common/text/page-title";

import { announcementName } from "../Announcement/announcement-data";

import { generatedShareImage, uploadedShareImage } from "./share-image";
import { StructuredData } from "./StructuredData";
import type { StructuredDataBuilder, PageContext } from "./structured-data";

type SeoProps = {
  /** The record's SEO component; title and description suffice for a page without a record. */
  seo: Pick<Queries.SeoFragment, "title" | "description"> & Partial<Queries.SeoFragment>;
  /** The page's path, with a trailing slash. */
  path: string;
  /** Excludes the page from search engines, whatever its record sets. */
  noindex?: boolean;
  /** Builders of the page's JSON-LD; the record's structured data of the same type replaces it. */
  structuredData?: readonly StructuredDataBuilder[];
  /** Set on articles; `author` only if it was a person. */
  article?: { published: string; modified: string; author?: string | undefined };
  /** Set on the pages of a list. */
  pagination?: PaginationInfo;
};

export const Seo: FC<SeoProps> = ({
  seo,
  path,
  noindex = false,
  structuredData = [],
  article,
  pagination,
}) => {
  const { site, record, announcement } = useStaticQuery<Queries.SeoSiteQuery>(graphql`
    query SeoSite {
      site {
        siteMetadata {
          siteUrl
        }
      }
      announcement: strapiAnnouncement {
        text
        from
        until
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
  const hidden = noindex || seo.noindex;
  const shareImage =
    uploadedShareImage(seo.shareImage, seo.title) ??
    (hidden
      ? uploadedShareImage(record?.shareImage, seo.title)
      : generatedShareImage(path, seo.title));
  const image = shareImage && siteUrl + shareImage.src;
  const url = seo.canonical || siteUrl + path;
  const context: PageContext = { siteUrl, url, organization: name, image };

  return (
    <>
      <title>{pageTitle(seo.title, name)}</title>
      <meta name="description" content={seo.description} />
      {announcement?.text && (
        <meta name={announcementName} content={JSON.stringify(announcement)} />
      )}
      <link rel="canonical" href={url} />
      {pagination && pagination.page > 1 && (
        <link rel="prev" href={siteUrl + pagination.pathOf(pagination.page - 1)} />
      )}
      {pagination && pagination.page < pagination.pages && (
        <link rel="next" href={siteUrl + pagination.pathOf(pagination.page + 1)} />
      )}
      {hidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={image} />}
      {shareImage && <meta property="og:image:width" content={String(shareImage.width)} />}
      {shareImage && <meta property="og:image:height" content={String(shareImage.height)} />}
      {shareImage && <meta property="og:image:alt" content={shareImage.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      {article?.author && <meta property="article:author" content={article.author} />}
      {!hidden && <link rel="alternate" type="text/markdown" href={markdownPath(path)} />}
      {path.startsWith(pagePaths.blog) &&
        feeds.map(({ path: href, type, name: format }) => (
          <link key={href} rel="alternate" type={type} title={format} href={href} />
        ))}
      {!hidden && (
        <StructuredData builders={structuredData} context={context} override={seo.structuredData} />
      )}
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
