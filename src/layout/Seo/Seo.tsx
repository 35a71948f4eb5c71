import { graphql, useStaticQuery } from "gatsby";
import type { FC } from "react";

type SeoProps = {
  /** The record's own words; a catalogue page without a record gives title and description. */
  seo: Pick<Queries.SeoFragment, "title" | "description"> & Partial<Queries.SeoFragment>;
  /** The page's own address, from the root of the site, with its last slash. */
  path: string;
  /** Whether search engines must leave the page out, whatever its record says. */
  unlisted?: boolean;
};

/** What the head of a page says to browsers, search engines and link previews. */
export const Seo: FC<SeoProps> = ({ seo, path, unlisted = false }) => {
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
  const title = `${seo.title} · ${record?.name}`;
  const address = seo.canonical || siteUrl + path;
  const image = (seo.shareImage ?? record?.shareImage)?.localFile?.childImageSharp?.resize;

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      <link rel="canonical" href={address} />
      {(unlisted || seo.noindex) && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={record?.name} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      {image?.src && <meta property="og:image" content={siteUrl + image.src} />}
      {image?.src && <meta property="og:image:width" content={String(image.width)} />}
      {image?.src && <meta property="og:image:height" content={String(image.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
      {seo.structuredData && (
        <script type="application/ld+json">{jsonForScript(seo.structuredData)}</script>
      )}
    </>
  );
};

// A "<" would let a value close the script element.
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

export const fragment = graphql`
  fragment ShareImage on STRAPI__MEDIA {
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
