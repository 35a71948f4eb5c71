import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100; // USER_HZ, the same on every Linux that Node supports.

/** Parses /proc/<pid>/stat: fields 4 and 14 to 17 of proc_pid_stat(5). */
const parse = (line: string) => {
  // The second field is the program's name in parentheses, which may contain any character.
  const fields = line
    .slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);

  return {
    parent: fields[1] ?? 0,
    ticks: fields.slice(11, 15).reduce((sum, value) => sum + value, 0),
  };
};

const readProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), ...parse(readFileSync(`/proc/${name}/stat`, "utf8")) }];
      } catch {
        return []; // The process has exited meanwhile.
      }
    });

/**
 * The user and system time in seconds of this process, its running descendants, and those that
 * exited before their parents; undefined on systems without /proc.
 */
export const cpuTime = (): number | undefined => {
  if (process.platform !== "linux") return undefined;
  const processes = readProcesses();
  const sumBelow = (pid: number): number =>
    processes
      .filter(({ parent }) => parent === pid)
      .reduce((ticks, child) => ticks + child.ticks + sumBelow(child.pid), 0);
  const own = processes.find(({ pid }) => pid === process.pid)?.ticks ?? 0;

  return (own + sumBelow(process.pid)) / ticksPerSecond;
};
