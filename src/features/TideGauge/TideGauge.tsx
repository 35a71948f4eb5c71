import { graphql } from "gatsby";
import type { FC } from "react";

import { lazyComponent } from "../../components/lazy-component";
import { useIdle } from "../../components/use-idle";

import { halfDay, extremesBetween } from "./curves";
import { GaugeFrame } from "./GaugeFrame";
import * as styles from "./TideGauge.module.scss";

export type TideGaugeProps = {
  tide: Queries.TideFragment;
  /** The day of the prerendered tide: `2026-11-22`, in UTC. */
  day: string;
};

/** The prerendered tide of one day, in UTC. */
const StaticGauge: FC<TideGaugeProps> = ({ tide, day }) => {
  const from = Date.parse(day);
  const extremes = extremesBetween(from, from + 2 * halfDay);
  const heights = extremes.map(({ height }) => height);
  const timesOf = (high: boolean) =>
    extremes
      .filter(({ isHigh }) => isHigh === high)
      .map(({ time }) => new Date(time).toISOString().slice(11, 16))
      .join(", ");

  return (
    <GaugeFrame
      tide={tide}
      from={from}
      times={["00:00", "06:00", "12:00", "18:00", "24:00"]}
      reading={
        <p className={styles.reading}>
          <strong className={styles.height}>
            {Math.min(...heights).toFixed(1)}–{Math.max(...heights).toFixed(1)} m
          </strong>{" "}
          high {timesOf(true)}; low {timesOf(false)} ({day}, UTC)
        </p>
      }
    />
  );
};

const LazyGauge = lazyComponent(async () => (await import("./LiveGauge")).LiveGauge, StaticGauge);

/**
 * A tide gauge: live once the browser is idle; before that, and without JavaScript, the tide of the
 * build date.
 */
export const TideGauge: FC<TideGaugeProps> = (props) =>
  useIdle() ? <LazyGauge {...props} /> : <StaticGauge {...props} />;

export const fragment = graphql`
  fragment Tide on STRAPI__COMPONENT_SECTIONS_TIDE {
    title
    text
  }
`;
