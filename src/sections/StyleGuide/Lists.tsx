import type { FC } from "react";

import { ArticleList } from "../ArticleList/ArticleList";

type ListsProps = { articles: readonly Queries.ArticleCardFragment[] };

/** Lists with pictures: of many, of one, of none. */
export const Lists: FC<ListsProps> = ({ articles }) => (
  <>
    <ArticleList title="Articles" articles={articles} />
    <ArticleList title="One article" articles={articles.slice(0, 1)} />
    <ArticleList title="No article" articles={[]} empty="Nothing has been published yet." />
  </>
);
