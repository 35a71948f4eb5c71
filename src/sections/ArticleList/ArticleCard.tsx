import { graphql } from "gatsby";
import type { FC } from "react";

import { Picture } from "../../components/Picture/Picture";

import * as styles from "./ArticleList.module.scss";

/** An article in a list: its picture, category, date and excerpt. */
export const ArticleCard: FC<{ article: Queries.ArticleCardFragment }> = ({
  article: { title, excerpt, date, day, category, cover },
}) => (
  <article className={styles.card}>
    {cover && <Picture picture={cover} sizes="(min-width: 768px) 33vw, 100vw" />}
    <p className={styles.label}>
      {category && `${category.name} · `}
      <time dateTime={date}>{day}</time>
    </p>
    <h3 className={styles.title}>{title}</h3>
    <p>{excerpt}</p>
  </article>
);

export const fragment = graphql`
  fragment ArticleCard on STRAPI_ARTICLE {
    title
    slug
    excerpt
    date
    day: date(formatString: "MMMM D, YYYY")
    category {
      name
    }
    cover {
      ...Picture
    }
  }
`;
