import { graphql } from "gatsby";
import type { FC } from "react";

import { DiagramFigure } from "./DiagramFigure";
import { validMessages, drawSequence } from "./draw-sequence";

import * as styles from "./SequenceDrawing.module.scss";

/** A sequence diagram on large screens; a list on small ones and for screen readers. */
export const SequenceDrawing: FC<{ sequence: Queries.SequenceFragment }> = ({ sequence }) => {
  const nameOf = (index: number) => sequence.participants[index]?.name;

  return (
    <DiagramFigure diagram={drawSequence(sequence)} labelHalo caption={sequence.title}>
      <ol className={styles.list}>
        {validMessages(sequence).map(({ from, to, text }, index) => (
          <li key={index} className={styles.message}>
            <strong className={styles.participants}>
              {nameOf(from)}
              {from !== to && ` to ${nameOf(to)}`}
            </strong>{" "}
            {text}
          </li>
        ))}
      </ol>
    </DiagramFigure>
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
