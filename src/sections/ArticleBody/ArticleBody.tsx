import { graphql } from "gatsby";
import type { FC } from "react";

import { TableOfContents } from "../../components/TableOfContents/TableOfContents";
import { Prose } from "../../components/Prose/Prose";
import { outlineOf } from "../../lib/outline";

import { shareLinks } from "./share-links";

import * as styles from "./ArticleBody.module.scss";

type ArticleBodyProps = {
  article: Queries.ArticleBodyFragment;
  /** The page's absolute URL, for share links. */
  url: string;
};

/** An article with a table of contents, its author and share links. */
export const ArticleBody: FC<ArticleBodyProps> = ({ article: { title, body, author }, url }) => {
  const headings = outlineOf(body.html);

  return (
    <div className={styles.body}>
      <TableOfContents headings={headings} />
      <div className={styles.content}>
        <Prose html={body.html} />
        <footer className={styles.footer}>
          {author && (
            <div className={styles.author}>
              <p>
                <strong>{author.name}</strong>
                {author.role && `, ${author.role}`}
              </p>
              {author.bio && <p className={styles.bio}>{author.bio}</p>}
            </div>
          )}
          <p className={styles.share}>
            {shareLinks(title, url).map(({ name, href }) => (
              <a key={name} href={href} rel="noopener">
                {name}
              </a>
            ))}
          </p>
        </footer>
      </div>
    </div>
  );
};

export const fragment = graphql`
  fragment ArticleBody on STRAPI_ARTICLE {
    title
    body {
      html
    }
    author {
      name
      role
      bio
    }
  }
`;
