import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { Section } from "../../components/Section/Section";

import { ArticleCard } from "./ArticleCard";

import * as styles from "./ArticleList.module.scss";

type ArticleListProps = {
  title: string;
  text?: string | null | undefined;
  articles: readonly Queries.ArticleCardFragment[];
  /** Loads the first image eagerly, as no image is above the list. */
  aboveTheFold?: boolean;
  /** Rendered for an empty list; without it the section is omitted. */
  emptyMessage?: string;
  /** Filter links above the list. */
  filters?: ReactNode;
  /** Pagination below the list. */
  pagination?: ReactNode;
};

/** Articles, newest first. */
export const ArticleList: FC<ArticleListProps> = ({
  title,
  text,
  articles,
  aboveTheFold = false,
  emptyMessage,
  filters,
  pagination,
}) => {
  const eager = aboveTheFold ? articles.find(({ cover }) => cover) : undefined;

  return (
    (articles.length > 0 || emptyMessage) && (
      <Section title={title} text={text}>
        {filters}
        {articles.length > 0 ? (
          <ul className={articles.length === 1 ? styles.single : styles.root}>
            {articles.map((article) => (
              <li key={article.slug}>
                <ArticleCard
                  article={article}
                  variant={articles.length === 1 ? "featured" : "card"}
                  eager={article === eager}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p>{emptyMessage}</p>
        )}
        {pagination}
      </Section>
    )
  );
};

export const fragment = graphql`
  # The newest articles about the technologies of a page.
  fragment TechnologyArticles on Query {
    articles: allStrapiArticle(
      filter: { topics: { elemMatch: { slug: { in: $technologies } } } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 3
    ) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
