import { memo, useId, type FC, type PointerEventHandler, type ReactNode } from "react";

import { dayCurve, halfDay, monthCurve, size, yOf } from "./curves";
import * as charts from "./Charts.module.scss";
import * as styles from "./TideGauge.module.scss";

/** Depths at which the curve is repeated, flatter and shifted. */
const depths = Array.from({ length: 11 }, (_, index) => (index + 1) / 12);

const heights = [4, 3, 2, 1, 0];
const gridLines = [
  ...heights.map((height) => `M0 ${yOf(height)}H${size.width}`),
  ...[1, 2, 3].map((quarter) => `M${(quarter * size.width) / 4} 0V${size.height}`),
].join("");

const Chart: FC<{ name: "month" | "day"; children: ReactNode }> = ({ name, children }) => (
  <svg
    className={charts[name]}
    viewBox={`0 0 ${size.width} ${size.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children}
  </svg>
);

const Charts = memo(function Charts({ from }: { from: number }) {
  const id = useId();
  const curve = dayCurve(from);

  return (
    <>
      <Chart name="month">
        <path className={charts.contour} d={monthCurve(from + halfDay)} />
      </Chart>
      <Chart name="day">
        <path className={charts.grid} d={gridLines} />
        <path className={charts.water} d={`${curve}V${size.height}H-200Z`} />
        {depths.map((depth) => (
          <use
            key={depth}
            href={`#${id}`}
            transform={`matrix(1 0 0 ${(1 - depth).toFixed(2)} ${Math.round(depth * 110)} ${Math.round(depth * size.height)})`}
            opacity={(1 - depth * 0.8).toFixed(2)}
          />
        ))}
        <path className={charts.contour} id={id} d={curve} />
        <path className={charts.surface} d={curve} />
      </Chart>
    </>
  );
});

type GaugeFrameProps = {
  tide: Queries.TideFragment;
  /** The time at the left edge, in milliseconds since 1970. */
  from: number;
  /** Labels of the time axis: start, quarters and end. */
  times: readonly string[];
  /** The reading as text. */
  reading: ReactNode;
  /** Rendered over the day's chart. */
  overlay?: ReactNode;
  /** The slider, which covers the time labels. */
  control?: ReactNode;
  onPointerMove?: PointerEventHandler;
  onPointerLeave?: PointerEventHandler;
};

/** A tide gauge: a reading, charts of a month and a day, and a caption. */
export const GaugeFrame: FC<GaugeFrameProps> = ({
  tide,
  from,
  times,
  reading,
  overlay,
  control,
  ...listeners
}) => {
  const id = useId();

  return (
    <figure className={styles.root} aria-labelledby={id}>
      <div className={styles.header}>
        <p className={styles.title} id={id}>
          {tide.title}
        </p>
        {reading}
      </div>
      <div className={charts.charts} {...listeners}>
        <Charts from={from} />
        <span className={charts.rowLabel} aria-hidden="true">
          Month
        </span>
        <ul className={charts.yAxis} aria-hidden="true">
          {heights.map((height) => (
            <li key={height}>{height} m</li>
          ))}
        </ul>
        {overlay}
        <div className={charts.timeAxis}>
          <ul className={charts.xAxis} aria-hidden="true">
            {times.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ul>
          {control}
        </div>
      </div>
      <figcaption className={styles.caption}>
        {tide.text && <p>{tide.text}</p>}
        <p>Fictional station. Calculated, not for navigation.</p>
      </figcaption>
    </figure>
  );
};
