import { useEffect, useId, useRef, useState, type FC, type ReactNode } from "react";

import { searchResultsPath, pagePaths, siteIndexPath } from "../../../common/catalogue/paths";
import { numberOf } from "../../../common/text/number-of";
import { Button } from "../../components/Button/Button";
import { Notice } from "../../components/Notice/Notice";

import { navigateResults } from "./arrow-keys";
import { maxResults } from "./load-best";
import { ResultsSkeleton } from "./ResultsSkeleton";
import { Results } from "./Results";
import { SearchForm } from "./SearchForm";
import { useSearch, type SearchResults } from "./use-search";

import * as styles from "./Search.module.scss";

const examples = ["Golang", "online shop", "privacy"];

const resultCount = ({ query, total, isExact, results: { length } }: SearchResults) => {
  if (total === 0) return `Nothing found for “${query}”`;
  if (!isExact) return `No exact match for “${query}”`;
  const isCapped = total > maxResults && length === maxResults;

  return `${isCapped ? "The best " : ""}${numberOf(length, "result")} for “${query}”`;
};

const NoResults: FC = () => (
  <p>
    Check the spelling, or try a more general word. You can also look through{" "}
    <a href={siteIndexPath}>all pages by subject</a>, or <a href={pagePaths.contact}>ask us</a>.
  </p>
);

type SearchProps = {
  /** The query string, and a key that changes with each navigation. */
  location: { search: string; key?: string | undefined };
  /** Shown below while there are no results. */
  children?: ReactNode;
};

/** The site search: a field, and results while the visitor types. */
export const Search: FC<SearchProps> = ({ location: { search, key }, children }) => {
  const fieldRef = useRef<HTMLInputElement>(null);
  const resultsRef = useRef<HTMLElement>(null);
  const headingId = useId();
  const [query, setQuery] = useState("");
  const { status, results, preload, retry } = useSearch(query);

  useEffect(() => {
    const urlQuery = new URLSearchParams(search).get("q");
    if (!fieldRef.current) return;
    if (urlQuery !== null) fieldRef.current.value = urlQuery;
    // Without a query, the text typed before hydration.
    setQuery(fieldRef.current.value.trim());
  }, [search, key]);

  return (
    <>
      {/* Links and the field handle the keyboard themselves; this only moves focus between them. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.root} onKeyDown={navigateResults}>
        <SearchForm
          fieldRef={fieldRef}
          onFocus={preload}
          onQueryChange={setQuery}
          onSearch={() => resultsRef.current?.focus()}
        />
        <noscript>
          <Notice title="The search needs JavaScript">
            Every page is one link away in the <a href={siteIndexPath}>list of all pages</a>. The
            subjects people look for most are below.
          </Notice>
        </noscript>
        <section
          ref={resultsRef}
          className={styles.results}
          aria-labelledby={results ? headingId : undefined}
          aria-label="Results"
          tabIndex={-1}
        >
          <div className={styles.status} role="status">
            {status === "searching" && !results && <p>Searching …</p>}
            {results && (
              <h2 className={styles.count} id={headingId}>
                {resultCount(results)}
              </h2>
            )}
            {results && results.total > 0 && !results.isExact && <p>Pages with similar words:</p>}
          </div>
          {status === "idle" && (
            <p className={styles.examples}>
              For example{" "}
              {examples.map((example) => (
                <a key={example} href={searchResultsPath(example)}>
                  {example}
                </a>
              ))}
            </p>
          )}
          {status === "searching" && !results && <ResultsSkeleton />}
          {status === "failed" && (
            <Notice tone="error" title="The search could not be loaded">
              <div className={styles.failure}>
                <p>
                  Check your connection and try again. The{" "}
                  <a href={siteIndexPath}>list of all pages</a> works without it.
                </p>
                <Button variant="secondary" onClick={retry}>
                  Try again
                </Button>
              </div>
            </Notice>
          )}
          {results && results.total === 0 && <NoResults />}
          {results && results.total > 0 && (
            <Results results={results.results} busy={status === "searching"} />
          )}
        </section>
      </div>
      {!results?.total && children}
    </>
  );
};
