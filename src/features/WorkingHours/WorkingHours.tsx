import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState, type FC } from "react";

import { Button } from "../../components/Button/Button";
import { useReplayedClick } from "../../components/DialogTrigger/use-replayed-click";
import { offsetAt } from "../../../common/time-zone";
import { cityFromTimeZone } from "../BriefBuilder/city-from-time-zone";
import { fillBrief, leastOverlap } from "../BriefBuilder/brief-draft";

import * as inverse from "../../styles/shared/inverse.module.scss";
import {
  day,
  durationOf,
  formatSpan,
  formatTime,
  sharedSpans,
  shiftSpan,
  type Span,
} from "./shared-hours";

import * as styles from "./WorkingHours.module.scss";

/** The visitor's working day, in minutes. */
const workday = 8 * 60;

/** The visitor's clock: how many minutes it is ahead of ours, and its city. */
type Visitor = { ahead: number; city: string; hour12: boolean };

const readVisitor = (ourZone: string): Visitor => {
  const now = new Date();
  const { timeZone, hour12 = true } = new Intl.DateTimeFormat(undefined, {
    hour: "numeric",
  }).resolvedOptions();

  return {
    // The browser may not know the name of its zone.
    ahead: -now.getTimezoneOffset() - offsetAt(ourZone, now),
    city: cityFromTimeZone(timeZone),
    hour12,
  };
};

/** How long a wave rises and falls, in minutes. */
const slope = 75;

/** A working day as a wave, with those of the days before and after. */
const waveOf = ([from, to]: Span) =>
  [-day, 0, day]
    .map((offset) => {
      const [start, end] = [from + offset, to + offset];
      const bends = [start + slope / 2, end - slope / 2];

      return `M${start} 100C${bends[0]} 100 ${bends[0]} 16 ${start + slope} 16H${end - slope}C${bends[1]} 16 ${bends[1]} 100 ${end} 100`;
    })
    .join("");

const Chart: FC<{ ours: Span; theirs?: Span | undefined }> = ({ ours, theirs }) => {
  const id = useId();

  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${day} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <clipPath id={id}>
        <path d={waveOf(ours)} />
      </clipPath>
      <path className={styles.grid} d="M360 0V100M720 0V100M1080 0V100" />
      <path className={styles.ours} d={waveOf(ours)} />
      {theirs && (
        <>
          <path className={styles.shared} d={waveOf(theirs)} clipPath={`url(#${id})`} />
          <path className={styles.theirs} d={waveOf(theirs)} />
        </>
      )}
    </svg>
  );
};

const Reading: FC<{ value: string; text: string }> = ({ value, text }) => (
  <p className={styles.reading}>
    <strong className={styles.value}>{value}</strong> <span>{text}</span>
  </p>
);

const sharedLabel = (minutes: number) =>
  minutes === 60 ? "1 hour shared" : `${minutes / 60 || "No"} hours shared`;

type WorkingHoursProps = {
  hours: Queries.WorkingHoursFragment;
  /** Whether the page has a brief builder, which can take the shared hours. */
  withBrief?: boolean;
};

/**
 * Our working hours, and those that the visitor shares with them once asked to compare: the visitor's
 * time zone is read from the browser, and nothing is sent. Without JavaScript it shows ours.
 */
export const WorkingHours: FC<WorkingHoursProps> = ({
  hours: { title, text, timeZone, opens, closes },
  withBrief = false,
}) => {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [visitor, setVisitor] = useState<Visitor>();
  const [start, setStart] = useState(9 * 60);
  const compare = () => setVisitor(readVisitor(timeZone));
  const { ref, attributes } = useReplayedClick<HTMLButtonElement>(compare);
  useEffect(() => slider.current?.focus(), [visitor]);

  const { ahead = 0, city = "", hour12 = true } = visitor ?? {};
  // A shift may end on the next day.
  const end = closes > opens ? closes : closes + 24;
  const ours = shiftSpan([opens * 60, end * 60], ahead);
  const theirs: Span = [start, start + workday];
  const shared = sharedSpans(theirs, ours);
  const minutes = durationOf(shared);
  const sharedTimes = shared.map((span) => formatSpan(span, hour12)).join(" and ");
  const time = (at: number) => formatTime(at, hour12);

  return (
    <figure className={`${inverse.surface} ${styles.root}`} aria-labelledby={id}>
      <div className={styles.header}>
        <p className={styles.title} id={id}>
          {title}
        </p>
        {visitor ? (
          <Reading
            value={sharedLabel(minutes)}
            text={`${sharedTimes && `${sharedTimes}, `}your time${city && ` in ${city}`}`}
          />
        ) : (
          <Reading
            value={formatSpan(ours, hour12)}
            text={`our time in ${cityFromTimeZone(timeZone)}`}
          />
        )}
      </div>
      <div className={styles.clock} dir="ltr">
        <Chart ours={ours} theirs={visitor && theirs} />
        <div className={styles.axis}>
          {visitor && (
            <input
              ref={slider}
              className={styles.slider}
              type="range"
              aria-label="Start of your working day"
              aria-valuetext={`${time(start)} to ${time(start + workday)}: ${sharedLabel(minutes)}`}
              min={0}
              max={day}
              step={30}
              value={start}
              onChange={({ target }) => setStart(Number(target.value))}
            />
          )}
          <ul className={styles.times} aria-hidden="true">
            {[0, 6, 12, 18, 24].map((hour) => (
              <li key={hour}>{time(hour * 60).replace(":00", "")}</li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className={styles.caption}>
        {text && <p>{text}</p>}
        <span className={styles.action}>
          {visitor ? (
            withBrief &&
            minutes >= leastOverlap && (
              <Button variant="secondary" onClick={() => fillBrief(minutes, city)}>
                Use in your brief
              </Button>
            )
          ) : (
            <Button ref={ref} variant="secondary" onClick={compare} {...attributes}>
              Compare with your hours
            </Button>
          )}
        </span>
      </figcaption>
    </figure>
  );
};

export const fragment = graphql`
  fragment WorkingHours on STRAPI__COMPONENT_SECTIONS_WORKING_HOURS {
    title
    text
    timeZone
    opens
    closes
  }
`;
