import type { FC, ReactNode } from "react";

import { Band } from "../../components/Band/Band";

import { ArticleCard } from "./ArticleCard";

import * as styles from "./ArticleList.module.scss";

type ArticleListProps = {
  title: string;
  text?: string | null | undefined;
  articles: readonly Queries.ArticleCardFragment[];
  /** Whether no picture is above it, so that its first one must not wait. */
  top?: boolean;
  /** Shown while no article is published; without it the band is left out. */
  empty?: string;
  /** Links that narrow the list down, above it. */
  filters?: ReactNode;
  /** Links to the other pages of the list, below it. */
  pages?: ReactNode;
};

/** Articles, newest first. */
export const ArticleList: FC<ArticleListProps> = ({
  title,
  text,
  articles,
  top = false,
  empty,
  filters,
  pages,
}) => {
  const first = top ? articles.find(({ cover }) => cover) : undefined;

  return (
    (articles.length > 0 || empty) && (
      <Band title={title} text={text}>
        {filters}
        {articles.length > 0 ? (
          <ul className={articles.length === 1 ? styles.single : styles.root}>
            {articles.map((article) => (
              <li key={article.slug}>
                <ArticleCard
                  article={article}
                  look={articles.length === 1 ? "large" : "card"}
                  first={article === first}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p>{empty}</p>
        )}
        {pages}
      </Band>
    )
  );
};
