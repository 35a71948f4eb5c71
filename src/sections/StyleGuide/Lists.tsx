import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { ArticleList } from "../ArticleList/ArticleList";
import { ResultsSkeleton } from "../Search/ResultsSkeleton";
import { Results } from "../Search/Results";
import { SearchBand } from "../Search/SearchBand";

import { answer } from "./fixtures";

type ListsProps = { articles: readonly Queries.ArticleCardFragment[] };

/** Lists with several items, one item and none, and search results. */
export const Lists: FC<ListsProps> = ({ articles }) => (
  <>
    <ArticleList title="Articles" articles={articles} />
    <ArticleList title="One article" articles={articles.slice(0, 1)} />
    <ArticleList title="No article" articles={[]} emptyMessage="Nothing has been published yet." />
    <SearchBand title="A way to the search" text="Where people look for something." />
    <Band title="What a search finds">
      <Results results={answer} busy={false} onMore={() => undefined} />
    </Band>
    <Band title="A search on its way">
      <ResultsSkeleton />
    </Band>
  </>
);
