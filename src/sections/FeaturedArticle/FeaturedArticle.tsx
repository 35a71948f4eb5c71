import { graphql } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";

import { ArticleCard } from "../ArticleList/ArticleCard";

/** One article, shown large. Nothing is drawn while the chosen article is not published. */
export const FeaturedArticle: FC<{ featured: Queries.FeaturedArticleFragment }> = ({
  featured: { title, article },
}) =>
  article && (
    <Band title={title}>
      <ArticleCard article={article} look="large" />
    </Band>
  );

export const fragment = graphql`
  fragment FeaturedArticle on STRAPI__COMPONENT_SECTIONS_FEATURED_BLOG {
    title
    article {
      ...ArticleCard
    }
  }
`;
