import { Link } from "gatsby";
import { useEffect, useId, useRef, useState, type FC } from "react";

import { searchResultsPath, pagePaths, siteIndexPath } from "../../catalogue/paths";
import { Button } from "../../components/Button/Button";
import { Notice } from "../../components/Notice/Notice";

import { walkResults } from "./arrow-keys";
import { Placeholders } from "./Placeholders";
import { Results } from "./Results";
import { SearchForm } from "./SearchForm";
import { useSearch, type Answer } from "./use-search";

import * as styles from "./Search.module.scss";

const examples = ["Golang", "online shop", "privacy"];

const countOf = ({ total, words }: Answer) =>
  total === 0
    ? `Nothing found for “${words}”`
    : `${total} ${total === 1 ? "result" : "results"} for “${words}”`;

const Nothing: FC = () => (
  <p>
    Check the spelling, or try a more general word. You can also look through{" "}
    <Link to={siteIndexPath}>all pages by subject</Link>, or{" "}
    <Link to={pagePaths.contact}>ask us</Link>.
  </p>
);

type SearchProps = {
  /** The query of the page's address, and a key that is another after each navigation. */
  location: { search: string; key?: string | undefined };
};

/** The search of the site: a field, and below it what it finds while somebody types. */
export const Search: FC<SearchProps> = ({ location: { search, key } }) => {
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const heading = useId();
  const [words, setWords] = useState("");
  const { status, answer, prepare, again, more } = useSearch(words);

  useEffect(() => {
    const asked = new URLSearchParams(search).get("q");
    if (!field.current) return;
    if (asked !== null) field.current.value = asked;
    // Without a query, what was typed before script ran.
    setWords(field.current.value.trim());
  }, [search, key]);

  // The place of the first result that was asked for with "Show more", until it is there.
  const awaited = useRef<number | null>(null);
  const showMore = () => {
    awaited.current = answer?.found.length ?? 0;
    void more();
  };
  useEffect(() => {
    if (awaited.current === null) return;
    results.current?.querySelectorAll<HTMLElement>("ol a")[awaited.current]?.focus();
    awaited.current = null;
  }, [answer]);

  return (
    // Links and the field answer the keyboard themselves; this only moves between them.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.root} onKeyDown={walkResults}>
      <SearchForm
        fieldRef={field}
        onFocus={prepare}
        onType={setWords}
        onSend={() => results.current?.focus()}
      />
      <noscript>
        <Notice title="The search needs JavaScript">
          Every page is one link away in the <a href={siteIndexPath}>list of all pages</a>. The
          subjects people look for most are below.
        </Notice>
      </noscript>
      <section
        ref={results}
        className={styles.results}
        aria-labelledby={answer ? heading : undefined}
        aria-label="Results"
        tabIndex={-1}
      >
        <div className={styles.status} role="status">
          {status === "searching" && !answer && <p>Searching …</p>}
          {answer && (
            <h2 className={styles.count} id={heading}>
              {countOf(answer)}
            </h2>
          )}
        </div>
        {status === "idle" && (
          <p className={styles.examples}>
            For example{" "}
            {examples.map((example) => (
              <Link key={example} to={searchResultsPath(example)}>
                {example}
              </Link>
            ))}
          </p>
        )}
        {status === "searching" && !answer && <Placeholders />}
        {status === "failed" && (
          <Notice tone="error" title="The search could not be loaded">
            <div className={styles.failure}>
              <p>
                Check your connection and try again. The{" "}
                <Link to={siteIndexPath}>list of all pages</Link> works without it.
              </p>
              <Button variant="quiet" onClick={again}>
                Try again
              </Button>
            </div>
          </Notice>
        )}
        {answer && answer.total === 0 && <Nothing />}
        {answer && answer.total > 0 && (
          <Results answer={answer} busy={status === "searching"} onMore={showMore} />
        )}
      </section>
    </div>
  );
};
