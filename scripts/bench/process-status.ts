import { readFileSync } from "node:fs";

/**
 * A number that Linux states about a running process, such as VmRSS in kB; 0 if it states none.
 *
 * @throws if there is no such process, or no /proc.
 */
export const processStatus = (pid: number | undefined, name: "PPid" | "VmRSS" | "VmHWM"): number =>
  Number(
    new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ??
      0,
  );
