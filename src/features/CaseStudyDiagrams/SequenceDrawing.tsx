import { graphql } from "gatsby";
import type { FC } from "react";

import { stripMarkers } from "../../lib/strip-markers";

import { DiagramFigure } from "./DiagramFigure";

import * as styles from "./SequenceDrawing.module.scss";

/** Participants are found by their names, in any case, as the rules of publishing do. */
const keyOf = (name: string) => stripMarkers(name).trim().toLowerCase();

/** Messages between known participants, by index; drafts may name others. */
const stepsOf = ({ participants, messages }: Queries.SequenceFragment) => {
  const names = participants.map(({ name }) => keyOf(name));

  return messages
    .map(({ from, to, ...message }) => ({
      ...message,
      from: names.indexOf(keyOf(from)),
      to: names.indexOf(keyOf(to)),
    }))
    .filter(({ from, to }) => from >= 0 && to >= 0);
};

/** The grid lines of a message: participants are in the middle of two columns each. */
const linesOf = (from: number, to: number, count: number) => {
  const isLast = from === count - 1;
  const other = from === to ? from + (isLast ? -1 : 1) : to;

  return { start: 2 * Math.min(from, other) + 2, end: 2 * Math.max(from, other) + 2 };
};

/** Messages between participants: a list, with enough space as arrows between their lines. */
export const SequenceDrawing: FC<{ sequence: Queries.SequenceFragment }> = ({ sequence }) => {
  const { title, participants } = sequence;
  const nameOf = (index: number) => participants[index]?.name;

  return (
    <DiagramFigure caption={title}>
      <div className={styles.root} style={{ "--participants": participants.length }}>
        {/* Each message names its participants. */}
        <div className={styles.participants} aria-hidden="true" data-markdown-ignore>
          {participants.map(({ name }, index) => (
            <span key={index} className={styles.participant}>
              <span className={styles.name}>{name}</span>
            </span>
          ))}
        </div>
        <ol className={styles.messages}>
          {stepsOf(sequence).map(({ from, to, text, reply }, index) => {
            const { start, end } = linesOf(from, to, participants.length);
            const classes = [
              styles.message,
              from === to ? styles.self : styles.arrow,
              reply && styles.reply,
              2 * to + 2 === start ? styles.toStart : styles.toEnd,
            ];

            return (
              <li
                key={index}
                className={classes.filter(Boolean).join(" ")}
                style={{ gridArea: `${index + 1} / ${start} / auto / ${end}` }}
              >
                <strong className={styles.direction}>
                  {nameOf(from)}
                  {from !== to && ` ${reply ? "replies to" : "to"} ${nameOf(to)}`}
                </strong>{" "}
                <span className={styles.text}>{text}</span>
              </li>
            );
          })}
        </ol>
      </div>
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
