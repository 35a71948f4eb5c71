import { graphql, Link } from "gatsby";
import type { FC } from "react";

import { articlePath } from "../../catalogue/paths";
import { Picture } from "../../components/Picture/Picture";

import * as styles from "./ArticleList.module.scss";

type ArticleCardProps = {
  article: Queries.ArticleCardFragment;
  /** `large` for the one article that is featured. */
  look?: "card" | "large";
  /** Whether its picture is the first of the page. */
  first?: boolean;
};

// As in ArticleList.module.scss.
const sizes = {
  card: "(min-width: 1304px) 392px, (min-width: 768px) 33vw, min(7rem, 28vw)",
  large: "(min-width: 1304px) 710px, (min-width: 768px) 55vw, calc(100vw - 2rem)",
};

/** An article in a list: its picture, category, date and excerpt. */
export const ArticleCard: FC<ArticleCardProps> = ({
  article: { title, slug, excerpt, date, day, category, cover },
  look = "card",
  first = false,
}) => (
  <article className={look === "large" ? `${styles.card} ${styles.large}` : styles.card}>
    {cover && <Picture image={cover} sizes={sizes[look]} eager={first} />}
    <div className={styles.words}>
      <p className={styles.label}>
        {category && `${category.name} · `}
        <time dateTime={date}>{day}</time>
      </p>
      <h3 className={styles.title}>
        <Link className={styles.link} to={articlePath(slug)}>
          {title}
        </Link>
      </h3>
      <p className={styles.excerpt}>{excerpt}</p>
    </div>
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
