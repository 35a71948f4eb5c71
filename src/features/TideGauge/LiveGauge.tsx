import { useEffect, useId, useState, type FC, type PointerEvent } from "react";

import { halfDay, msPerMinute, size, yOf } from "./curves";
import { GaugeFrame } from "./GaugeFrame";
import { heightAt } from "./harmonics";
import type { TideGaugeProps } from "./TideGauge";
import * as charts from "./Charts.module.scss";
import * as styles from "./TideGauge.module.scss";
import * as slider from "./Slider.module.scss";

const rangeMinutes = halfDay / msPerMinute;

const percent = (part: number) => `${part * 100}%`;

/** The current time, updated every minute, except with reduced motion. */
const useNow = () => {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setInterval(() => setNow(Date.now()), msPerMinute);

    return () => clearInterval(timer);
  }, []);

  return now;
};

/** The live gauge: pointer and slider move up to twelve hours before and after now. */
export const LiveGauge: FC<TideGaugeProps> = ({ tide }) => {
  const id = useId();
  const now = useNow();
  const [minutes, setMinutes] = useState(0);

  const time = now + minutes * msPerMinute;
  const height = heightAt(time);
  const tendency = heightAt(time + msPerMinute) > height ? "rising" : "falling";
  const timeText = new Date(time).toLocaleTimeString("en-US", {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  const left = percent(0.5 + minutes / rangeMinutes / 2);

  const followPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { right, width } = currentTarget.getBoundingClientRect();
    const plotWidth = currentTarget.lastElementChild?.getBoundingClientRect().width ?? width;
    const share = Math.max(0, (clientX - (right - plotWidth)) / plotWidth);
    setMinutes(Math.round((share - 0.5) * 2 * rangeMinutes));
  };

  return (
    <GaugeFrame
      tide={tide}
      from={now - halfDay}
      times={["−12 h", "−6 h", "now", "+6 h", "+12 h"]}
      reading={
        <output className={styles.reading} htmlFor={id} aria-live="off">
          <strong className={styles.height}>{height.toFixed(2)} m</strong> {tendency}, {timeText}
        </output>
      }
      overlay={
        <>
          <div className={charts.now} />
          <div className={charts.overlay}>
            {minutes !== 0 && <div className={charts.cursor} style={{ left }} />}
            <div className={charts.dot} style={{ left, top: percent(yOf(height) / size.height) }} />
          </div>
        </>
      }
      control={
        <input
          className={slider.root}
          id={id}
          type="range"
          min={-rangeMinutes}
          max={rangeMinutes}
          step={10}
          value={minutes}
          aria-label="Time of the tide"
          aria-valuetext={`${height.toFixed(2)} m, ${tendency}, ${timeText}`}
          onChange={({ target }) => setMinutes(Number(target.value))}
        />
      }
      onPointerMove={(event) => event.pointerType === "mouse" && followPointer(event)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setMinutes(0)}
    />
  );
};
