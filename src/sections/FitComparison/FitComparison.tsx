import type { FC } from "react";

import { Section } from "../../components/Section/Section";

import * as styles from "./FitComparison.module.scss";

type Points = readonly Queries.PointFragment[];
type FitComparisonProps = {
  title: string;
  /** The choice as a noun phrase. */
  choice: string;
  goodFits?: Points | undefined;
  poorFits?: Points | undefined;
};

type ColumnProps = { title: string; points: Points; variant: "goodFits" | "poorFits" };

const Column: FC<ColumnProps> = ({ title, points, variant }) => (
  <div className={`${styles.column} ${styles[variant]}`}>
    <h3 className={styles.title}>{title}</h3>
    <dl className={styles.points}>
      {points.map((point) => (
        <div key={point.title}>
          <dt className={styles.term}>{point.title}</dt>
          <dd className={styles.text}>{point.text}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Compares when a technology is the right choice and when it is not. */
export const FitComparison: FC<FitComparisonProps> = ({
  title,
  choice,
  goodFits = [],
  poorFits = [],
}) =>
  goodFits.length + poorFits.length > 0 && (
    <Section title={title}>
      <div className={styles.root}>
        {goodFits.length > 0 && (
          <Column title={`Choose ${choice} when`} points={goodFits} variant="goodFits" />
        )}
        {poorFits.length > 0 && (
          <Column title="Choose something else when" points={poorFits} variant="poorFits" />
        )}
      </div>
    </Section>
  );
