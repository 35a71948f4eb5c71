import type { FC } from "react";

import type { TextSegment } from "./highlight";
import type { SearchResults } from "./use-search";

import * as styles from "./Results.module.scss";

const Segments: FC<{ segments: readonly TextSegment[] }> = ({ segments }) =>
  segments.map(({ text, highlighted }, index) =>
    highlighted ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );

type ResultsProps = {
  results: SearchResults["results"];
  /** True while other results are loading. */
  busy: boolean;
};

/** The results, best first, with the kind of page and an excerpt. */
export const Results: FC<ResultsProps> = ({ results, busy }) => (
  <ol className={styles.root} aria-busy={busy}>
    {results.map(({ path, kind, title, excerpt }) => (
      <li key={path} className={styles.result}>
        <p className={styles.kind}>{kind}</p>
        <div className={styles.text}>
          <h3 className={styles.title}>
            <a className={styles.link} href={path}>
              <Segments segments={title} />
            </a>
          </h3>
          <p className={styles.excerpt}>
            <span>… </span>
            <Segments segments={excerpt} />
            <span> …</span>
          </p>
        </div>
      </li>
    ))}
  </ol>
);
