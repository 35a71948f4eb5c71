import { Link } from "gatsby";
import type { FC } from "react";

import { Button } from "../../components/Button/Button";

import type { TextSegment } from "./highlight";
import type { SearchResults } from "./use-search";

import * as styles from "./Results.module.scss";

const Segments: FC<{ pieces: readonly TextSegment[] }> = ({ pieces }) =>
  pieces.map(({ text, highlighted: marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );

type ResultsProps = {
  results: SearchResults;
  /** Whether the next results are loading. */
  busy: boolean;
  onMore: () => void;
};

/** The results, best first, with the kind of page and an excerpt. */
export const Results: FC<ResultsProps> = ({ results: { total, results }, busy, onMore }) => (
  <>
    <ol className={styles.root} aria-busy={busy}>
      {results.map(({ path, kind, title, excerpt }) => (
        <li key={path} className={styles.result}>
          <p className={styles.kind}>{kind}</p>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Link className={styles.link} to={path}>
                <Segments pieces={title} />
              </Link>
            </h3>
            <p className={styles.excerpt}>
              … <Segments pieces={excerpt} /> …
            </p>
          </div>
        </li>
      ))}
    </ol>
    {total > results.length && (
      <p>
        <Button variant="quiet" busy={busy} onClick={onMore}>
          Show more results
        </Button>
      </p>
    )}
  </>
);
