import { graphql } from "gatsby";
import type { FC } from "react";

import { articlePath } from "../../../common/catalogue/paths";
import { ArticleCover } from "../../features/ArticleCover/ArticleCover";

import * as styles from "./ArticleList.module.scss";

type ArticleCardProps = {
  article: Queries.ArticleCardFragment;
  /** `featured` for a single article. */
  variant?: "card" | "featured";
  /** Set for the first image of the page. */
  eager?: boolean;
};

// The widths in ArticleList.module.scss.
const sizes = {
  card: "(min-width: 1304px) 392px, (min-width: 768px) 33vw, min(7rem, 28vw)",
  featured: "(min-width: 1304px) 710px, (min-width: 768px) 55vw, calc(100vw - 2rem)",
};

/** A card with an article's cover, category, date and excerpt. */
export const ArticleCard: FC<ArticleCardProps> = ({ article, variant = "card", eager = false }) => {
  const { title, slug, excerpt, date, day, category } = article;

  return (
    <article className={variant === "featured" ? `${styles.card} ${styles.featured}` : styles.card}>
      <ArticleCover article={article} sizes={sizes[variant]} eager={eager} />
      <div className={styles.text}>
        <p className={styles.label}>
          {category && `${category.name} · `}
          <time dateTime={date}>{day}</time>
        </p>
        <h3 className={styles.title}>
          <a className={styles.link} href={articlePath(slug)}>
            {title}
          </a>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
      </div>
    </article>
  );
};

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
    ...ArticleCover
  }
`;
