import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { PageBody } from "../layout/PageBody/PageBody";
import { Hero } from "../sections/Hero/Hero";
import type { BrandProps } from "../style-guide/Brand";
import { StyleGuide } from "../style-guide/StyleGuide";

/** The design system on one page, created only if STYLE_GUIDE is on (src/gatsby/pages/pages.ts). */
const StyleGuideTemplate: FC<PageProps<Queries.StyleGuideQuery, BrandProps>> = ({
  data,
  pageContext,
}) => (
  <PageBody>
    <Hero
      eyebrow="Style guide"
      title="Every part, in every state"
      text="Resize the window, switch the colors, tab through. What looks wrong here is wrong everywhere."
    />
    <StyleGuide articles={data.articles.nodes} roles={pageContext.roles} />
  </PageBody>
);

export default StyleGuideTemplate;

export const Head: HeadFC = () => (
  <>
    <title>Style guide</title>
    <meta
      name="description"
      content="The colors, type and components of this site, in all of their states."
    />
    <meta name="robots" content="noindex" />
  </>
);

export const query = graphql`
  query StyleGuide {
    articles: allStrapiArticle(sort: { slug: ASC }, limit: 2) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
