import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";

import { Failure } from "../support/failure.mjs";
import { start } from "../support/processes.mjs";

const interval = 500;

/** What a process shares with others is divided among them; in MB, on Linux. @param {string} pid */
const memoryOf = (pid) => {
  try {
    const [, kilobytes = "0"] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];

    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
};

/** Each process with its parent, on Linux. @returns {[pid: string, parent: string][]} */
const processes = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        // Behind the name of its program, which may hold spaces and parentheses.
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";

        return [pid, fields.split(" ")[1] ?? ""];
      } catch {
        return [pid, ""];
      }
    });

/** A process and all that were started by it. @param {string} pid @returns {string[]} */
const withDescendants = (pid, all = processes()) => [
  pid,
  ...all.filter(([, parent]) => parent === pid).flatMap(([child]) => withDescendants(child, all)),
];

/**
 * Makes a release with the commands of a project, as the builder does.
 *
 * @param {string} project its folder.
 * @param {Record<string, string>} settings
 * @returns {Promise<{ seconds: number, megabytes: number, load: number }>} how long it took, what
 *   all of its processes held in memory at most, and how busy the machine was in its last minute.
 */
export const measureRelease = async (project, settings) => {
  const begin = Date.now();
  const child = start(process.execPath, [join(project, "scripts/release.mjs")], {
    cwd: project,
    env: settings,
    // As from the builder: nothing is installed.
    ipc: true,
  });
  let megabytes = 0;
  const look = () => {
    const held = withDescendants(String(child.pid)).map(memoryOf);
    megabytes = Math.max(
      megabytes,
      held.reduce((sum, one) => sum + one, 0),
    );
  };
  // Elsewhere nothing is known of other processes.
  const timer = process.platform === "linux" ? setInterval(look, interval) : undefined;
  const code = await child.ended;
  clearInterval(timer);
  if (code !== 0) throw new Failure("The site could not be built: see above.", child.output());

  return {
    seconds: (Date.now() - begin) / 1000,
    megabytes: Math.round(megabytes),
    load: loadavg()[0] ?? 0,
  };
};
