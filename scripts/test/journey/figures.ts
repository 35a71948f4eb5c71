import { processStatus } from "../../bench/process-status.ts";
import { quantile } from "../../bench/quantiles.ts";

import type { Environment } from "./environment.ts";

type Programs = Environment["programs"];

/** The resident memory of a process in MB, on Linux. */
const memoryOf = ({ pid }: { pid?: number | undefined }) =>
  Math.round(processStatus(pid, "VmRSS") / 1024);

const formatMemory = ({ cms, preview, publisher }: Programs) =>
  `CMS ${memoryOf(cms)} MB, preview server ${memoryOf(preview)} MB, publisher ${memoryOf(publisher)} MB`;

/** Formats the median, the 95th percentile and the maximum of times in milliseconds. */
export const formatDurations = (times: number[]) => {
  const unit = Math.max(...times) < 10_000 ? "ms" : "s";
  const [median, p95, longest] = [0.5, 0.95, 1].map((share) => {
    const time = quantile(times, share);

    return unit === "ms" ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`;
  });

  return `${times.length} times: median ${median}, p95 ${p95}, longest ${longest}`;
};

/**
 * Runs an action several times in a row, and prints the memory of the programs ten times at most.
 *
 * @param action gets the number of the run, from 1, and returns its time.
 * @returns the times in milliseconds.
 */
export const repeat = async (
  count: number,
  programs: Programs,
  action: (run: number) => Promise<number>,
) => {
  const times: number[] = [];
  const interval = Math.ceil(count / 10);
  for (let run = 1; run <= count; run += 1) {
    times.push(await action(run));
    if (run % interval === 0) console.log(`    after ${run}: ${formatMemory(programs)}`);
  }

  return times;
};
