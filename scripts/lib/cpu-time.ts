import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100; // USER_HZ, the same on every Linux that Node supports.

/** @typedef {{ pid: number, parent: number, ticks: number }} Usage */

/** What a line of /proc/<pid>/stat says: proc_pid_stat(5), fields 4 and 14 to 17. @param {string} line */
const parse = (line) => {
  // The second field, the program's name in parentheses, may hold anything.
  const fields = line
    .slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);

  return { parent: fields[1] ?? 0, ticks };
};

/** @returns {Usage[]} */
const readProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), ...parse(readFileSync(`/proc/${name}/stat`, "utf8")) }];
      } catch {
        return []; // It has ended meanwhile.
      }
    });

/**
 * The CPU time, user and system, of this process, its running descendants and those that ended
 * before their parents, in seconds; undefined on systems without /proc.
 */
export const cpuTime = () => {
  if (process.platform !== "linux") return undefined;
  const processes = readProcesses();
  /** @param {number} pid @returns {number} */
  const sum = (pid) =>
    processes
      .filter(({ parent }) => parent === pid)
      .reduce((ticks, child) => ticks + child.ticks + sum(child.pid), 0);
  const own = processes.find(({ pid }) => pid === process.pid)?.ticks ?? 0;

  return (own + sum(process.pid)) / ticksPerSecond;
};
