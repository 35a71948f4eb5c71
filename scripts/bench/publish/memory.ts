import { existsSync, readdirSync, readFileSync } from "node:fs";

import { processStatus } from "../process-status.ts";

type Process = { pid: number; parent: number; command: string; kilobytes: number };

/** A running process; nothing if it has ended meanwhile. */
const readProcess = (pid: number): Process[] => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");

    return [
      {
        pid,
        parent: processStatus(pid, "PPid"),
        command,
        kilobytes: processStatus(pid, "VmRSS"),
      },
    ];
  } catch {
    return [];
  }
};

/** All processes below one, and that one. */
const treeOf = (all: Process[], root: number): Process[] =>
  all.flatMap((one) =>
    one.pid === root ? [one] : one.parent === root ? treeOf(all, one.pid) : [],
  );

/**
 * The memory that the publisher below a process and the publisher's children have resident, and the
 * publisher alone: after PUBLISHER_IDLE_MINUTES the others end.
 *
 * @param root the id of `npm start`.
 */
export const formatPublisherMemory = (root = 0): string => {
  if (!existsSync("/proc/self/status")) return "not known";
  const all = readdirSync("/proc").map(Number).filter(Boolean).flatMap(readProcess);
  const publisher = treeOf(all, root).find(({ command }) => command.includes("main.ts run"));
  if (!publisher) return "not known";
  const processes = treeOf(all, publisher.pid);
  const kilobytes = processes.reduce((sum, one) => sum + one.kilobytes, 0);
  const [total, own] = [kilobytes, publisher.kilobytes].map((one) => Math.round(one / 1024));

  return `${total} MB in ${processes.length} processes; without work, ${own} MB in one`;
};
