import { readFileSync } from "node:fs";

import { quantile } from "../../support/quantiles.mjs";

/** What a process holds in memory, in MB; on Linux. @param {{ pid?: number | undefined }} child */
const memoryOf = ({ pid }) => {
  const [, kilobytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];

  return Math.round(Number(kilobytes) / 1024);
};

/** What each program holds in memory now, in words. @param {import("./environment.ts").Environment["programs"]} programs */
const memory = ({ cms, preview, builder }) =>
  `content service ${memoryOf(cms)} MB, draft server ${memoryOf(preview)} MB, builder ${memoryOf(builder)} MB`;

/** Median, 95th percentile and longest of times in milliseconds, in words. @param {number[]} times */
export const formatDurations = (times) => {
  const unit = Math.max(...times) < 10_000 ? "ms" : "s";
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => {
    const time = quantile(times, share);

    return unit === "ms" ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`;
  });

  return `${times.length} times: median ${median}, p95 ${p95}, longest ${most}`;
};

/**
 * Does something several times in a row, and prints how long it took and what the programs
 * hold in memory, ten times at most.
 *
 * @param {number} count
 * @param {import("./environment.ts").Environment["programs"]} programs
 * @param {(index: number) => Promise<number>} action is told which time it is, from 1; answers
 *   how long it took, in milliseconds.
 */
export const repeat = async (count, programs, action) => {
  /** @type {number[]} */
  const times = [];
  const interval = Math.ceil(count / 10);
  for (let index = 1; index <= count; index += 1) {
    times.push(await action(index));
    if (index % interval === 0) console.log(`    after ${index}: ${memory(programs)}`);
  }

  return times;
};
