import { graphql } from "gatsby";
import type { FC } from "react";

import { Figure } from "./Figure";
import { arrowsOf, drawSequence } from "./sequence";

import * as styles from "./SequenceDrawing.module.scss";

/**
 * Who sends what to whom: drawn where there is room, and as a list on phones, which is also what
 * screen readers read.
 */
export const SequenceDrawing: FC<{ sequence: Queries.SequenceFragment }> = ({ sequence }) => {
  const nameOf = (index: number) => sequence.participants[index]?.name;

  return (
    <Figure shapes={drawSequence(sequence)} crossing caption={sequence.title}>
      <ol className={styles.list}>
        {arrowsOf(sequence).map(({ from, to, text }, index) => (
          <li key={index} className={styles.message}>
            <strong className={styles.sides}>
              {nameOf(from)}
              {from !== to && ` to ${nameOf(to)}`}
            </strong>{" "}
            {text}
          </li>
        ))}
      </ol>
    </Figure>
  );
};

export const fragment = graphql`
  fragment Sequence on STRAPI__COMPONENT_PARTS_SEQUENCE {
    title
    participants {
      name
    }
    messages {
      from
      to
      text
      reply
    }
  }
`;
