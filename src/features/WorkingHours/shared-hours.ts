/** Minutes in a day. */
export const day = 24 * 60;

/** Part of a day, in minutes after midnight. It may end after the next midnight. */
export type Span = readonly [from: number, to: number];

/** Moves a span to another time zone, starting on the first day. */
export const shiftSpan = ([from, to]: Span, minutes: number): Span => {
  const shifted = (((from + minutes) % day) + day) % day;

  return [shifted, shifted + to - from];
};

/** The spans that two daily spans share, in order. */
export const sharedSpans = (one: Span, other: Span): Span[] =>
  [-day, 0, day]
    .map((offset): Span => [
      Math.max(one[0], other[0] + offset),
      Math.min(one[1], other[1] + offset),
    ])
    .filter(([from, to]) => to > from)
    .toSorted(([from], [next]) => from - next);

/** The total of spans, in minutes. */
export const durationOf = (spans: readonly Span[]) =>
  spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** A time of day in minutes, as "9:00 AM" or "9:00". */
export const formatTime = (minutes: number, hour12: boolean) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: hour12 ? "h12" : "h23",
  }).format(new Date(minutes * 60_000));

/** "9:00 AM–5:00 PM" */
export const formatSpan = ([from, to]: Span, hour12: boolean) =>
  `${formatTime(from, hour12)}–${formatTime(to, hour12)}`;
