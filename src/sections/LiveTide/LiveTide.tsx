import { graphql } from "gatsby";
import type { FC } from "react";

import { lazyComponent } from "../../components/lazy-component";
import { useIdle } from "../../components/use-idle";

import { halfDay, turnsBetween } from "./curves";
import { Frame } from "./Frame";
import * as styles from "./LiveTide.module.scss";

export type LiveTideProps = {
  tide: Queries.TideFragment;
  /** The day whose tide is shown until script runs: `2026-11-22`, in UTC. */
  day: string;
};

/** The tide of one day, in UTC, as the build computed it. */
const Still: FC<LiveTideProps> = ({ tide, day }) => {
  const from = Date.parse(day);
  const turns = turnsBetween(from, from + 2 * halfDay);
  const heights = turns.map(({ height }) => height);
  const clocks = (wanted: boolean) =>
    turns
      .filter(({ isHigh }) => isHigh === wanted)
      .map(({ time }) => new Date(time).toISOString().slice(11, 16))
      .join(", ");

  return (
    <Frame
      tide={tide}
      from={from}
      times={["00:00", "06:00", "12:00", "18:00", "24:00"]}
      reading={
        <p className={styles.reading}>
          <strong className={styles.height}>
            {Math.min(...heights).toFixed(1)}–{Math.max(...heights).toFixed(1)} m
          </strong>{" "}
          high {clocks(true)}; low {clocks(false)} ({day}, UTC)
        </p>
      }
    />
  );
};

const Instrument = lazyComponent(async () => (await import("./Instrument")).Instrument, Still);

/**
 * A tide gauge that shows the water now and for half a day around: once the browser is idle. Before,
 * and without script, it shows the day of the build.
 */
export const LiveTide: FC<LiveTideProps> = (props) =>
  useIdle() ? <Instrument {...props} /> : <Still {...props} />;

export const fragment = graphql`
  fragment Tide on STRAPI__COMPONENT_SECTIONS_TIDE {
    title
    text
  }
`;
