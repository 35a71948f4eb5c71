import type { FC } from "react";

import { Band } from "../../components/Band/Band";

import { ArticleCard } from "./ArticleCard";

import * as styles from "./ArticleList.module.scss";

type ArticleListProps = {
  title: string;
  text?: string | null | undefined;
  articles: readonly Queries.ArticleCardFragment[];
  /** Shown while no article is published; without it the band is left out. */
  empty?: string;
};

/** Articles, newest first. */
export const ArticleList: FC<ArticleListProps> = ({ title, text, articles, empty }) =>
  (articles.length > 0 || empty) && (
    <Band title={title} text={text}>
      {articles.length > 0 ? (
        <ul className={articles.length === 1 ? styles.single : styles.root}>
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} look={articles.length === 1 ? "large" : "card"} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{empty}</p>
      )}
    </Band>
  );
