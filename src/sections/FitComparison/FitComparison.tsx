import type { FC } from "react";

import { Band } from "../../components/Band/Band";

import * as styles from "./FitComparison.module.scss";

type Points = readonly Queries.PointFragment[];
type FitComparisonProps = {
  title: string;
  fits?: Points | undefined;
  misfits?: Points | undefined;
};

const Column: FC<{ title: string; points: Points }> = ({ title, points }) => (
  <div className={styles.column}>
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

/** When a technology is the right choice, beside when it is not. */
export const FitComparison: FC<FitComparisonProps> = ({ title, fits = [], misfits = [] }) =>
  fits.length + misfits.length > 0 && (
    <Band title={title}>
      <div className={styles.root}>
        {fits.length > 0 && <Column title="It fits when" points={fits} />}
        {misfits.length > 0 && <Column title="Take something else when" points={misfits} />}
      </div>
    </Band>
  );
