import { Link } from "gatsby";
import type { FC } from "react";

import { Button } from "../../components/Button/Button";

import type { Piece } from "./marked-words";
import type { Answer } from "./use-search";

import * as styles from "./Results.module.scss";

const Pieces: FC<{ pieces: readonly Piece[] }> = ({ pieces }) =>
  pieces.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );

type ResultsProps = {
  answer: Answer;
  /** Whether the next answer is on its way. */
  busy: boolean;
  onMore: () => void;
};

/** The pages that were found, the best first, each with its kind and the words around those that were searched for. */
export const Results: FC<ResultsProps> = ({ answer: { total, found }, busy, onMore }) => (
  <>
    <ol className={styles.root} aria-busy={busy}>
      {found.map(({ path, kind, title, excerpt }) => (
        <li key={path} className={styles.result}>
          <p className={styles.kind}>{kind}</p>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Link className={styles.link} to={path}>
                <Pieces pieces={title} />
              </Link>
            </h3>
            <p className={styles.excerpt}>
              … <Pieces pieces={excerpt} /> …
            </p>
          </div>
        </li>
      ))}
    </ol>
    {total > found.length && (
      <p>
        <Button variant="quiet" busy={busy} onClick={onMore}>
          Show more results
        </Button>
      </p>
    )}
  </>
);
