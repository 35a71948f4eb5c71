import { existsSync, readdirSync, readFileSync } from "node:fs";

type Process = { pid: number; parent: number; command: string; kilobytes: number };

/** A running process; nothing if it has ended meanwhile. */
const readProcess = (pid: number): Process[] => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const valueOf = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");

    return [{ pid, parent: valueOf("PPid"), command, kilobytes: valueOf("VmHWM") }];
  } catch {
    return [];
  }
};

const withChildren = (all: Process[], root: Process): Process[] => [
  root,
  ...all.filter(({ parent }) => parent === root.pid).flatMap((child) => withChildren(all, child)),
];

/**
 * The most memory that the publisher below a process and the publisher's children had resident: the
 * sum over those that run now.
 *
 * @param root the id of `npm start`.
 */
export const formatPublisherMemory = (root: number | undefined): string => {
  if (!existsSync("/proc/self/status")) return "not known";
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const started = all.filter(({ pid }) => pid === root).flatMap((one) => withChildren(all, one));
  const publisher = started.find(({ command }) => /publisher[\\/]main\.ts run/.test(command));
  if (!publisher) return "not known";
  const processes = withChildren(all, publisher);
  const kilobytes = processes.reduce((sum, one) => sum + one.kilobytes, 0);

  return `${Math.round(kilobytes / 1024)} MB in ${processes.length} processes`;
};
