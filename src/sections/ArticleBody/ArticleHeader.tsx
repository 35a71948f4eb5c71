import { graphql } from "gatsby";
import type { FC } from "react";

import { recordTrail } from "../../catalogue/breadcrumb-trails";
import { categoryPath } from "../../../common/catalogue/paths";
import { Breadcrumb } from "../../components/Breadcrumb/Breadcrumb";
import { Tag } from "../../components/Tag/Tag";
import { ArticleCover } from "../../features/ArticleCover/ArticleCover";
import { readingMinutes } from "../../lib/outline";

import * as styles from "./ArticleBody.module.scss";

/** The header of an article: category, title, author, date and reading time. */
export const ArticleHeader: FC<{ article: Queries.ArticleHeaderFragment }> = ({ article }) => {
  const { title, excerpt, body, date, day, category, author } = article;

  return (
    <header className={styles.header}>
      <Breadcrumb breadcrumbs={recordTrail("article", title)} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.label}>
        {category && (
          <a className={styles.category} href={categoryPath(category.slug)}>
            <Tag>{category.name}</Tag>
          </a>
        )}
        {author && <span>{author.name}</span>}
        <time dateTime={date}>{day}</time>
        <span>{readingMinutes(body.html)} min read</span>
      </p>
      <div className={styles.cover}>
        <ArticleCover
          article={article}
          sizes="(min-width: 1304px) 816px, (min-width: 992px) 66vw, calc(100vw - 2rem)"
          eager
        />
      </div>
    </header>
  );
};

export const fragment = graphql`
  fragment ArticleHeader on STRAPI_ARTICLE {
    title
    excerpt
    date
    day: date(formatString: "MMMM D, YYYY")
    body {
      html
    }
    category {
      slug
      name
    }
    author {
      name
    }
    ...ArticleCover
  }
`;
