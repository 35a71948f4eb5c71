import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";

import { ArticleCard } from "../ArticleList/ArticleCard";

/** One large article card. Renders nothing while the article is not published. */
export const FeaturedArticle: FC<{ featured: Queries.FeaturedArticleFragment }> = ({
  featured: { title, article },
}) =>
  article && (
    <Section title={title}>
      <ArticleCard article={article} variant="featured" />
    </Section>
  );

export const fragment = graphql`
  fragment FeaturedArticle on STRAPI__COMPONENT_SECTIONS_FEATURED_BLOG {
    title
    article {
      ...ArticleCard
    }
  }
`;
