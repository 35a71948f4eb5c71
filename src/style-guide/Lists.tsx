import type { FC } from "react";

import { Section } from "../components/Section/Section";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { ResultsSkeleton } from "../features/Search/ResultsSkeleton";
import { Results } from "../features/Search/Results";
import { SearchSection } from "../features/Search/SearchSection";

import { searchResults } from "./fixtures";

type ListsProps = { articles: readonly Queries.ArticleCardFragment[] };

/** Lists with several items, one item and none, and search results. */
export const Lists: FC<ListsProps> = ({ articles }) => (
  <>
    <ArticleList title="Articles" items={articles} />
    <ArticleList title="One article" items={articles.slice(0, 1)} />
    <ArticleList title="No article" items={[]} emptyMessage="Nothing has been published yet." />
    <SearchSection title="Search section" text="Where people look for something." />
    <Section title="Search results">
      <Results results={searchResults} busy={false} />
    </Section>
    <Section title="Search loading">
      <ResultsSkeleton />
    </Section>
  </>
);
