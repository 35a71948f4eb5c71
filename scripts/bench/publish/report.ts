import { median } from "../quantiles.ts";

/** Milliseconds; undefined if the publisher did not say. */
export type Phases = Record<"quiet" | "build" | "release", number | undefined>;

type Times = Partial<Record<"queuedAt" | "startedAt" | "finishedAt", string | undefined>>;

const between = (begin: string | undefined, end: string | undefined) => {
  const time = Date.parse(end ?? "") - Date.parse(begin ?? "");

  return Number.isNaN(time) ? undefined : time;
};

/**
 * The phases of one publish.
 *
 * @param calledAt when Publish was called, in ISO 8601, as all times.
 * @param build as the publisher states it.
 * @param createdAt when the build's site began to be made into a release.
 */
export const phasesOf = (
  calledAt: string,
  { queuedAt, startedAt, finishedAt }: Times = {},
  createdAt?: string,
): Phases => ({
  quiet: between(calledAt, queuedAt),
  build: between(startedAt, createdAt),
  release: between(createdAt, finishedAt),
});

const seconds = (time: number | undefined) =>
  time === undefined ? "not known" : `${(time / 1000).toFixed(1)} s`;

/** One line for a publish. @param time from the call to the page, in milliseconds. */
export const formatPublish = (title: string, time: number, phases: Phases) =>
  `${title}: ${seconds(time)} (${Object.entries(phases)
    .map(([name, phase]) => `${name} ${seconds(phase)}`)
    .join(", ")})`;

/** Milliseconds of each round, by the title of the case. */
export type Measured = Map<string, number[]>;

const round = (number: number) => Number(number.toFixed(2));

/**
 * The rows of the table: medians in seconds.
 *
 * @param there of the other checkout, if there is one; the ratio is that of here to there.
 */
export const tableRows = (here: Measured, there?: Measured) =>
  [...here].map(([title, times]) => {
    const other = there && median(there.get(title) ?? []);

    return {
      case: title,
      "here s": round(median(times) / 1000),
      ...(other !== undefined && {
        "there s": round(other / 1000),
        ratio: round(median(times) / other),
      }),
      rounds: times.length,
    };
  });
