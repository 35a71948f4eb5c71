import { graphql } from "gatsby";

import { cardList } from "../CardList/card-list";

import * as balanced from "../../styles/shared/balanced-grid.module.scss";
import { ArticleCard } from "./ArticleCard";

import * as styles from "./ArticleList.module.scss";

/** Articles, newest first. */
export const ArticleList = cardList<Queries.ArticleCardFragment>((articles, eager) => (
  <ul className={articles.length === 1 ? styles.single : `${balanced.grid} ${styles.root}`}>
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
));

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
